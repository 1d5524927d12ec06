import { extname } from 'node:path';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { type Destination, findDestination } from '../../output/atomic-file.ts';
import type { JournalFormat, JournalOptions } from './options.ts';

/** `lines` is the default in a pipe. */
export type OutputFormat = JournalFormat | 'lines';

export type Output = {
  readonly format: OutputFormat;
  /** Undefined: stdout. */
  readonly destination: Destination | undefined;
};

const FORMAT_OF_EXTENSION: Readonly<Record<string, JournalFormat>> = {
  '.json': 'json',
  '.csv': 'csv',
  '.journal': 'hledger',
  '.hledger': 'hledger',
  '.ledger': 'ledger',
  '.beancount': 'beancount',
  '.xlsx': 'xlsx',
};

/** Resolves the document's destination and format; problems are reported before any file is read. */
export async function chooseOutput(
  context: Pick<Context, 'cwd' | 'stdout'>,
  files: readonly string[],
  options: Pick<JournalOptions, 'format' | 'out'>,
): Promise<Output> {
  const out = options.out === '-' ? undefined : options.out;
  if (out === undefined) {
    return { format: formatForStdout(context, options.format), destination: undefined };
  }
  return {
    format: options.format ?? formatOfName(out),
    destination: await findDestination(out, files, context.cwd),
  };
}

function formatForStdout(
  { stdout }: Pick<Context, 'stdout'>,
  format: JournalFormat | undefined,
): OutputFormat {
  const isTTY = stdout.isTTY === true;
  if (format === 'xlsx' && isTTY) {
    throw new CliError(
      'binary_to_terminal',
      'A workbook is bytes, which a terminal cannot show.',
      'write it to a file: -O workpapers.xlsx',
    );
  }
  return format ?? (isTTY ? 'table' : 'lines');
}

function formatOfName(out: string): JournalFormat {
  const format = FORMAT_OF_EXTENSION[extname(out).toLowerCase()];
  if (format === undefined) {
    throw new CliError(
      'usage_error',
      `The name ${out} does not say which document it is.`,
      `add --format, or end it with one of ${Object.keys(FORMAT_OF_EXTENSION).join(' ')}`,
    );
  }
  return format;
}
