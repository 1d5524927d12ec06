import type { Client } from '../../online/find-client.ts';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

/** What `client` prints; the names are those of the API. */
export const CLIENT_FIELDS: readonly Field<Client>[] = [
  { name: 'name', heading: 'Name', of: ({ name }) => name },
  { name: 'number', heading: 'Number', dispensable: 3, of: ({ number }) => number },
  {
    name: 'client_category',
    heading: 'Category',
    dispensable: 2,
    of: ({ client_category }) => client_category,
  },
  { name: 'level', heading: 'Your level', dispensable: 1, of: ({ level }) => level },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'time_zone', of: ({ time_zone }) => time_zone },
  { name: 'currency', of: ({ currency }) => currency },
  { name: 'country', of: ({ country }) => country },
  { name: 'archived_at', of: ({ archived_at }) => archived_at },
  { name: 'created_at', of: ({ created_at }) => created_at },
  { name: 'updated_at', of: ({ updated_at }) => updated_at },
];

/** For a single client, which has room for every field. */
export const CLIENT_DETAILS: readonly Field<Client>[] = withHeadings(CLIENT_FIELDS);
