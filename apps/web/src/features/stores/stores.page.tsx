import { useClientContext } from '@platebook/machines/react';
import { Button, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, Store } from '../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { StoreDialog } from './store-dialog.tsx';
import { storesColumns, storesProperties } from './stores-columns.tsx';
import { storesList } from './stores-list.queries.ts';
import { words } from './stores.messages.tsx';

/** The active client's stores and their channels. */
export function StoresPage() {
  return (
    <Page>
      <ClientPageTitle>{words.stores}</ClientPageTitle>
      <ForActiveClient>{(client) => <Stores key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Stores({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const [creating, setCreating] = useState(false);
  const setupHref = ({ id }: Store) => href(`/dashboard/stores/${id}/setup`);
  const { may } = useClientContext();
  const definition = useMemo<ListDefinition<Store>>(
    () => ({
      id: 'stores',
      noun: { one: words.storeNoun, many: words.storesNoun, all: words.allStores },
      columns: storesColumns(href),
      rowKey: ({ id }) => id,
      properties: storesProperties(),
      sort: { columnId: 'name', descending: false },
      searches: true,
    }),
    [href],
  );
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.stores}
        description={words.intro(client.name)}
        actions={
          may('createStore') ? (
            <Button variant="primary" icon="add" onClick={() => setCreating(true)}>
              {words.addStore}
            </Button>
          ) : undefined
        }
      />
      <ListView
        definition={definition}
        client={client}
        listOf={(request: ListRequest) => storesList(api, client.tenant_id, request)}
        onOpen={(store) => void navigate(setupHref(store))}
        expectedRows={4}
        empty={
          <EmptyState kind="first-use" size="table" title={words.noStoresYet}>
            {words.howToAdd}
          </EmptyState>
        }
      />
      <StoreDialog
        open={creating}
        onOpenChange={setCreating}
        client={client}
        onCreated={(store) => void navigate(setupHref(store))}
      />
    </Stack>
  );
}
