import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { confirmedByName } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import { printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import { CLEANUP_FIELDS } from './fields.ts';
import type { DataflowCleanupOptions } from './options.ts';

type Cleanup = components['schemas']['DataflowCleanup'];

const DEFAULT_DAYS = 30;
/** A shorter period needs `--force`: statistics and traces of the last week are in daily use. */
const LEAST_DAYS = 7;
/** The server responds when everything is deleted, which can take minutes. */
const PATIENCE_S = 3600;

/** Deletes old events. Shows the server's preview first; confirmed by typing the profile, or by `--confirm`. */
export async function cleanUp(context: Context, options: DataflowCleanupOptions): Promise<void> {
  const { days = DEFAULT_DAYS, dryRun = false, force = false } = options;
  if (days < LEAST_DAYS && !force) {
    throw new CliError(
      'usage_error',
      `This would delete events of the last ${LEAST_DAYS} days.`,
      'add --force if that is meant',
    );
  }
  const patient = { ...options, timeout: options.timeout ?? PATIENCE_S, retry: options.retry ?? 0 };
  const { api, settings } = await connect(context, patient);
  const forecast = await send(api, { days, dryRun: true });
  if (dryRun || forecast.deleted_events === 0) {
    await printOne({ context, options, settings }, CLEANUP_FIELDS, forecast);
    await printNotes(context, options, [
      dryRun
        ? `DRY RUN: ${inWords(forecast)} would be deleted.`
        : `Nothing is older than ${days} days.`,
    ]);
    return;
  }
  await confirmedByName(context, options, {
    warning: `This deletes ${inWords(forecast)} from before ${forecast.before} on ${settings.apiUrl}, for good.`,
    name: `${days}d@${settings.profile}`,
  });
  const deleted = await send(api, { days, dryRun: false });
  await printOne({ context, options, settings }, CLEANUP_FIELDS, deleted);
  await printNotes(context, options, [`Deleted ${inWords(deleted)}.`]);
}

function send(
  api: ApiClient,
  { days, dryRun }: { readonly days: number; readonly dryRun: boolean },
): Promise<Cleanup> {
  return unwrap(
    api.DELETE('/api/dataflow/cleanup', { params: { query: { days, dry_run: dryRun } } }),
  );
}

function inWords({ deleted_events: count, total_events: of }: Cleanup): string {
  return `${count} of ${counted(of, 'event')}`;
}
