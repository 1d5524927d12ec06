import { Inline, Link, zoneName, type FilterProperty } from '@platebook/ui';
import type { Store } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { formatTime } from './format-time.ts';
import { words } from './stores.messages.tsx';

type ToHref = (path: string) => string;

/** The columns of the list of stores; `href` preserves the client. */
export function storesColumns(href: ToHref): readonly ListColumn<Store>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link href={href(`/dashboard/stores/${id}/setup`)} variant="quiet">
          {name}
        </Link>
      ),
      width: 248,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    { id: 'number', header: words.number, value: ({ number }) => number, width: 92 },
    { id: 'location', header: words.location, value: placeOf, width: 164, card: 'note' },
    {
      id: 'platforms',
      header: words.platforms,
      value: platformsOf,
      cell: (store) => <ChannelLinks store={store} href={href} />,
      width: 184,
      card: 'note-end',
    },
    {
      id: 'zone',
      header: words.timeZone,
      value: ({ time_zone: zone }) => zoneName(zone),
      width: 172,
    },
    {
      id: 'cutoff',
      header: words.businessDayEnds,
      value: ({ business_day_cutoff: time }) => formatTime(time),
      width: 156,
    },
    {
      id: 'payout',
      header: words.lastPayout,
      value: ({ last_payout_on: day }) => day,
      cell: ({ last_payout_on: day }) => (day === null ? words.noneYet : formatDay(day)),
      width: 124,
    },
    { id: 'state', header: words.status, value: stateOf, width: 184, card: 'value' },
  ];
}

/** The filters of stores. */
export function storesProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'platform',
      label: words.platform,
      single: true,
      values: Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label })),
    },
    {
      id: 'state',
      label: words.status,
      single: true,
      values: [
        { value: 'active', label: words.openToday },
        { value: 'inactive', label: words.closed },
      ],
    },
  ];
}

function placeOf({ address }: Store): string {
  return address === null ? '' : `${address.city}, ${address.region}`;
}

function platformsOf({ channels }: Store): string {
  return channels.map(({ channel_type: platform }) => PLATFORM_NAMES[platform]).join(', ');
}

function stateOf({ deactivated_on: day }: Store): string {
  return day === null ? words.active : words.inactiveFrom(formatDay(day));
}

function ChannelLinks({ store, href }: { store: Store; href: ToHref }) {
  return store.channels.length === 0 ? (
    words.noneYet
  ) : (
    <Inline gap="sm" wrap="nowrap">
      {store.channels.map(({ id, channel_type: platform }) => (
        <Link
          key={id}
          href={href(`/dashboard/stores/${store.id}/channels/${platform}/setup`)}
          variant="quiet"
        >
          {PLATFORM_NAMES[platform]}
        </Link>
      ))}
    </Inline>
  );
}
