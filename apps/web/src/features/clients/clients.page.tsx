import { MESSAGES } from '@platebook/api-client';
import {
  Banner,
  Button,
  Code,
  EmptyState,
  Link,
  Page,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { CATEGORY_NAMES } from './category-names.ts';
import { ClientDialog } from './client-dialog.tsx';

/** Every client this person may work for: choose one, or create one. */
export function ClientsPage() {
  const { api, activeClient } = useServices();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  const current = useActiveClient();
  const createButton = (
    <Button variant="primary" icon="add" onClick={() => setCreating(true)}>
      Create a client
    </Button>
  );
  return (
    <Page>
      <title>Clients – Platebook</title>
      <Stack gap="xl">
        <PageHeader
          title="Clients"
          description="The businesses whose payouts you keep the books for."
          actions={clients.length === 0 ? undefined : createButton}
        />
        <AccessDenied />
        {current === null && clients.length > 0 ? (
          <Banner tone="info" title={MESSAGES.selectClientFirst} />
        ) : null}
        {clients.length === 0 ? (
          <EmptyState kind="first-use" title={MESSAGES.createFirstClient} action={createButton}>
            It can be your own restaurant, or the first business you advise.
          </EmptyState>
        ) : (
          <ClientsTable clients={clients} currentId={current?.id ?? null} />
        )}
      </Stack>
      <ClientDialog
        open={creating}
        onOpenChange={setCreating}
        onCreated={({ id }) => {
          setCreating(false);
          activeClient.select(id);
          void navigate(toClientHref('/dashboard/stores', id));
        }}
      />
    </Page>
  );
}

/** Spec 2: what `error=client_access_denied` in the query means. */
function AccessDenied() {
  const [query, setQuery] = useSearchParams();
  if (query.get('error') !== 'client_access_denied') {
    return null;
  }
  return (
    <Banner
      tone="danger"
      title={MESSAGES.insufficientPermissions}
      onDismiss={() => setQuery({}, { replace: true })}
      dismissLabel="Dismiss this message"
    >
      You asked for the client <Code>{query.get('clientId') ?? 'without an id'}</Code>, which you
      may not open. Choose one of yours below, or ask its owner to let you in.
    </Banner>
  );
}

type ClientsTableProps = { clients: readonly Client[]; currentId: string | null };

function ClientsTable({ clients, currentId }: ClientsTableProps) {
  return (
    <Table
      caption="Clients"
      captionHidden
      rows={clients}
      rowKey={({ id }) => id}
      columns={columnsOf(currentId)}
    />
  );
}

function columnsOf(currentId: string | null): TableColumn<Client>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ id, name }) => (
        <Link href={toClientHref('/dashboard/sync', id)} variant="quiet">
          {name}
        </Link>
      ),
    },
    {
      id: 'books',
      header: 'Books',
      cell: ({ client_category }) => CATEGORY_NAMES[client_category],
    },
    { id: 'level', header: 'Your level', cell: ({ level }) => LEVEL_LABELS[level] },
    {
      id: 'open',
      header: 'Now',
      shrink: true,
      cell: ({ id }) => (id === currentId ? 'Open' : ''),
    },
  ];
}
