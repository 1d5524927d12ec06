import { Readable, Writable } from 'node:stream';
import type { Context } from '../context.ts';

export type TestContextOptions = {
  readonly argv?: readonly string[];
  readonly env?: Context['env'];
  readonly cwd?: string;
  readonly stdin?: string;
  readonly columns?: number;
  readonly signal?: AbortSignal;
};

/** A context with readable streams; `columns` makes both outputs terminals of that width. */
export function createTestContext(options: TestContextOptions = {}) {
  const stdout = createCapture(options.columns);
  const stderr = createCapture(options.columns);
  const context: Context = {
    argv: options.argv ?? [],
    env: options.env ?? {},
    cwd: options.cwd ?? '/',
    stdin: Readable.from([Buffer.from(options.stdin ?? '')]),
    stdout,
    stderr,
    clock: () => new Date('2026-11-21T09:00:00Z'),
    signal: options.signal ?? new AbortController().signal,
  };
  return { context, stdout, stderr };
}

function createCapture(columns: number | undefined) {
  const written: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk);
      done();
    },
  });
  return Object.assign(stream, {
    text: () => Buffer.concat(written).toString('utf8'),
    ...(columns === undefined ? {} : { isTTY: true, columns }),
  });
}
