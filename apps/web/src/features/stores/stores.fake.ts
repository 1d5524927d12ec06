import type { Channel, Store } from '../../shared/api/entities.ts';

const channel: Channel = {
  id: 'ch1',
  store_id: 's1',
  channel_type: 'ubereats',
  platform_store_id: 'P-1',
  channel_config: {},
  qbo_mapping_config: {},
  created_at: '2026-01-05T09:00:00.000Z',
};

/** A store on both platforms with payouts. */
export const store: Store = {
  id: 's1',
  tenant_id: 't1',
  name: 'Fishtown',
  number: '014',
  time_zone: 'America/New_York',
  currency: 'USD',
  business_day_cutoff: '04:00',
  address: {
    line1: '1 Girard Ave',
    city: 'Philadelphia',
    region: 'PA',
    postal_code: '19125',
    country: 'US',
  },
  tax_profile: {} as Store['tax_profile'],
  contract_rates: [],
  deactivated_on: null,
  last_payout_on: '2026-11-10',
  channels: [channel, { ...channel, id: 'ch2', channel_type: 'doordash' }],
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
};
