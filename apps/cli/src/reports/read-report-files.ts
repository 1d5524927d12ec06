import { createHash } from 'node:crypto';
import {
  type Blocked,
  openReading,
  type Reading,
  type ReadingOptions,
  type ReadingSession,
} from '@platebook/accounting';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { createProgress, type Progress } from '../output/progress.ts';
import { openReport, sizeOfReport, STDIN_NAME, toBlocked } from './open-report.ts';

export type ReadReportFilesOptions = {
  readonly reading: Omit<ReadingOptions, 'createHasher' | 'fileCount'>;
  readonly quiet: boolean;
};

/** Streams every FILE argument; an unreadable one is blocked and the others continue. */
export async function readReportFiles(
  context: Context,
  files: readonly string[],
  options: ReadReportFilesOptions,
): Promise<Reading> {
  if (files.filter((file) => file === '-').length > 1) {
    throw new CliError(
      'usage_error',
      'The argument - is given twice; stdin can be read only once.',
    );
  }
  const sizes = await Promise.all(files.map((file) => sizeOfReport(file, context.cwd)));
  const reading = await readOnce(context, files, options, {
    sizes,
    fileCount: files.length,
  });
  const isJoined = reading.blocked.some(({ reason }) => reason === 'joined_exports');
  // Repeated rows are only known after reading, when stdin is already consumed.
  return isJoined && !files.includes('-')
    ? readOnce(context, files, options, { sizes, fileCount: files.length + 1 })
    : reading;
}

async function readOnce(
  context: Context,
  files: readonly string[],
  options: ReadReportFilesOptions,
  { sizes, fileCount }: { readonly sizes: readonly number[]; readonly fileCount: number },
): Promise<Reading> {
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  const progress = createProgress(context, { quiet: options.quiet, totalBytes });
  const session = openReading({
    ...options.reading,
    createHasher: createNodeHasher,
    fileCount,
  });
  const unread: Blocked[] = [];
  try {
    let doneBytes = 0;
    for (const [index, file] of files.entries()) {
      const blocked = await readFile(session, file, { context, progress, doneBytes });
      unread.push(...blocked);
      doneBytes += sizes[index] ?? 0;
    }
  } finally {
    progress.stop();
  }
  const reading = session.finish();
  return { ...reading, blocked: [...unread, ...reading.blocked] };
}

/** The local day: reports use their stores' local days. */
export function toIsoDay(at: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

type ReadDeps = {
  readonly context: Context;
  readonly progress: Progress;
  /** Total bytes of the files before this one. */
  readonly doneBytes: number;
};

async function readFile(
  session: ReadingSession,
  file: string,
  { context, progress, doneBytes }: ReadDeps,
): Promise<Blocked[]> {
  const name = file === '-' ? STDIN_NAME : file;
  const report = session.openFile({ name });
  let bytes = doneBytes;
  try {
    for await (const chunk of openReport(file, context)) {
      report.push(chunk);
      bytes += chunk.length;
      await progress.advance(bytes, name);
    }
  } catch (error) {
    context.signal.throwIfAborted();
    return [toBlocked(error, name)];
  }
  context.signal.throwIfAborted();
  // Only a closed file counts: one that fails midway leaves nothing behind.
  report.close();
  return [];
}

/** Much faster than the accounting package's own. */
export function createNodeHasher() {
  const hash = createHash('sha256');
  return {
    update: (bytes: Uint8Array) => {
      hash.update(bytes);
    },
    digestHex: () => hash.digest('hex'),
  };
}
