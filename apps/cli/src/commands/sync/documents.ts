import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import { printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { findDestination, writeWhole } from '../../output/atomic-file.ts';
import { writeChunks } from '../../output/write.ts';
import type { Chunks } from '../../output/write.ts';
import { columnsFileOf } from './columns-of-proof.ts';
import { REPORT_FIELDS } from './fields.ts';
import type { SyncExportOptions, SyncReportOptions, SyncWorkpapersOptions } from './options.ts';

/** Holds the decisions about unknown columns. */
const COLUMNS_FILE = 'columns.json';

type SyncReport = components['schemas']['SyncReport'];

/** Shows a run's report; with `--proof` also saves the journal and its raw files. */
export async function reportRun(
  context: Context,
  run: string,
  options: SyncReportOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const report = await unwrap(
    api.GET('/api/v2/clients/sync/{run}/report', { params: { path: { run } } }),
  );
  if (options.proof !== undefined) {
    await writeProof({ context, api }, report, resolve(context.cwd, options.proof));
    await printNotes(context, options, [
      `The journal and ${report.files.length} raw files are in ${options.proof}.`,
      verifyCommand(report, options.proof),
    ]);
  }
  if (options.format === 'xlsx') {
    await downloadWorkpapers(context, run, options);
    return;
  }
  const { format, out = format === 'json' ? '-' : undefined } = options;
  if (out !== undefined) {
    await writeOut(context, out, await toJson(report, options));
    await printNotes(context, options, out === '-' ? [] : [`The report is in ${out}.`]);
    return;
  }
  await printOne({ context, options, settings }, REPORT_FIELDS, report);
}

async function toJson(report: SyncReport, { jq }: SyncReportOptions): Promise<string[]> {
  if (jq === undefined) {
    return [`${JSON.stringify(report, null, 2)}\n`];
  }
  const { filterJson } = await import('../../online/jq.ts');
  return filterJson(JSON.stringify(report), jq, { pretty: false });
}

/** The command that rederives the journal: it reads the files with the same options. */
function verifyCommand({ reading, journal }: SyncReport, folder: string): string {
  const { time_zone: timeZone, business_day_cutoff: cutoff, tax_rates: rates } = reading;
  return [
    'platebook verify',
    ...(timeZone === null ? [] : [`--timezone ${timeZone}`]),
    ...(cutoff === null ? [] : [`--business-day-cutoff ${cutoff}`]),
    ...rates.map(({ store, percent }) => `--tax-rate ${quoted(`${store}=${percent}`)}`),
    ...(columnsFileOf(journal) === null ? [] : [`--columns ${quoted(join(folder, COLUMNS_FILE))}`]),
    `--entries ${quoted(join(folder, 'journal.json'))} ${quoted(join(folder, 'files'))}/*`,
  ].join(' ');
}

/** Quotes for a shell; a name from a server or a folder never becomes a command. */
function quoted(text: string): string {
  return /^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

type Downloading = { readonly context: Context; readonly api: ApiClient };

/** Each raw file gets a unique name: two reports may have been uploaded under the same one. */
async function writeProof(
  { context, api }: Downloading,
  report: SyncReport,
  folder: string,
): Promise<void> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  await writeFileWhole(context, join(folder, 'journal.json'), [
    `${JSON.stringify(report.journal)}\n`,
  ]);
  await writeFileWhole(context, join(folder, 'VERIFY.txt'), [
    `In the folder above this one:\n${verifyCommand(report, basename(folder))}\n`,
  ]);
  const columns = columnsFileOf(report.journal);
  if (columns !== null) {
    await writeFileWhole(context, join(folder, COLUMNS_FILE), [columns]);
  }
  for (const { name, sha256 } of report.files) {
    const { data } = await api.GET('/api/v2/clients/sync/{run}/files/{file}', {
      params: { path: { run: report.run.id, file: sha256 } },
      parseAs: 'arrayBuffer',
    });
    await writeFileWhole(context, join(files, `${sha256.slice(0, 8)}-${safeName(name)}`), [
      new Uint8Array(data as ArrayBuffer),
    ]);
  }
}

/** A name from a server must never escape the folder. */
function safeName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replace(/^\.+/, '');
}

/** Downloads a run's workbook; with `--format json` the underlying report. */
export async function downloadWorkpapers(
  context: Context,
  run: string,
  options: SyncWorkpapersOptions,
): Promise<void> {
  if (options.format === 'json') {
    await reportRun(context, run, options);
    return;
  }
  const out = options.out ?? `workpapers-${run}.xlsx`;
  refuseOnTerminal(context, out);
  const { api } = await connect(context, options);
  const { data } = await api.GET('/api/v2/clients/sync/{run}/workpapers', {
    params: { path: { run } },
    parseAs: 'arrayBuffer',
  });
  await writeOut(context, out, [new Uint8Array(data as unknown as ArrayBuffer)]);
  await printNotes(context, options, out === '-' ? [] : [`The workpapers are in ${out}.`]);
}

/** Exports the lines of all journal entries of a period. */
export async function exportEntries(context: Context, options: SyncExportOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id } = await chosenClient(api, settings);
  const { range, since, until, format = 'csv', out = '-' } = options;
  if (format === 'xlsx') {
    refuseOnTerminal(context, out);
  }
  const { data } = await api.GET('/api/v2/clients/sync/export', {
    params: {
      query: {
        tenant_id,
        format,
        ...(range === undefined ? {} : { date_range: range }),
        ...(since === undefined ? {} : { start_date: since }),
        ...(until === undefined ? {} : { end_date: until }),
      },
    },
    parseAs: 'arrayBuffer',
  });
  await writeOut(context, out, [new Uint8Array(data as unknown as ArrayBuffer)]);
  await printNotes(context, options, out === '-' ? [] : [`The entries are in ${out}.`]);
}

function refuseOnTerminal({ stdout }: Context, out: string): void {
  if (out === '-' && stdout.isTTY === true) {
    throw new CliError(
      'binary_to_terminal',
      'A workbook is bytes, which a terminal cannot show.',
      'write it to a file: -O workpapers.xlsx',
    );
  }
}

/** Writes to a file, whole or not at all; to stdout for `-`. */
async function writeOut(context: Context, out: string, chunks: Chunks): Promise<void> {
  if (out === '-') {
    await writeChunks(context.stdout, chunks, context.signal);
    return;
  }
  await writeFileWhole(context, out, chunks);
}

async function writeFileWhole(context: Context, path: string, chunks: Chunks): Promise<void> {
  await writeWhole(await findDestination(path, [], context.cwd), chunks, context);
}
