import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { actorInTenant, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseArchivedClient } from '../clients.read-model.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { StoreMappingWriter } from '../stores/store-mapping.port.ts';
import type { StoreFindings } from '../stores/findings.port.ts';
import type { OnChannelChanged } from './channel-changed.port.ts';
import type { ChannelLinking } from './channel-linking.port.ts';
import {
  deleteChannelRow,
  findByPlatformStore,
  findChannel,
  findStoreOfChannel,
  insertChannelRow,
  lockChannel,
  lockChannelOfStore,
  lockStoreOfChannel,
  replaceChannel,
} from './channels.store.ts';
import type { ConnectedStore } from './channels.store.ts';
import type { Channel } from './channels.read-model.ts';

type NewChannel = Pick<Channel, 'storeId' | 'type' | 'platformStoreId' | 'config' | 'mapping'>;
/** A configuration replaces the previous one. */
export type ChannelChange = {
  readonly platformStoreId?: string | null | undefined;
  readonly config?: Channel['config'] | undefined;
  readonly mapping?: Channel['mapping'] | undefined;
};
/** A channel is found under its own store only. */
type Place = { readonly storeId: string; readonly id: string };

export type ChannelsService = ChannelLinking & {
  readonly connect: (scope: TenantScope, channel: NewChannel, actor?: Actor) => Promise<Channel>;
  readonly find: (scope: TenantScope, place: Place) => Promise<Channel>;
  readonly update: (
    scope: TenantScope,
    place: Place,
    change: ChannelChange,
    actor?: Actor,
  ) => Promise<Channel>;
  readonly disconnect: (scope: TenantScope, place: Place, actor?: Actor) => Promise<void>;
  readonly ofPlatformStore: (
    scope: TenantScope,
    type: ChannelType,
    platformStoreId: string,
  ) => Promise<ConnectedStore>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly entitlements: Entitlements;
  readonly storeMappings: Pick<StoreMappingWriter, 'channelChanged'>;
  readonly storeFindings: StoreFindings;
  readonly onChanged: OnChannelChanged;
};

export function createChannelsService(deps: Deps): ChannelsService {
  const { database, clock } = deps;
  return {
    connect: (scope, newChannel, actor = actorInTenant(scope)) =>
      database
        .inTenant(scope, async (tx) => {
          const channel = await connect(deps, tx, { scope, actor, channel: newChannel });
          await applyStoreChange(deps, tx, { channel, actor });
          return channel;
        })
        .catch(refuseTaken),
    link: (tx, linked) => link(deps, tx, linked),
    find: (scope, { storeId, id }) =>
      database.inTenant(scope, async (tx) => {
        knownStore(await findStoreOfChannel(tx, storeId));
        return known(await findChannel(tx, storeId, id));
      }),
    update: (scope, place, change, actor = actorInTenant(scope)) =>
      database
        .inTenant(scope, (tx) => update(deps, tx, { scope, place, change, actor }))
        .catch(refuseTaken),
    disconnect: (scope, { storeId, id }, actor = actorInTenant(scope)) =>
      database.inTenant(scope, async (tx) => {
        knownStore(await lockStoreOfChannel(tx, storeId));
        const before = known(await lockChannel(tx, storeId, id));
        await deleteChannelRow(tx, id);
        await recordAudit(tx, { ...entryOf('disconnected', before, clock.now()), actor, before });
        await applyStoreChange(deps, tx, { channel: { ...before, platformStoreId: null }, actor });
      }),
    ofPlatformStore: (scope, type, platformStoreId) =>
      database.inTenant(scope, async (tx) => {
        const found = await findByPlatformStore(tx, type, platformStoreId);
        if (found === null) {
          throw new AppError('platform_store_not_found');
        }
        return found;
      }),
  };
}

type Connection = {
  readonly scope: TenantScope;
  readonly actor: Actor;
  readonly channel: NewChannel;
};

async function connect(
  { clock, entitlements }: Deps,
  tx: Transaction,
  { scope, actor, channel: input }: Connection,
): Promise<Channel> {
  const now = clock.now();
  const store = knownStore(await lockStoreOfChannel(tx, input.storeId));
  await refuseArchivedClient(tx, scope.tenantId);
  if (store.deactivatedOn !== null && store.deactivatedOn <= now.toISOString().slice(0, 10)) {
    throw new AppError('store_inactive');
  }
  await entitlements.assertWithinLimit(tx, scope, 'channels');
  const channel = {
    ...input,
    config: knownConfig(input.config),
    tenantId: scope.tenantId,
    id: randomUUID(),
    createdAt: now,
  };
  await insertChannelRow(tx, channel);
  await recordAudit(tx, { ...entryOf('connected', channel, now), actor, after: channel });
  return channel;
}

type Update = {
  readonly scope: TenantScope;
  readonly place: Place;
  readonly change: ChannelChange;
  readonly actor: Actor;
};

async function update(
  deps: Deps,
  tx: Transaction,
  { scope, place: { storeId, id }, change, actor }: Update,
): Promise<Channel> {
  const at = deps.clock.now();
  knownStore(await lockStoreOfChannel(tx, storeId));
  const before = known(await lockChannel(tx, storeId, id));
  const after = changed(before, change);
  await replaceChannel(tx, after);
  await recordAudit(tx, { ...entryOf('updated', after, at), actor, before, after });
  if (after.platformStoreId !== before.platformStoreId) {
    await applyStoreChange(deps, tx, { channel: after, actor });
  }
  if (!isDeepStrictEqual([before.config, before.mapping], [after.config, after.mapping])) {
    await deps.onChanged(tx, { scope, at });
  }
  return after;
}

async function link(
  deps: Deps,
  tx: Transaction,
  { scope, actor, storeId, type, platformStoreId }: Parameters<ChannelLinking['link']>[1],
): Promise<string | null> {
  const before = await lockChannelOfStore(tx, storeId, type);
  if (before === null && platformStoreId === null) {
    return null;
  }
  if (before === null) {
    const newChannel = { storeId, type, platformStoreId, config: {}, mapping: {} };
    return (await connect(deps, tx, { scope, actor, channel: newChannel })).id;
  }
  if (before.platformStoreId !== platformStoreId) {
    const after = { ...before, platformStoreId };
    await replaceChannel(tx, after);
    await recordAudit(tx, {
      ...entryOf('updated', after, deps.clock.now()),
      actor,
      before,
      after,
    });
  }
  return before.id;
}

/** Updates the store mapping after a manual change of a channel. */
async function applyStoreChange(
  { storeMappings, storeFindings, clock }: Deps,
  tx: Transaction,
  { channel, actor }: { readonly channel: Channel; readonly actor: Actor },
): Promise<void> {
  const { tenantId, storeId, type, platformStoreId } = channel;
  await storeMappings.channelChanged(tx, {
    tenantId,
    storeId,
    type,
    platformStoreId,
    actor,
    at: clock.now(),
  });
  // The change may assign a payout to another store.
  await storeFindings(tx);
}

function changed(before: Channel, { platformStoreId, config, mapping }: ChannelChange): Channel {
  return {
    ...before,
    platformStoreId: platformStoreId === undefined ? before.platformStoreId : platformStoreId,
    config: config === undefined ? before.config : knownConfig(config),
    mapping: mapping ?? before.mapping,
  };
}

function knownConfig(config: Channel['config']): Channel['config'] {
  return config.time_zone === undefined
    ? config
    : { ...config, time_zone: knownTimeZone(config.time_zone, '/channel_config/time_zone') };
}

function knownStore<Store>(store: Store | null): Store {
  if (store === null) {
    throw new AppError('store_not_found');
  }
  return store;
}

function known(channel: Channel | null): Channel {
  if (channel === null) {
    throw new AppError('channel_not_found');
  }
  return channel;
}

function refuseTaken(cause: unknown): never {
  throw brokenUniqueIndex(cause)?.startsWith('channels_') === true
    ? new AppError('channel_exists', { cause })
    : cause;
}

function entryOf(what: 'connected' | 'updated' | 'disconnected', channel: Channel, at: Date) {
  return {
    tenantId: channel.tenantId,
    action: `channel.${what}`,
    target: { type: 'channel', id: channel.id },
    details: { store_id: channel.storeId, channel_type: channel.type },
    at,
  };
}
