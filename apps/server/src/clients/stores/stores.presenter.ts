import type { components } from '@platebook/api-client';
import type { Channel } from '../channels/channels.read-model.ts';
import type { StoreWithChannels } from './stores.store.ts';

export function presentStore(store: StoreWithChannels): components['schemas']['Store'] {
  return {
    id: store.id,
    tenant_id: store.tenantId,
    name: store.name,
    number: store.number,
    time_zone: store.timeZone,
    currency: store.currency,
    business_day_cutoff: store.businessDayCutoff,
    address: store.address,
    tax_profile: store.taxProfile,
    contract_rates: [...store.contractRates],
    deactivated_on: store.deactivatedOn,
    last_payout_on: store.lastPayoutOn,
    channels: store.channels.map(presentStoreChannel),
    created_at: store.createdAt.toISOString(),
    updated_at: store.updatedAt.toISOString(),
  };
}

function presentStoreChannel(channel: Channel): components['schemas']['Channel'] {
  return {
    id: channel.id,
    store_id: channel.storeId,
    channel_type: channel.type,
    platform_store_id: channel.platformStoreId,
    channel_config: channel.config,
    qbo_mapping_config: channel.mapping,
    created_at: channel.createdAt.toISOString(),
  };
}
