import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList, printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { findStore } from '../store/find-store.ts';
import { OWED_FIELDS, RUN_DETAILS, RUN_FIELDS, STATUS_FIELDS } from './fields.ts';
import type { SyncHistoryOptions, SyncStatusOptions } from './options.ts';
import { readRun } from './watch.ts';

/** Shows the status of each of the client's channels. */
export async function syncStatus(context: Context, options: SyncStatusOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { channels } = await unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/sync/status', { params: { path: { tenant } } }),
  );
  await printList({ context, options, settings }, STATUS_FIELDS, channels);
}

/** Lists pending operations on the client's books, oldest first. */
export async function listOwed(context: Context, options: SyncStatusOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { items } = await unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/owed-operations', { params: { path: { tenant } } }),
  );
  await printList({ context, options, settings }, OWED_FIELDS, items);
}

/** The client's runs, newest first. */
export async function syncHistory(context: Context, options: SyncHistoryOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const client = await chosenClient(api, settings);
  const { store, channel, status, days } = options;
  const storeId = store === undefined ? undefined : (await findStore(api, client, store)).id;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/sync/history', {
        params: {
          path: { tenant: client.tenant_id },
          query: {
            ...page,
            ...(storeId === undefined ? {} : { store_id: storeId }),
            ...(channel === undefined ? {} : { channel_type: channel }),
            ...(status === undefined ? {} : { status }),
            ...(days === undefined ? {} : { days }),
          },
        },
      }),
    ),
  );
  await printList({ context, options, settings }, RUN_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

export async function showRun(context: Context, id: string, options: OnlineOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { run } = await readRun(api, id);
  await printOne({ context, options, settings }, RUN_DETAILS, run);
}
