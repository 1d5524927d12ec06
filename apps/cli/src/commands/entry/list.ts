import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { EntryListOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { ENTRY_FIELDS } from './fields.ts';

/** Of the client that is worked on, newest first. */
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
