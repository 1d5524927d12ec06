import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../../cli-error.ts';
import type { Context } from '../../../context.ts';
import { confirmed } from '../../../online/ask.ts';
import { connect } from '../../../online/connect.ts';
import { chosenClient } from '../../../online/find-client.ts';
import { preview } from '../../../online/preview.ts';
import { printOne } from '../../../online/print.ts';
import { printNotes } from '../../../online/print-notes.ts';
import type { Store } from '../fields.ts';
import { findStore } from '../find-store.ts';
import { CHANNEL_DETAILS, type StoreChannel } from './fields.ts';
import type { ChannelDisconnectOptions } from './options.ts';

/** Disconnects a store of the current client from a platform; asks for confirmation. */
export async function disconnectChannel(
  context: Context,
  name: string,
  options: ChannelDisconnectOptions,
): Promise<void> {
  const online = await connect(context, options);
  const client = await chosenClient(online.api, online.settings);
  const store = await findStore(online.api, client, name);
  const channel = channelOf(store, options);
  const { tenant_id: tenant } = client;
  const inWords = `${store.name} from ${channel.channel_type}`;
  const remove = (api: ApiClient) =>
    unwrap(
      api.DELETE('/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}', {
        params: { path: { tenant, store: store.id, channel: channel.id } },
      }),
    );
  if (options.dryRun === true) {
    const planned = { operation: 'deleteChannel', tenant, subject: inWords } as const;
    await preview({ context, options, online }, planned, remove);
    return;
  }
  if (options.yes !== true) {
    await confirmed(context, options, `Disconnect ${inWords}? Payouts already read stay.`);
  }
  await remove(online.api);
  const { settings } = online;
  await printOne({ context, options, settings }, CHANNEL_DETAILS, { store, channel });
  await printNotes(context, options, [`Disconnected ${inWords}.`]);
}

/** Finds the channel; a store on several platforms needs `--platform`. */
function channelOf(
  store: Store,
  { channel: type }: ChannelDisconnectOptions,
): StoreChannel['channel'] {
  const [channel, another] = store.channels.filter(
    ({ channel_type: one }) => type === undefined || one === type,
  );
  if (channel === undefined) {
    throw new CliError(
      'channel_not_found',
      `${store.name} is not connected to ${type ?? 'any platform'}.`,
      "'platebook store channel list' shows what is",
    );
  }
  if (another !== undefined) {
    const types = store.channels.map(({ channel_type: one }) => one);
    throw new CliError(
      'usage_error',
      `${store.name} is connected to several platforms.`,
      `add --channel ${types.join(' or ')}`,
    );
  }
  return channel;
}
