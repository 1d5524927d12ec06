import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import type { OnlineOptions } from './options.ts';

/** Whether someone can be prompted. */
export function canAsk(
  { stdin, stderr }: Pick<Context, 'stdin' | 'stderr'>,
  { input }: Pick<OnlineOptions, 'input'>,
): boolean {
  return input && stdin.isTTY === true && stderr.isTTY === true;
}

/** Prompts on the terminal; input is echoed unless it is `hidden`. Nothing of it goes to stdout. */
export async function ask(
  { stdin, stderr, signal }: Pick<Context, 'stdin' | 'stderr' | 'signal'>,
  question: string,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: stdin,
    output: hidden ? nowhere : stderr,
    terminal: true,
    historySize: 0,
  });
  try {
    return await new Promise<string>((resolve, reject) => {
      const end = () => reject(new CliError('interrupted', 'No answer was given.'));
      terminal.once('SIGINT', end);
      terminal.once('close', end);
      signal.addEventListener('abort', end, { once: true });
      if (hidden) {
        stderr.write(question);
      }
      terminal.question(hidden ? '' : question, resolve);
    });
  } catch (error) {
    if (!hidden) {
      // Later output starts below the prompt.
      stderr.write('\n');
    }
    throw error;
  } finally {
    terminal.close();
    if (hidden) {
      stderr.write('\n');
    }
  }
}

/** Requires a yes from a person; `--yes` confirms for scripts. */
export async function confirmed(
  context: Pick<Context, 'stdin' | 'stderr' | 'signal'>,
  options: Pick<OnlineOptions, 'input'>,
  question: string,
): Promise<void> {
  if (!canAsk(context, options)) {
    throw new CliError(
      'usage_error',
      'This needs your confirmation.',
      'add --yes, or -n to see what would happen',
    );
  }
  const answer = await ask(context, `${question} [y/N] `);
  if (!/^y(?:es)?$/i.test(answer.trim())) {
    throw new CliError('interrupted', 'Nothing was done.');
  }
}

type Named = { readonly warning: string; readonly name: string };

/** Requires the name to be typed or given by `--confirm`; `--yes` alone never suffices. */
export async function confirmedByName(
  context: Pick<Context, 'stdin' | 'stderr' | 'signal'>,
  options: Pick<OnlineOptions, 'input'> & { readonly confirm?: string },
  { warning, name }: Named,
): Promise<void> {
  const { confirm } = options;
  if (confirm === undefined && !canAsk(context, options)) {
    throw new CliError(
      'usage_error',
      `${warning} This needs your confirmation.`,
      `add --confirm "${name}", or -n to see what would happen`,
    );
  }
  const typed =
    confirm ??
    (await ask(
      context,
      `${warning}\nTo proceed, type ${name} (or run again with --confirm "${name}"): `,
    ));
  if (typed.trim() === name) {
    return;
  }
  throw confirm === undefined
    ? new CliError('interrupted', 'Nothing was done.')
    : new CliError(
        'usage_error',
        `${warning} "${confirm}" doesn't confirm it.`,
        `add --confirm "${name}"`,
      );
}

/** Reads all of stdin, up to the maximum length of a token. */
export function readStdin(context: Pick<Context, 'stdin'>): Promise<string> {
  return readPiped(context, { maxBytes: STDIN_MAX, what: 'any token' });
}

/** Reads all of stdin; `what` names the limit in the error. */
export async function readPiped(
  { stdin }: Pick<Context, 'stdin'>,
  { maxBytes, what }: { readonly maxBytes: number; readonly what: string },
): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stdin) {
    const bytes = Buffer.from(piece as Uint8Array | string);
    size += bytes.length;
    if (size > maxBytes) {
      throw new CliError('usage_error', `What is piped in is longer than ${what}.`);
    }
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const STDIN_MAX = 64 * 1024;
