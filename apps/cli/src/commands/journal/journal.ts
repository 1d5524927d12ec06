import { planEntries } from '@platebook/accounting';
import type { Context, OutputStream } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { writeWhole } from '../../output/atomic-file.ts';
import { createStyle } from '../../output/style.ts';
import { writeWords } from '../../output/words.ts';
import { writeChunks } from '../../output/write.ts';
import { toPlanOptions, toReadingOptions } from '../../policy/policy.ts';
import { exitCodeOf } from '../../reports/exit-code.ts';
import { saveFiles } from '../../reports/save-files.ts';
import { createNodeHasher, readReportFiles, toIsoDay } from '../../reports/read-report-files.ts';
import { chooseOutput, type Output } from './choose-output.ts';
import { DOCUMENT_WRITERS, type DocumentParts } from './document.ts';
import type { JournalOptions } from './options.ts';
import { toSummary } from './summary.ts';

/** Turns reports into entries: the document goes to stdout or `--out`, messages to stderr and the exit code. */
export async function journal(
  context: Context,
  files: readonly string[],
  options: JournalOptions,
): Promise<ExitCode> {
  const output = await chooseOutput(context, files, options);
  const planOptions = await toPlanOptions(options, context.cwd);
  const readingOptions = {
    ...(await toReadingOptions(options, context.cwd)),
    today: toIsoDay(context.clock()),
  };
  const quiet = options.quiet === true;
  const verbose = options.verbose === true;
  const reading = await readReportFiles(context, files, { reading: readingOptions, quiet });
  const plan = planEntries(reading.payouts, planOptions);
  const styleOf = (stream: OutputStream) => createStyle(stream, context.env, options);
  const parts: DocumentParts = {
    reading,
    plan,
    options: planOptions,
    readingOptions: { ...readingOptions, createHasher: createNodeHasher },
    style: styleOf(context.stdout),
    saveFiles: () => saveFiles(context, files, { reading, readingOptions }),
  };
  const written = await writeDocument(parts, output, context);
  const words = { style: styleOf(context.stderr), quiet, verbose };
  const belowDocument =
    output.destination === undefined && parts.style.isTTY && context.stderr.isTTY === true;
  const summary = toSummary({ reading, plan, written, belowDocument }, words);
  await writeWords(context, summary, words.style);
  return exitCodeOf(reading.reports, [...reading.blocked, ...plan.blocked]);
}

/** Returns what happened to `--out`; undefined on stdout. */
async function writeDocument(
  parts: DocumentParts,
  { format, destination }: Output,
  context: Context,
): Promise<string | undefined> {
  if (destination === undefined) {
    await writeChunks(context.stdout, await DOCUMENT_WRITERS[format](parts), context.signal);
    return undefined;
  }
  if (parts.reading.reports.length === 0) {
    return `${destination.path} was not written: no report could be read`;
  }
  await writeWhole(destination, await DOCUMENT_WRITERS[format](parts), context);
  return `wrote ${destination.path}`;
}
