import {
  Badge,
  Code,
  ExportMenu,
  IconButton,
  Menu,
  Spread,
  Stack,
  Table,
  Text,
  type MenuItem,
  type TableColumn,
} from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { Instant } from '../../shared/page/instant.tsx';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { integrationOf, RefusedStores } from './integration.tsx';
import { downloadMappings } from './mappings-csv.ts';
import { RemapDrawer } from './remap-drawer.tsx';
import type { StoreMapping } from './store-mapping.queries.ts';
import { words } from './store-mapping.messages.ts';
import { personName } from '../../shared/format/person-name.ts';

export type MatchedTableProps = {
  client: Client;
  platform: Platform;
  mappings: readonly StoreMapping[];
  mayMap: boolean;
};

type PendingChange = {
  readonly kind: 'remap' | 'unlink' | 'history';
  readonly mapping: StoreMapping;
};

/** The mappings in force, with what came of each. */
export function MatchedTable({ client, platform, mappings, mayMap }: MatchedTableProps) {
  const [pending, setPending] = useState<PendingChange | null>(null);
  const onClose = () => setPending(null);
  const name = PLATFORM_NAMES[platform];
  return (
    <Stack gap="md">
      <Spread
        end={
          <ExportMenu
            scope={words.matchedCount(mappings.length)}
            formats={['csv']}
            onExport={() => downloadMappings(words.fileName(client.name, name), mappings)}
          />
        }
      >
        <Text tone="muted">{words.storesAreMatched(mappings.length)}</Text>
      </Spread>
      {platform === 'ubereats' ? (
        <RefusedStores tenant={client.tenant_id} mappings={mappings} mayMap={mayMap} />
      ) : null}
      <Table
        caption={words.matchedOn(name)}
        captionHidden
        rows={mappings}
        rowKey={({ id }) => id}
        columns={[
          ...columnsOf(),
          ...(platform === 'ubereats' ? [integrationOf()] : []),
          actionColumn((mapping) => itemsFor(mapping, mayMap, setPending)),
        ]}
      />
      {pending !== null && pending.kind !== 'history' ? (
        <RemapDrawer
          key={`${pending.kind} ${pending.mapping.id}`}
          client={client}
          platform={platform}
          mapping={pending.mapping}
          unlinks={pending.kind === 'unlink'}
          onClose={onClose}
        />
      ) : null}
      {pending?.kind === 'history' ? (
        <HistoryDrawer
          client={client}
          platform={platform}
          storeId={pending.mapping.store_id}
          storeName={pending.mapping.store_name}
          onClose={onClose}
        />
      ) : null}
    </Stack>
  );
}

const columnsOf = (): readonly TableColumn<StoreMapping>[] => [
  { id: 'store', header: words.yourStore, rowHeader: true, cell: (mapping) => mapping.store_name },
  {
    id: 'theirs',
    header: words.platformStore,
    cell: (mapping) => <PlatformStoreCell {...mapping} />,
  },
  {
    id: 'since',
    header: words.since,
    shrink: true,
    cell: ({ effective_from: day }) => (day === null ? words.theStart : formatDay(day)),
  },
  {
    id: 'by',
    header: words.by,
    cell: ({ decided_by: by, decided_at: at }) => (
      <Text as="span">
        {by === null ? words.platebook : personName(by.name)}
        {at === null ? null : (
          <>
            , <Instant at={at} />
          </>
        )}
      </Text>
    ),
  },
  {
    id: 'payouts',
    header: words.payouts,
    cell: ({ payouts: { count, last_on: day } }) =>
      count === 0 || day === null ? words.noneYet : words.latest(count, formatDay(day)),
  },
  {
    id: 'posted',
    header: words.postedEntries,
    numeric: true,
    cell: ({ posted_entries: count }) => String(count),
  },
  { id: 'state', header: words.status, shrink: true, cell: stateOf },
];

function PlatformStoreCell({ platform_store: theirs }: StoreMapping) {
  return theirs === null ? null : (
    <Stack gap="xs">
      <span>{theirs.name}</span>
      <Code>{theirs.platform_store_id}</Code>
    </Stack>
  );
}

function stateOf({ platform_store: theirs }: StoreMapping) {
  if (theirs?.status === 'lost') {
    return <Badge tone="warning">{words.noLongerListed}</Badge>;
  }
  if (theirs?.status === 'inactive') {
    return <Badge>{words.closedOnThePlatform}</Badge>;
  }
  return theirs !== null && theirs.previous_name !== null ? (
    <Badge tone="info">{words.renamedFrom(theirs.previous_name)}</Badge>
  ) : (
    words.active
  );
}

function actionColumn(itemsOf: (mapping: StoreMapping) => MenuItem[]): TableColumn<StoreMapping> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: (mapping) => (
      <Menu
        trigger={<IconButton icon="more" size="sm" label={words.actionsFor(mapping.store_name)} />}
        items={itemsOf(mapping)}
      />
    ),
  };
}

function itemsFor(
  mapping: StoreMapping,
  mayMap: boolean,
  ask: (pending: PendingChange) => void,
): MenuItem[] {
  const item = (kind: PendingChange['kind'], label: string, tone?: 'danger'): MenuItem => ({
    kind: 'action',
    id: kind,
    label,
    ...(tone === undefined ? {} : { tone }),
    onSelect: () => ask({ kind, mapping }),
  });
  return [
    item('history', words.history),
    ...(mayMap
      ? [item('remap', words.changeMatch), item('unlink', words.unlinkLabel, 'danger')]
      : []),
  ];
}
