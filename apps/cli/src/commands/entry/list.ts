import { unwrap } from '@platebook/api-client';
import type { components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { EntryListOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { Field } from '../../online/print.ts';

type Entry = components['schemas']['BooksEntry'];

/** What `entry` prints; the names are those of the API, amounts are cents. */
const ENTRY_FIELDS: readonly Field<Entry>[] = [
  { name: 'document_number', heading: 'Number', of: ({ document_number }) => document_number },
  { name: 'entry_on', heading: 'Date', of: ({ entry_on }) => entry_on },
  { name: 'store_name', heading: 'Store', dispensable: 2, of: ({ store_name }) => store_name },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'net_cents', heading: 'Net (cents)', dispensable: 1, of: ({ net_cents }) => net_cents },
  {
    name: 'difference_cents',
    heading: 'Deposit differs by (cents)',
    of: ({ deposit_difference: difference }) => difference?.amount_cents ?? null,
  },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'currency', of: ({ currency }) => currency },
  { name: 'payout_id', of: ({ payout_id }) => payout_id },
  { name: 'reason', of: ({ status_reason }) => status_reason?.message ?? null },
];

/** Lists the entries of the current client, newest first. */
export async function listEntries(context: Context, options: EntryListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { status } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/entries', {
        params: {
          path: { tenant },
          query: { ...page, ...(status === undefined ? {} : { status }) },
        },
      }),
    ),
  );
  await printList({ context, options, settings }, ENTRY_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}
