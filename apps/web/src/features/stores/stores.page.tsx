import {
  Button,
  EmptyState,
  Link,
  Page,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { StoreDialog } from './store-dialog.tsx';
import { storesQuery } from './stores.queries.ts';

/** The active client's stores and the platforms each is on. */
export function StoresPage() {
  return (
    <Page>
      <ClientPageTitle>Stores</ClientPageTitle>
      <ForActiveClient>{(client) => <Stores client={client} />}</ForActiveClient>
    </Page>
  );
}

function Stores({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const [creating, setCreating] = useState(false);
  const stores = useQuery(storesQuery(api, client.tenant_id));
  const setupHref = ({ id }: Store) => href(`/dashboard/stores/${id}/setup`);
  const addButton = mayManage(client) ? (
    <Button variant="primary" icon="add" onClick={() => setCreating(true)}>
      Add a store
    </Button>
  ) : undefined;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Stores"
        description={`The restaurants of ${client.name}, and the platforms each sells on.`}
        actions={stores.data?.length === 0 ? undefined : addButton}
      />
      <Loaded query={stores} label="Loading stores" shape="table" lines={4}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState kind="first-use" title="No stores yet" action={addButton}>
              Payouts are read without one. A store gives them a time zone, and a name of yours.
            </EmptyState>
          ) : (
            <StoresTable stores={list} hrefOf={setupHref} />
          )
        }
      </Loaded>
      <StoreDialog
        open={creating}
        onOpenChange={setCreating}
        tenant={client.tenant_id}
        clientName={client.name}
        onCreated={(store) => void navigate(setupHref(store))}
      />
    </Stack>
  );
}

type StoresTableProps = { stores: readonly Store[]; hrefOf: (store: Store) => string };

function StoresTable({ stores, hrefOf }: StoresTableProps) {
  return (
    <Table
      caption="Stores"
      captionHidden
      rows={stores}
      rowKey={({ id }) => id}
      columns={columnsOf(hrefOf)}
    />
  );
}

function columnsOf(hrefOf: StoresTableProps['hrefOf']): TableColumn<Store>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      cell: (store) => (
        <Link href={hrefOf(store)} variant="quiet">
          {store.name}
        </Link>
      ),
    },
    { id: 'channels', header: 'Channels', cell: channelNames },
    { id: 'zone', header: 'Time zone', cell: ({ time_zone }) => time_zone.replaceAll('_', ' ') },
    { id: 'currency', header: 'Currency', cell: ({ currency }) => currency },
  ];
}

function channelNames({ channels }: Store): string {
  return channels.length === 0
    ? 'None yet'
    : channels.map(({ channel_type }) => PLATFORM_NAMES[channel_type]).join(', ');
}
