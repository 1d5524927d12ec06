import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import type { ClientListOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { CLIENT_FIELDS } from './fields.ts';

export async function listClients(context: Context, options: ClientListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { search, category, archived } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/v2/clients/clients', {
        params: {
          query: {
            ...page,
            ...(search === undefined ? {} : { q: search }),
            ...(category === undefined ? {} : { client_category: category }),
            ...(archived === undefined ? {} : { archived }),
          },
        },
      }),
    ),
  );
  await printList({ context, options, settings }, CLIENT_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}
