import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

export type Store = components['schemas']['Store'];

/** What `store` prints; the names are those of the API. */
export const STORE_FIELDS: readonly Field<Store>[] = [
  { name: 'name', heading: 'Name', of: ({ name }) => name },
  { name: 'number', heading: 'Number', dispensable: 3, of: ({ number }) => number },
  {
    name: 'channels',
    heading: 'Channels',
    dispensable: 1,
    of: ({ channels }) => channels.map(({ channel_type }) => channel_type),
  },
  { name: 'time_zone', heading: 'Time zone', dispensable: 2, of: ({ time_zone }) => time_zone },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'currency', of: ({ currency }) => currency },
  {
    name: 'business_day_cutoff',
    of: ({ business_day_cutoff }) => business_day_cutoff,
  },
  { name: 'deactivated_on', of: ({ deactivated_on }) => deactivated_on },
  { name: 'created_at', of: ({ created_at }) => created_at },
  { name: 'updated_at', of: ({ updated_at }) => updated_at },
];

export const STORE_DETAILS: readonly Field<Store>[] = withHeadings(STORE_FIELDS);
