import { resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { callServerProgram } from '../../local/server-program.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printList, printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';
import { CREATED_FIELDS, LISTED_FIELDS, PLANNED_FIELDS, VERIFIED_FIELDS } from './fields.ts';
import type { CreatedBackup, ListedBackup, PlannedBackup, VerifiedBackup } from './fields.ts';
import { describeLeftovers } from './leftovers.ts';
import type { BackupCreateOptions } from './options.ts';

export const BACKUP_PROGRAM = 'admin-backup.js';

/** Backs up the installation on this machine while it is running. */
export async function createBackup(context: Context, options: BackupCreateOptions): Promise<void> {
  const { out, keep } = options;
  const settings = await readSettings(context, options);
  const call = {
    program: BACKUP_PROGRAM,
    options: {
      ...(out === undefined ? {} : { out: resolve(context.cwd, out) }),
      ...(keep === undefined ? {} : { keep }),
    },
    verb: 'Backing up',
  } as const;
  if (options.dryRun === true) {
    const planned = await callServerProgram<PlannedBackup>(context, options, {
      ...call,
      command: 'plan-create',
    });
    await printOne({ context, options, settings }, PLANNED_FIELDS, planned);
    await printNotes(context, options, ['DRY RUN: nothing was written.']);
    return;
  }
  const created = await callServerProgram<CreatedBackup>(context, options, {
    ...call,
    command: 'create',
  });
  await printOne({ context, options, settings }, CREATED_FIELDS, created);
  await printNotes(context, options, [
    `Backed up ${created.rows} rows of ${created.tables} tables.`,
    ...describeLeftovers(created.leftovers),
    ...created.removed.map((file) => `Removed ${file}.`),
    created.keys.length === 0
      ? 'Nothing in it is sealed.'
      : `A backup holds no keys: keep ${created.keys.join(' and ')} elsewhere.`,
  ]);
}

/** Reads a backup to its end; exit code 10 if it is damaged, or if the keys it needs are missing. */
export async function verifyBackup(
  context: Context,
  file: string,
  options: OnlineOptions,
): Promise<ExitCode> {
  const verified = await callServerProgram<VerifiedBackup>(context, options, {
    program: BACKUP_PROGRAM,
    command: 'verify',
    options: { file: resolve(context.cwd, file) },
    verb: 'Checking',
  });
  const settings = await readSettings(context, options);
  await printOne({ context, options, settings }, VERIFIED_FIELDS, verified);
  const { missing_keys: missing } = verified;
  await printNotes(context, options, [
    `The backup is complete: ${verified.rows} rows in ${verified.parts} parts are as they were written.`,
    ...(missing.length === 0
      ? []
      : [
          `Keys that it needs and that are not here: ${missing.join(', ')}. What they sealed opens with no other.`,
        ]),
  ]);
  return missing.length === 0 ? EXIT_CODES.ok : EXIT_CODES.checkFailed;
}

type Listed = { readonly folder: string; readonly items: readonly ListedBackup[] };

/** Lists the backups in the installation's folder; exit code 10 if one of them is damaged. */
export async function listBackups(context: Context, options: OnlineOptions): Promise<ExitCode> {
  const { folder, items } = await callServerProgram<Listed>(context, options, {
    program: BACKUP_PROGRAM,
    command: 'list',
    verb: 'Reading',
  });
  const settings = await readSettings(context, options);
  await printList({ context, options, settings }, LISTED_FIELDS, items);
  const problems = items.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  await printNotes(context, options, [
    ...problems,
    ...(items.length === 0 ? [`There are no backups in ${folder}.`] : []),
  ]);
  return problems.length === 0 ? EXIT_CODES.ok : EXIT_CODES.checkFailed;
}
