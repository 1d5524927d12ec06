import { unwrap } from '@platebook/api-client';
import type { Context } from '../../../context.ts';
import { connect } from '../../../online/connect.ts';
import { chosenClient } from '../../../online/find-client.ts';
import type { MappingOptions } from '../../../online/options.ts';
import { moreOf, pages } from '../../../online/pages.ts';
import { printList } from '../../../online/print.ts';
import { printNotes } from '../../../online/print-notes.ts';
import { MAPPING_FIELDS, PENDING_FIELDS } from './fields.ts';

/** Lists stores without a platform store, each with its best candidate. */
export function listPendingMappings(context: Context, options: MappingOptions): Promise<void> {
  return listMappings(context, options, 'pending');
}

/** Lists active matches; with `--state`, past ones. */
export function listStoreMappings(context: Context, options: MappingOptions): Promise<void> {
  return listMappings(context, options, options.state ?? 'confirmed');
}

async function listMappings(
  context: Context,
  options: MappingOptions,
  state: 'pending' | 'confirmed' | 'ignored' | 'ended',
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/store-mappings', {
        params: {
          path: { tenant },
          query: { ...page, channel_type: options.channel ?? 'ubereats', state },
        },
      }),
    ),
  );
  const fields = state === 'pending' ? PENDING_FIELDS : MAPPING_FIELDS;
  await printList({ context, options, settings }, fields, items);
  await printNotes(context, options, moreOf(next));
}
