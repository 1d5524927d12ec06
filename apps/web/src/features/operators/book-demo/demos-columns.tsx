import { Badge, type FilterProperty } from '@platebook/ui';
import { formatDay } from '../../../shared/format/days.ts';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { roleNames, statusNames, storeCountNames, words } from './demos.messages.ts';
import { DEMO_STATUSES, type DemoBooking } from './demos.queries.ts';

const STATUS_TONES = {
  new: 'brand',
  contacted: 'neutral',
  scheduled: 'neutral',
  held: 'neutral',
  no_show: 'warning',
  converted: 'success',
  lost: 'neutral',
  spam: 'neutral',
} as const satisfies Record<DemoBooking['status'], string>;

/** The columns of the list of requests for a demo. */
export function demosColumns(): readonly ListColumn<DemoBooking>[] {
  return [
    {
      id: 'business',
      header: words.business,
      value: ({ business }) => business,
      width: 216,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'status',
      header: words.status,
      value: ({ status }) => statusNames[status],
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{statusNames[status]}</Badge>,
      width: 160,
      card: 'value',
    },
    {
      id: 'name',
      header: words.name,
      value: ({ name }) => name,
      width: 160,
      sorts: true,
      card: 'note',
    },
    { id: 'email', header: words.email, value: ({ email }) => email, width: 216 },
    {
      id: 'created',
      header: words.asked,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'scheduled',
      header: words.scheduled,
      value: ({ scheduled_on: day }) => (day === null ? '' : formatDay(day)),
      width: 128,
    },
    {
      id: 'assignee',
      header: words.assignee,
      value: ({ assignee }) => (assignee === null ? '' : (assignee.email ?? assignee.user_id)),
      width: 200,
    },
    {
      id: 'role',
      header: words.role,
      value: ({ role }) => (role === null ? '' : roleNames[role]),
      width: 176,
    },
    {
      id: 'stores',
      header: words.stores,
      value: ({ stores }) => (stores === null ? '' : storeCountNames[stores]),
      width: 128,
    },
  ];
}

/** The filters of demo requests; spam is a separate tab. */
export function demosProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'status',
      label: words.status,
      single: true,
      values: DEMO_STATUSES.filter((status) => status !== 'spam').map((status) => ({
        value: status,
        label: statusNames[status],
      })),
    },
  ];
}
