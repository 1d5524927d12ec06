import {
  type DocumentVerdict,
  type PartVerdict,
  type Reading,
  verify as verifyDocument,
} from '@platebook/accounting';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { createStyle } from '../../output/style.ts';
import { writeWords } from '../../output/words.ts';
import { writeChunks } from '../../output/write.ts';
import { toExpectedPolicy } from '../../policy/policy.ts';
import { exitCodeOf } from '../../reports/exit-code.ts';
import { createNodeHasher, readReportFiles } from '../../reports/read-report-files.ts';
import { count, toBlockedLine, toReportLines, type WordsOptions } from '../../reports/words.ts';
import type { VerifyOptions } from './options.ts';
import { readEntriesFile } from './read-entries-file.ts';
import { VERDICT_WRITERS } from './verdicts.ts';

/** Rederives the whole document from the files and reports for each part whether it follows from them. */
export async function verify(
  context: Context,
  files: readonly string[],
  options: VerifyOptions,
): Promise<ExitCode> {
  if (options.entries === '-' && files.includes('-')) {
    throw new CliError(
      'usage_error',
      'The reports and --entries cannot both come from stdin.',
      'give one of them as a file',
    );
  }
  const expected = await toExpectedPolicy(options, context.cwd);
  const document = await readEntriesFile(options.entries, context);
  const quiet = options.quiet === true;
  const verbose = options.verbose === true;
  const { readingOptions } = document;
  const reading = await readReportFiles(context, files, { reading: readingOptions, quiet });
  const verdict = verifyDocument(reading, document, { expected, createHasher: createNodeHasher });
  const style = createStyle(context.stdout, context.env, options);
  const format = options.format ?? (style.isTTY ? 'table' : 'lines');
  const { signal } = context;
  await writeChunks(context.stdout, VERDICT_WRITERS[format]({ verdict, reading, style }), signal);
  const words = { style: createStyle(context.stderr, context.env, options), quiet, verbose };
  await writeWords(context, toWords(reading, verdict, words), words.style);
  return exitCodeFor(reading, verdict);
}

/** A mismatch outranks unreadable files, which may be its cause; a missing file outranks both. */
function exitCodeFor({ reports, blocked }: Reading, { follows }: DocumentVerdict): ExitCode {
  const read = exitCodeOf(reports, blocked);
  return follows || read === EXIT_CODES.notFound ? read : EXIT_CODES.checkFailed;
}

function* toWords(
  reading: Reading,
  verdict: DocumentVerdict,
  options: WordsOptions,
): Generator<string> {
  for (const report of reading.reports) {
    yield* toReportLines(report, options);
  }
  for (const blocked of reading.blocked) {
    yield toBlockedLine(blocked, options.style);
  }
  if (!options.quiet) {
    yield `${toTotals(verdict)}\n`;
  }
}

function toTotals({ follows, parts }: DocumentVerdict): string {
  const isEntry = ({ document_number: number }: PartVerdict): boolean => number !== undefined;
  const entries = parts.filter(isEntry);
  const wrong = entries.filter((entry) => !entry.follows).length;
  const rest = parts.filter((part) => !isEntry(part) && !part.follows).map(({ part }) => part);
  const counted = count(entries.length, 'entry', 'entries');
  if (follows) {
    return `${counted} and the rest of the document: all follow from the files`;
  }
  return [
    `${counted}: ${entries.length - wrong} follow from the files, ${wrong} do not`,
    ...(rest.length === 0 ? [] : [`nor do ${rest.join(', ')}`]),
  ].join('; ');
}
