import type { Client } from '../api/entities.ts';

/** A client that keeps its books in QuickBooks, as its owner sees it. */
export const client: Client = {
  id: 'c1',
  name: 'Harbor',
  tenant_id: 't1',
  number: null,
  client_category: 'qbo',
  time_zone: 'America/New_York',
  currency: 'USD',
  country: 'US',
  level: 'user_owner',
  triage: null,
  archived_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
};

/** The same client for a read-only member. */
export const readOnlyClient: Client = { ...client, level: 'user_basic' };

/** A client without books in QuickBooks. */
export const deliveryClient: Client = { ...client, client_category: 'delivery_only' };
