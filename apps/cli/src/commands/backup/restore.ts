import { resolve } from 'node:path';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { callServerProgram } from '../../local/server-program.ts';
import { confirmedByName } from '../../online/ask.ts';
import { printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';
import { BACKUP_PROGRAM } from './backup.ts';
import { PLAN_FIELDS, RESTORED_FIELDS } from './fields.ts';
import type { Restored, RestorePlan } from './fields.ts';
import { describeLeftovers } from './leftovers.ts';
import type { RestoreOptions } from './options.ts';

/** Replaces the database with a backup. Confirmed by typing the name of the database, or by `--confirm`. */
export async function restoreBackup(
  context: Context,
  file: string,
  options: RestoreOptions,
): Promise<void> {
  const { dryRun = false, replace = false } = options;
  const path = resolve(context.cwd, file);
  const settings = await readSettings(context, options);
  const plan = await callServerProgram<RestorePlan>(context, options, {
    program: BACKUP_PROGRAM,
    command: 'plan-restore',
    options: { file: path, whole: dryRun },
    verb: 'Checking',
  });
  if (dryRun) {
    await printOne({ context, options, settings }, PLAN_FIELDS, plan);
    await printNotes(context, options, [
      `DRY RUN: ${plan.rows} rows would be restored to "${plan.database}".`,
      ...obstacles(plan, replace),
    ]);
    return;
  }
  const [obstacle] = obstacles(plan, replace);
  if (obstacle !== undefined) {
    throw new CliError('server_program_refused', obstacle);
  }
  await confirmedByName(context, options, {
    warning: plan.is_empty
      ? `This restores the backup of ${plan.created_at} to "${plan.database}", which is empty.`
      : `This puts the backup of ${plan.created_at} in the place of "${plan.database}". What is there now is kept under another name.`,
    name: plan.database,
  });
  const restored = await callServerProgram<Restored>(context, options, {
    program: BACKUP_PROGRAM,
    command: 'restore',
    options: { file: path, replace },
    verb: 'Restoring',
  });
  await printOne({ context, options, settings }, RESTORED_FIELDS, restored);
  await printNotes(context, options, [
    ...describeLeftovers(restored.leftovers),
    `Restored in ${restored.seconds} s. The counts are those of the backup, and the ledger and the audit log hold.`,
    ...(restored.kept_as === null
      ? []
      : [
          `What was there before is in the database "${restored.kept_as}". Drop it when you no longer need it.`,
        ]),
    'Wait three minutes after the old server stopped before you start: what it sent last may still be on its way to the books.',
  ]);
}

/** What prevents a restore, in the order to resolve it. */
function obstacles({ database, is_empty: isEmpty, sessions }: RestorePlan, replace: boolean) {
  return [
    ...(sessions > 0
      ? [
          `Platebook is running on "${database}" (connections: ${sessions}). Stop every process of it first.`,
        ]
      : []),
    ...(isEmpty || replace
      ? []
      : [
          `"${database}" is not empty. Add --replace to put the backup in its place; what is there now is kept under another name.`,
        ]),
  ];
}
