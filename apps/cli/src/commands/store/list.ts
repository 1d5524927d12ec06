import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { StoreOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { STORE_FIELDS } from './fields.ts';

/** Lists the stores of the current client. */
export async function listStores(context: Context, options: StoreOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/stores', {
        params: { path: { tenant }, query: page },
      }),
    ),
  );
  await printList({ context, options, settings }, STORE_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}
