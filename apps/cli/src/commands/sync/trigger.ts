import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { Online } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { Client } from '../../online/find-client.ts';
import { printNotes } from '../../online/print-notes.ts';
import { findStore } from '../store/find-store.ts';
import type { SyncTriggerOptions } from './options.ts';
import { exitCodeOf, printStarted } from './watch.ts';

/** Fetches reports for all of the current client's channels, or for the named ones. */
export async function triggerSync(
  context: Context,
  options: SyncTriggerOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const client = await chosenClient(api, settings);
  const stores = [];
  for (const name of options.store ?? []) {
    stores.push((await findStore(api, client, name)).id);
  }
  const { channel, since, until, backfill, dryRun } = options;
  if (dryRun !== true && options.yes !== true) {
    const count = stores.length === 0 ? await countStores(api, client, options) : stores.length;
    if (count > 1) {
      await confirmed(context, options, `Fetch for ${count} stores of ${client.name}?`);
    }
  }
  const { runs, skipped } = await unwrap(
    api.POST('/api/v2/clients/sync/trigger', {
      body: {
        tenant_id: client.tenant_id,
        ...(stores.length === 0 ? {} : { store_ids: stores }),
        ...(channel === undefined ? {} : { channel_type: channel }),
        ...(since === undefined ? {} : { from: since }),
        ...(until === undefined ? {} : { to: until }),
        ...(backfill === undefined ? {} : { backfill }),
        ...(dryRun === undefined ? {} : { dry_run: dryRun }),
      },
    }),
  );
  await printNotes(context, options, [
    `${runs.length} ${runs.length === 1 ? 'run' : 'runs'} for ${client.name}${dryRun === true ? ' (dry run: nothing is kept)' : ''}.`,
    ...runs.flatMap(({ already_running, run }) =>
      already_running ? [`${run.id} was under way already.`] : [],
    ),
    ...skipped.map(({ channel_type, message }) => `skipped ${channel_type}: ${message}`),
  ]);
  const started = runs.map(({ run }) => run);
  const ended = await printStarted({ context, api, settings, options }, started);
  if (options.exitStatus !== true) {
    return EXIT_CODES.ok;
  }
  return skipped.length > 0 && exitCodeOf(ended) === EXIT_CODES.ok
    ? EXIT_CODES.partial
    : exitCodeOf(ended);
}

/** Counts the stores with a fetchable channel. */
async function countStores(
  api: Online['api'],
  { tenant_id: tenant }: Client,
  { channel }: SyncTriggerOptions,
): Promise<number> {
  const { channels } = await unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/sync/status', { params: { path: { tenant } } }),
  );
  const meant = channels.filter(
    ({ channel_type: type }) => channel === undefined || type === channel,
  );
  return new Set(meant.map(({ store_id: id }) => id)).size;
}
