import { MESSAGES } from '@platebook/api-client';
import { Banner, Button, EmptyState, Stack } from '@platebook/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { expectedRows } from '../../shared/list/expected-rows.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { words as bulkWords } from './bulk.messages.ts';
import { ClientDialog } from './client-dialog.tsx';
import { clientMenu } from './client-menu.ts';
import { clientParts, clientsList, refreshClients } from './client-list.queries.ts';
import { clientsActions } from './clients-actions.ts';
import { clientHref, clientsColumns } from './clients-columns.tsx';
import { DeleteClientDialog } from './delete-client-dialog.tsx';
import { useArchiving } from './use-client-changes.ts';
import { useFavourites, type Favourites } from './use-favourites.ts';
import { words } from './clients.messages.ts';

/** All clients with row and bulk actions. */
export function ClientList() {
  const { api } = useServices();
  const navigate = useNavigate();
  const favourites = useFavourites();
  const archiving = useArchiving();
  const { mutate } = archiving;
  const [editing, setEditing] = useState<Client | null>(null);
  const [deleting, setDeleting] = useState<Client | null>(null);
  const menu = useMemo(
    () =>
      clientMenu({
        onEdit: setEditing,
        onArchive: (client, archived) => mutate({ client, archived }),
        onDelete: setDeleting,
      }),
    [mutate],
  );
  const definition = useDefinition(favourites, menu);
  // The shell has fetched them for its own menu.
  const known = useQuery(clientsQuery(api)).data?.length;
  return (
    <Stack gap="md">
      <Outcome
        archiving={archiving}
        onUndo={(client, archived) => mutate({ client, archived })}
        favouriteFailure={favourites.failure}
      />
      <ListView
        definition={definition}
        client={null}
        about={bulkWords.yourClients}
        listOf={(request: ListRequest) => clientsList(api, request, favourites.ids)}
        onOpen={(client) => void navigate(clientHref(client))}
        fallback={MESSAGES.failedToLoadClients}
        expectedRows={expectedRows(known)}
        empty={<EmptyState kind="first-use" size="table" title={words.noneAll} />}
      />
      <ClientDialog
        key={editing?.id}
        client={editing}
        open={editing !== null}
        onOpenChange={() => setEditing(null)}
        onSaved={() => setEditing(null)}
      />
      <DeleteClientDialog
        client={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => archiving.reset()}
      />
    </Stack>
  );
}

function useDefinition(
  favourites: Favourites,
  menu: ListDefinition<Client>['menu'],
): ListDefinition<Client> {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const actions = useMemo(
    () =>
      clientsActions({
        api,
        refresh: () => refreshClients(queries),
        onBatch: (tenants) =>
          void navigate('/dashboard/batch-operations/new', { state: { tenants } }),
      }),
    [api, navigate, queries],
  );
  return useMemo(
    () => ({
      id: 'clients',
      noun: { one: bulkWords.client, many: bulkWords.clients, all: bulkWords.allClients },
      columns: clientsColumns(favourites),
      rowKey: ({ id }) => id,
      properties: [],
      sort: { columnId: 'attention', descending: true },
      searches: true,
      parts: clientParts(),
      ...(menu === undefined ? {} : { menu }),
      actions,
    }),
    [favourites, menu, actions],
  );
}

type OutcomeProps = {
  archiving: ReturnType<typeof useArchiving>;
  onUndo: (client: Client, archived: boolean) => void;
  favouriteFailure: Error | null;
};

/** The result of the last change, with its undo. */
function Outcome({ archiving, onUndo, favouriteFailure }: OutcomeProps) {
  const { variables, data, error } = archiving;
  if (error !== null || favouriteFailure !== null) {
    return (
      <Banner tone="danger" title={failureTitle(error ?? favouriteFailure)} appeared>
        {words.nothingChanged}
      </Banner>
    );
  }
  if (data === undefined || variables === undefined) {
    return null;
  }
  const { archived } = variables;
  return (
    <Banner
      tone="success"
      title={archived ? words.isArchived(data.name) : words.isBack(data.name)}
      appeared
      onDismiss={archiving.reset}
      dismissLabel={words.dismiss}
      action={<Button onClick={() => onUndo(data, !archived)}>{words.undo}</Button>}
    >
      {archived ? words.archivedMeaning : words.restoredMeaning}
    </Banner>
  );
}
