import type { components } from '@platebook/api-client';
import { withHeadings } from '../../../online/print.ts';
import type { Field } from '../../../online/print.ts';

export type StoreMapping = components['schemas']['StoreMapping'];

/** A pending store and its best candidate. */
export const PENDING_FIELDS: readonly Field<StoreMapping>[] = [
  { name: 'store_name', heading: 'Store', of: ({ store_name: name }) => name },
  {
    name: 'best_match',
    heading: 'Best match',
    dispensable: 1,
    of: ({ suggestions: [best] }) => best?.name ?? null,
  },
  {
    name: 'score',
    heading: 'Score',
    dispensable: 2,
    of: ({ suggestions: [best] }) => best?.score ?? null,
  },
  {
    name: 'platform_store_id',
    heading: 'Platform store',
    of: ({ suggestions: [best] }) => best?.platform_store_id ?? null,
  },
  { name: 'pending_id', heading: 'Pending id', of: ({ pending_id: id }) => id },
  {
    name: 'reasons',
    of: ({ suggestions: [best] }) => best?.reasons.map(({ words }) => words) ?? [],
  },
  {
    name: 'exact_platform_store_id',
    of: ({ exact_platform_store_id: id }) => id,
  },
  { name: 'channel_type', of: ({ channel_type: type }) => type },
  { name: 'store_id', of: ({ store_id: id }) => id },
  { name: 'tenant_id', of: ({ tenant_id: id }) => id },
  { name: 'created_at', of: ({ created_at: at }) => at },
];

/** A store's match. */
export const MAPPING_FIELDS: readonly Field<StoreMapping>[] = [
  { name: 'store_name', heading: 'Store', of: ({ store_name: name }) => name },
  {
    name: 'platform_store_name',
    heading: 'Platform store',
    dispensable: 1,
    of: ({ platform_store: theirs }) => theirs?.name ?? null,
  },
  {
    name: 'platform_store_id',
    heading: 'Platform store id',
    of: ({ platform_store: theirs }) => theirs?.platform_store_id ?? null,
  },
  {
    name: 'effective_from',
    heading: 'Since',
    dispensable: 2,
    of: ({ effective_from: day }) => day,
  },
  {
    name: 'decided_by',
    heading: 'By',
    dispensable: 3,
    of: ({ decided_by: by }) => by?.name ?? null,
  },
  { name: 'state', heading: 'State', of: ({ state }) => state },
  { name: 'channel_type', of: ({ channel_type: type }) => type },
  { name: 'effective_to', of: ({ effective_to: day }) => day },
  { name: 'decided_at', of: ({ decided_at: at }) => at },
  { name: 'payouts', of: ({ payouts }) => payouts.count },
  { name: 'posted_entries', of: ({ posted_entries: count }) => count },
  { name: 'reason', of: ({ reason }) => reason },
  { name: 'id', of: ({ id }) => id },
  { name: 'store_id', of: ({ store_id: id }) => id },
  { name: 'tenant_id', of: ({ tenant_id: id }) => id },
];

export const MAPPING_DETAILS: readonly Field<StoreMapping>[] = withHeadings(MAPPING_FIELDS);
