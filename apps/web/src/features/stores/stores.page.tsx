import {
  Button,
  EmptyState,
  Inline,
  Link,
  Page,
  PageHeader,
  Stack,
  Table,
  zoneName,
  type TableColumn,
} from '@platebook/ui';
import { useClientContext } from '@platebook/machines/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, Store } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { formatTime } from './format-time.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { StoresExports } from './stores-exports.tsx';
import { StoreDialog } from './store-dialog.tsx';
import { storesQuery } from '../../shared/workspace/stores.queries.ts';
import { words } from './stores.messages.tsx';

/** The active client's stores and the platforms each is on. */
export function StoresPage() {
  return (
    <Page>
      <ClientPageTitle>{words.stores}</ClientPageTitle>
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
  const { may } = useClientContext();
  const addButton = may('createStore') ? (
    <Button variant="primary" icon="add" onClick={() => setCreating(true)}>
      {words.addStore}
    </Button>
  ) : undefined;
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.stores}
        description={words.intro(client.name)}
        actions={
          stores.data === undefined || stores.data.length === 0 ? undefined : (
            <Inline gap="sm">
              <StoresExports client={client} stores={stores.data} />
              {addButton}
            </Inline>
          )
        }
      />
      <Loaded query={stores} label={words.loadingStores} shape="table" lines={4}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState kind="first-use" title={words.noStoresYet} action={addButton}>
              {words.howToAdd}
            </EmptyState>
          ) : (
            <StoresTable stores={list} href={href} />
          )
        }
      </Loaded>
      <StoreDialog
        open={creating}
        onOpenChange={setCreating}
        client={client}
        onCreated={(store) => void navigate(setupHref(store))}
      />
    </Stack>
  );
}

type StoresTableProps = { stores: readonly Store[]; href: (path: string) => string };

function StoresTable({ stores, href }: StoresTableProps) {
  return (
    <Table
      caption={words.stores}
      captionHidden
      rows={stores}
      rowKey={({ id }) => id}
      columns={columnsOf(href)}
    />
  );
}

function columnsOf(href: StoresTableProps['href']): TableColumn<Store>[] {
  return [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      cell: ({ id, name }) => (
        <Link href={href(`/dashboard/stores/${id}/setup`)} variant="quiet">
          {name}
        </Link>
      ),
    },
    { id: 'number', header: words.number, shrink: true, cell: ({ number }) => number },
    { id: 'place', header: words.location, cell: placeOf },
    {
      id: 'channels',
      header: words.platforms,
      cell: (store) => <ChannelLinks store={store} href={href} />,
    },
    { id: 'zone', header: words.timeZone, cell: ({ time_zone: zone }) => zoneName(zone) },
    {
      id: 'cutoff',
      header: words.businessDayEnds,
      shrink: true,
      cell: ({ business_day_cutoff: time }) => formatTime(time),
    },
    {
      id: 'payout',
      header: words.lastPayout,
      shrink: true,
      cell: ({ last_payout_on: day }) => (day === null ? words.noneYet : formatDay(day)),
    },
    { id: 'state', header: words.status, shrink: true, cell: stateOf },
  ];
}

function placeOf({ address }: Store): string {
  return address === null ? '' : `${address.city}, ${address.region}`;
}

function stateOf({ deactivated_on: day }: Store): string {
  return day === null ? words.active : words.inactiveFrom(formatDay(day));
}

type ChannelLinksProps = { store: Store; href: StoresTableProps['href'] };

function ChannelLinks({ store, href }: ChannelLinksProps) {
  if (store.channels.length === 0) {
    return words.noneYet;
  }
  return (
    <Inline gap="sm">
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
