import { EmptyState, Stack, Text, type MenuItem } from '@platebook/ui';
import { useMemo, useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { ListDefinition } from '../../shared/list/list-definition.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useServices } from '../../shared/services.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { RefusedStores } from './integration.tsx';
import { matchedColumns, matchedFileColumns } from './matched-columns.tsx';
import { RemapDrawer } from './remap-drawer.tsx';
import { matchedList, type StoreMapping } from './store-mapping.queries.ts';
import { words } from './store-mapping.messages.ts';

export type MatchedListProps = { client: Client; platform: Platform; mayMap: boolean };

type PendingChange = {
  readonly kind: 'remap' | 'unlink' | 'history';
  readonly mapping: StoreMapping;
};

/** The active mappings with their results. */
export function MatchedList({ client, platform, mayMap }: MatchedListProps) {
  const { api } = useServices();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const definition = useDefinition(platform, mayMap, setPending);
  const tenant = client.tenant_id;
  const list = useList({ definition, listOf: () => matchedList(api, { tenant, platform }) });
  const { loaded } = list.paged;
  return (
    <>
      <ListPage
        definition={definition}
        list={list}
        client={client}
        onOpen={(mapping) => setPending({ kind: 'history', mapping })}
        empty={
          <EmptyState
            kind="first-use"
            size="table"
            title={words.noStoresMatchedYet}
            headingLevel={2}
          >
            {words.connectFirst(PLATFORM_NAMES[platform])}
          </EmptyState>
        }
      >
        {loaded.length === 0 ? null : (
          <Stack gap="md">
            <Text tone="muted">{words.storesAreMatched(loaded.length)}</Text>
            {platform === 'ubereats' ? (
              <RefusedStores tenant={tenant} mappings={loaded} mayMap={mayMap} />
            ) : null}
          </Stack>
        )}
      </ListPage>
      <Drawers
        client={client}
        platform={platform}
        pending={pending}
        onClose={() => setPending(null)}
      />
    </>
  );
}

function useDefinition(
  platform: Platform,
  mayMap: boolean,
  ask: (pending: PendingChange) => void,
): ListDefinition<StoreMapping> {
  return useMemo(() => {
    const name = PLATFORM_NAMES[platform];
    return {
      id: 'matched_stores',
      noun: {
        one: words.matchedNoun(name),
        many: words.matchedNouns(name),
        all: words.allMatchedStores(name),
      },
      label: words.matchedOn(name),
      columns: matchedColumns(platform),
      fileColumns: matchedFileColumns(),
      rowKey: ({ id }) => id,
      properties: [],
      sort: { columnId: 'decided', descending: true },
      menu: {
        header: words.action,
        label: ({ store_name: store }) => words.actionsFor(store),
        items: (mapping) => itemsFor(mapping, mayMap, ask),
      },
    };
  }, [platform, mayMap, ask]);
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

type DrawersProps = {
  client: Client;
  platform: Platform;
  pending: PendingChange | null;
  onClose: () => void;
};

function Drawers({ client, platform, pending, onClose }: DrawersProps) {
  if (pending === null) {
    return null;
  }
  const { kind, mapping } = pending;
  return kind === 'history' ? (
    <HistoryDrawer
      client={client}
      platform={platform}
      storeId={mapping.store_id}
      storeName={mapping.store_name}
      onClose={onClose}
    />
  ) : (
    <RemapDrawer
      key={`${kind} ${mapping.id}`}
      client={client}
      platform={platform}
      mapping={mapping}
      unlinks={kind === 'unlink'}
      onClose={onClose}
    />
  );
}
