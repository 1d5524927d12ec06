import { Badge, Code, Text } from '@platebook/ui';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { personName } from '../../shared/format/person-name.ts';
import type { FileColumn, ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { integrationColumn } from './integration.tsx';
import type { StoreMapping } from './store-mapping.queries.ts';
import { words } from './store-mapping.messages.ts';

/** The columns of matched stores of a platform. */
export function matchedColumns(platform: Platform): readonly ListColumn<StoreMapping>[] {
  return [
    {
      id: 'store',
      header: words.yourStore,
      value: ({ store_name: name }) => name,
      width: 176,
      pinned: true,
      card: 'title',
    },
    {
      id: 'theirs',
      header: words.platformStore,
      value: ({ platform_store: theirs }) => theirs?.name ?? '',
      width: 184,
      card: 'note',
    },
    { id: 'state', header: words.status, value: stateOf, cell: State, width: 136, card: 'value' },
    ...(platform === 'ubereats' ? [integrationColumn()] : []),
    {
      id: 'since',
      header: words.since,
      value: ({ effective_from: day }) => day ?? '',
      cell: ({ effective_from: day }) => (day === null ? words.theStart : formatDay(day)),
      width: 104,
    },
    {
      id: 'payouts',
      header: words.payouts,
      value: ({ payouts }) => payouts.count,
      cell: payoutsOf,
      width: 168,
      card: 'note-end',
    },
    {
      id: 'posted',
      header: words.postedEntries,
      value: ({ posted_entries: count }) => count,
      numeric: true,
      width: 112,
    },
    {
      id: 'by',
      header: words.by,
      value: ({ decided_by: by }) => (by === null ? words.platebook : by.name),
      cell: Decided,
      width: 248,
    },
    {
      id: 'their_id',
      header: words.platformStoreId,
      value: ({ platform_store: theirs }) => theirs?.platform_store_id ?? '',
      cell: ({ platform_store: theirs }) =>
        theirs === null ? null : <Code>{theirs.platform_store_id}</Code>,
      width: 176,
    },
  ];
}

/** The columns of the exported file of matched stores. */
export function matchedFileColumns(): readonly FileColumn<StoreMapping>[] {
  return [
    { header: words.storeId, file: ({ store_id: id }) => ({ text: id }) },
    {
      header: words.platform,
      file: ({ channel_type: platform }) => ({ text: PLATFORM_NAMES[platform] }),
    },
    { header: words.matchedAt, file: ({ decided_at: at }) => ({ text: at ?? '' }) },
    { header: words.lastPayout, file: ({ payouts }) => ({ text: payouts.last_on ?? '' }) },
  ];
}

function Decided({ decided_by: by, decided_at: at }: StoreMapping) {
  return (
    <Text as="span">
      {by === null ? words.platebook : personName(by.name)}
      {at === null ? null : (
        <>
          , <Instant at={at} />
        </>
      )}
    </Text>
  );
}

function payoutsOf({ payouts: { count, last_on: day } }: StoreMapping): string {
  return count === 0 || day === null ? words.noneYet : words.latest(count, formatDay(day));
}

function stateOf({ platform_store: theirs }: StoreMapping): string {
  if (theirs?.status === 'lost') {
    return words.noLongerListed;
  }
  if (theirs?.status === 'inactive') {
    return words.closedOnThePlatform;
  }
  const before = theirs?.previous_name ?? null;
  return before === null ? words.active : words.renamedFrom(before);
}

function State(mapping: StoreMapping) {
  const { platform_store: theirs } = mapping;
  const text = stateOf(mapping);
  if (theirs?.status === 'lost') {
    return <Badge tone="warning">{text}</Badge>;
  }
  if (theirs?.status === 'inactive') {
    return <Badge>{text}</Badge>;
  }
  return text === words.active ? text : <Badge tone="info">{text}</Badge>;
}
