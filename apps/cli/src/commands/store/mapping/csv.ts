import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../../cli-error.ts';
import type { Context } from '../../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../../exit-codes.ts';
import { confirmed } from '../../../online/ask.ts';
import { connect } from '../../../online/connect.ts';
import { chosenClient } from '../../../online/find-client.ts';
import type { MappingExportOptions, MappingImportOptions } from '../../../online/options.ts';
import { printList } from '../../../online/print.ts';
import type { Field } from '../../../online/print.ts';
import { printNotes } from '../../../online/print-notes.ts';
import { findDestination, writeWhole } from '../../../output/atomic-file.ts';
import { writeChunks } from '../../../output/write.ts';

/** Exports the matches of all platforms, or with `--accounts` the account of each component, in the format of `import`. */
export async function exportMapping(
  context: Context,
  options: MappingExportOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const request = { params: { path: { tenant } }, parseAs: 'arrayBuffer' } as const;
  const { data } =
    options.accounts === true
      ? await api.GET('/api/v2/clients/tenants/{tenant}/account-mapping/export', request)
      : await api.GET('/api/v2/clients/tenants/{tenant}/store-mappings/export', request);
  const chunks = [new Uint8Array(data as unknown as ArrayBuffer)];
  const { out = '-' } = options;
  if (out === '-') {
    await writeChunks(context.stdout, chunks, context.signal);
    return;
  }
  await writeWhole(await findDestination(out, [], context.cwd), chunks, context);
  await printNotes(context, options, [`The mapping is in ${out}.`]);
}

/** A line of a file that changes something or is invalid. */
type Outcome = {
  readonly line: number;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The first day it applies to. */
  readonly from: string | null;
  readonly problem: string | null;
};

const FIELDS: readonly Field<Outcome>[] = [
  { name: 'line', heading: 'Line', of: ({ line }) => line },
  { name: 'what', heading: 'What', of: ({ what }) => what },
  { name: 'before', heading: 'Is', of: ({ before }) => before },
  { name: 'after', heading: 'Becomes', of: ({ after }) => after },
  { name: 'effective_from', heading: 'From', of: ({ from }) => from },
  { name: 'problem', heading: 'What is wrong', of: ({ problem }) => problem },
];

/** Imports a file in one transaction. Shows the server's preview first; confirmed interactively or by `--yes`. */
export async function importMapping(
  context: Context,
  file: string,
  options: MappingImportOptions,
): Promise<ExitCode> {
  const csv = await readText(file, context.cwd);
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant, name } = await chosenClient(api, settings);
  const send = options.accounts === true ? sendAccounts : sendStores;
  const compared = await send(api, { tenant, csv, dryRun: true });
  await printList({ context, options, settings }, FIELDS, compared);
  const wrong = compared.filter(({ problem }) => problem !== null).length;
  if (wrong > 0) {
    await printNotes(context, options, [
      `${inWords(wrong, 'line')} of ${file} cannot be read. Nothing was saved.`,
    ]);
    return EXIT_CODES.rejected;
  }
  const changes = inWords(compared.length, 'change');
  if (options.dryRun === true || compared.length === 0) {
    await printNotes(context, options, [
      options.dryRun === true ? `DRY RUN: ${changes}, nothing was saved.` : 'Nothing differs.',
    ]);
    return EXIT_CODES.ok;
  }
  if (options.yes !== true) {
    await confirmed(context, options, `Save ${changes} for ${name}?`);
  }
  await send(api, { tenant, csv, dryRun: false });
  await printNotes(context, options, [`Saved ${changes} for ${name}.`]);
  return EXIT_CODES.ok;
}

type Sending = { readonly tenant: string; readonly csv: string; readonly dryRun: boolean };

async function sendStores(
  api: ApiClient,
  { tenant, csv, dryRun }: Sending,
): Promise<readonly Outcome[]> {
  const { changes, errors } = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/store-mappings/import', {
      params: { path: { tenant } },
      body: { csv, dry_run: dryRun },
    }),
  );
  return [
    ...errors.map(toProblem),
    ...changes.map((change) => ({
      line: change.line,
      what: `${change.store_name}, ${change.channel_type}`,
      before: change.before,
      after: change.after,
      from: change.effective_from,
      problem: null,
    })),
  ];
}

async function sendAccounts(
  api: ApiClient,
  { tenant, csv, dryRun }: Sending,
): Promise<readonly Outcome[]> {
  const { changes, errors } = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/import', {
      params: { path: { tenant } },
      body: { csv, dry_run: dryRun },
    }),
  );
  return [
    ...errors.map(toProblem),
    ...changes.map(({ line, label, place, before, after, effective_from: from }) => ({
      line,
      what: `${label}, ${place}`,
      before,
      after,
      from,
      problem: null,
    })),
  ];
}

function toProblem({
  line,
  column,
  message,
}: {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}): Outcome {
  return {
    line,
    what: column ?? 'the line',
    before: null,
    after: null,
    from: null,
    problem: message,
  };
}

function inWords(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

async function readText(file: string, cwd: string): Promise<string> {
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CliError('file_not_found', `The file ${file} cannot be read: ${why}`);
  }
}
