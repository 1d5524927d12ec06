import {
  type EntryVerdict,
  normaliseHeader,
  type Reading,
  verify as verifyEntries,
} from '@platebook/accounting';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode, mostSerious } from '../../exit-codes.ts';
import { createStyle } from '../../output/style.ts';
import { writeWords } from '../../output/words.ts';
import { writeChunks } from '../../output/write.ts';
import { toReadingOptions } from '../../policy/policy.ts';
import { exitCodeOf } from '../../reports/exit-code.ts';
import { readReportFiles } from '../../reports/read-report-files.ts';
import { toBlockedLine, toReportLines, type WordsOptions } from '../../reports/words.ts';
import type { VerifyOptions } from './options.ts';
import { readEntriesFile } from './read-entries-file.ts';
import { VERDICT_WRITERS } from './verdicts.ts';

/** Derives the journal again from the files and says of each given entry whether it follows from them. */
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
  const readingOptions = await toReadingOptions(options, context.cwd);
  const document = await readEntriesFile(options.entries, context);
  const quiet = options.quiet === true;
  const verbose = options.verbose === true;
  const given = new Set(readingOptions.columns?.map(({ column }) => normaliseHeader(column)));
  const stated = (document.columns ?? []).filter(
    ({ column }) => !given.has(normaliseHeader(column)),
  );
  const columns = [...stated, ...(readingOptions.columns ?? [])];
  const reading = await readReportFiles(context, files, {
    reading: { ...readingOptions, columns },
    quiet,
  });
  const verdicts = verifyEntries(reading, document);
  const style = createStyle(context.stdout, context.env, options);
  const format = options.format ?? (style.isTTY ? 'table' : 'lines');
  const { signal } = context;
  await writeChunks(context.stdout, VERDICT_WRITERS[format]({ verdicts, reading, style }), signal);
  const words = { style: createStyle(context.stderr, context.env, options), quiet, verbose };
  await writeWords(context, toWords(reading, verdicts, words), words.style);
  return mostSerious([
    exitCodeOf(reading.reports, reading.blocked),
    verdicts.every(({ follows }) => follows) ? EXIT_CODES.ok : EXIT_CODES.checkFailed,
  ]);
}

function* toWords(
  reading: Reading,
  verdicts: readonly EntryVerdict[],
  options: WordsOptions,
): Generator<string> {
  for (const report of reading.reports) {
    yield* toReportLines(report, options);
  }
  for (const blocked of reading.blocked) {
    yield toBlockedLine(blocked, options.style);
  }
  if (!options.quiet) {
    yield toTotals(verdicts);
  }
}

function toTotals(verdicts: readonly EntryVerdict[]): string {
  const following = verdicts.filter(({ follows }) => follows).length;
  const rest = verdicts.length - following;
  const entries = verdicts.length === 1 ? 'entry' : 'entries';
  return rest === 0
    ? `${verdicts.length} ${entries}: all follow from the files\n`
    : `${verdicts.length} ${entries}: ${following} follow from the files, ${rest} do not\n`;
}
