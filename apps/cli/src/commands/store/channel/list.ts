import { unwrap } from '@platebook/api-client';
import type { Context } from '../../../context.ts';
import { connect } from '../../../online/connect.ts';
import { chosenClient } from '../../../online/find-client.ts';
import { pages } from '../../../online/pages.ts';
import { printList } from '../../../online/print.ts';
import { findStore } from '../find-store.ts';
import { CHANNEL_FIELDS } from './fields.ts';
import type { ChannelListOptions } from './options.ts';

/** Lists every channel of the current client, by store name. */
export async function listChannels(context: Context, options: ChannelListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const client = await chosenClient(api, settings);
  const { store: name, channel: type } = options;
  const stores =
    name === undefined
      ? await pages({ all: true }, (query) =>
          unwrap(
            api.GET('/api/v2/clients/tenants/{tenant}/stores', {
              params: { path: { tenant: client.tenant_id }, query },
            }),
          ),
        )
      : { items: [await findStore(api, client, name)] };
  const channels = stores.items.flatMap((store) =>
    store.channels
      .filter(({ channel_type: one }) => type === undefined || one === type)
      .map((channel) => ({ store, channel })),
  );
  await printList({ context, options, settings }, CHANNEL_FIELDS, channels);
}
