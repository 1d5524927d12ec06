import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../../cli-error.ts';
import type { Context } from '../../../context.ts';
import { connect } from '../../../online/connect.ts';
import { chosenClient } from '../../../online/find-client.ts';
import { preview } from '../../../online/preview.ts';
import { printOne } from '../../../online/print.ts';
import { printNotes } from '../../../online/print-notes.ts';
import { findStore } from '../find-store.ts';
import { CHANNEL_DETAILS } from './fields.ts';
import type { ChannelConnectOptions } from './options.ts';

/** Connects a store of the current client to a platform. Throws `channel_exists` if it already is. */
export async function connectChannel(
  context: Context,
  name: string,
  options: ChannelConnectOptions,
): Promise<void> {
  const online = await connect(context, options);
  const client = await chosenClient(online.api, online.settings);
  const store = await findStore(online.api, client, name);
  const { channel: type = 'ubereats', platformStore } = options;
  if (store.channels.some(({ channel_type: one }) => one === type)) {
    throw new CliError(
      'channel_exists',
      `${store.name} is connected to ${type} already.`,
      "'platebook store channel list' shows how",
    );
  }
  const create = (api: ApiClient) =>
    unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/stores/{store}/channels', {
        params: { path: { tenant: client.tenant_id, store: store.id } },
        body: {
          channel_type: type,
          ...(platformStore === undefined ? {} : { platform_store_id: platformStore }),
        },
      }),
    );
  if (options.dryRun === true) {
    const planned = {
      operation: 'createChannel',
      tenant: client.tenant_id,
      subject: store.name,
    } as const;
    await preview({ context, options, online }, planned, create);
    return;
  }
  const channel = await create(online.api);
  const { settings } = online;
  await printOne({ context, options, settings }, CHANNEL_DETAILS, { store, channel });
  await printNotes(context, options, [`Connected ${store.name} to ${type}.`]);
}
