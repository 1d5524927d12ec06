import type { components } from '@platebook/api-client';
import { withHeadings } from '../../../online/print.ts';
import type { Field } from '../../../online/print.ts';
import type { Store } from '../fields.ts';

/** A channel with its store. */
export type StoreChannel = {
  readonly store: Pick<Store, 'id' | 'name'>;
  readonly channel: components['schemas']['Channel'];
};

/** What `store channel` prints; the names are those of the API. */
export const CHANNEL_FIELDS: readonly Field<StoreChannel>[] = [
  { name: 'store_name', heading: 'Store', of: ({ store }) => store.name },
  { name: 'channel_type', heading: 'Platform', of: ({ channel }) => channel.channel_type },
  {
    name: 'platform_store_id',
    heading: 'Its ID there',
    dispensable: 1,
    of: ({ channel }) => channel.platform_store_id,
  },
  {
    name: 'posting_mode',
    heading: 'Posting',
    dispensable: 2,
    of: ({ channel }) => channel.channel_config.posting_mode ?? null,
  },
  { name: 'id', heading: 'Id', of: ({ channel }) => channel.id },
  { name: 'store_id', of: ({ store }) => store.id },
  { name: 'report_source', of: ({ channel }) => channel.channel_config.report_source ?? null },
  { name: 'created_at', of: ({ channel }) => channel.created_at },
];

export const CHANNEL_DETAILS: readonly Field<StoreChannel>[] = withHeadings(CHANNEL_FIELDS);
