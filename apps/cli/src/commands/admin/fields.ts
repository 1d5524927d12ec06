import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

type StaffMember = components['schemas']['StaffMember'];

/** What `admin` prints of one of those who run the installation; the names are those of the API. */
export const STAFF_FIELDS: readonly Field<StaffMember>[] = [
  { name: 'email', heading: 'Email', of: ({ email }) => email },
  { name: 'level', heading: 'Level', of: ({ level }) => level },
  {
    name: 'capabilities',
    heading: 'Capabilities',
    dispensable: 2,
    of: ({ capabilities }) => capabilities,
  },
  { name: 'granted_at', heading: 'Since', dispensable: 1, of: ({ granted_at }) => granted_at },
  { name: 'user_id', heading: 'Id', of: ({ user_id }) => user_id },
  { name: 'level_label', of: ({ level_label }) => level_label },
];

export const STAFF_DETAILS: readonly Field<StaffMember>[] = withHeadings(STAFF_FIELDS);
