import { MESSAGES } from '@platebook/api-client';
import { Banner, Button, EmptyState, Inline, Link, Stack } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { pagedQuery } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { useSelection } from '../../shared/list/use-selection.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { ClientDialog } from './client-dialog.tsx';
import { writeAddress, type ClientListAddress } from './client-list-address.ts';
import { clientsList } from './client-list.queries.ts';
import { ClientsBulk, ClientsExports } from './clients-bulk.tsx';
import { ClientsTable } from './clients-table.tsx';
import { DeleteClientDialog } from './delete-client-dialog.tsx';
import { useArchiving } from './use-client-changes.ts';
import { useFavourites } from './use-favourites.ts';
import { words } from './clients.messages.ts';

/** One view of the clients and what can be done with each. */
export function ClientList({ address }: { address: ClientListAddress }) {
  const { api } = useServices();
  const source = clientsList(api, address);
  const list = useInfiniteQuery(pagedQuery(source));
  const favourites = useFavourites();
  const archiving = useArchiving();
  const [editing, setEditing] = useState<Client | null>(null);
  const [deleting, setDeleting] = useState<Client | null>(null);
  const selection = useSelection({
    scope: JSON.stringify([address.view, address.search]),
    loaded: list.data?.pages.flatMap(({ items }) => items) ?? [],
    rowKey: ({ id }: Client) => id,
  });
  const isKept = ({ id }: Client) => address.view !== 'favourites' || favourites.has(id);
  const change = (client: Client, archived: boolean) => archiving.mutate({ client, archived });
  return (
    <Stack gap="md">
      <Outcome archiving={archiving} onUndo={change} favouriteFailure={favourites.failure} />
      <Loaded
        query={list}
        label={words.loading}
        shape="table"
        lines={8}
        fallback={MESSAGES.failedToLoadClients}
      >
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          const shown = address.view === 'favourites' ? all.filter(isKept) : all;
          return (
            <>
              <Inline justify="end">
                <ClientsExports address={address} source={source} isKept={isKept} />
              </Inline>
              {shown.length === 0 ? (
                <NothingHere address={address} />
              ) : (
                <ClientsTable
                  clients={shown}
                  favourites={favourites}
                  selection={selection}
                  onEdit={setEditing}
                  onArchive={change}
                  onDelete={setDeleting}
                />
              )}
              <ShowMore query={list} shown={shown.length} noun="clients" />
              <ClientsBulk
                source={source}
                isKept={isKept}
                matching={list.hasNextPage ? null : shown.length}
                selection={selection}
              />
            </>
          );
        }}
      </Loaded>
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

type OutcomeProps = {
  archiving: ReturnType<typeof useArchiving>;
  onUndo: (client: Client, archived: boolean) => void;
  favouriteFailure: Error | null;
};

/** What the last change did, and the way back. */
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

function nothingIn(view: ClientListAddress['view']): string {
  const sentences: Readonly<Record<ClientListAddress['view'], string>> = {
    all: words.noneAll,
    attention: words.noneAttention,
    blocked: words.noneBlocked,
    ok: words.noneOk,
    favourites: words.noneFavourites,
    new: words.noneNew,
    delivery: words.noneDelivery,
    archived: words.noneArchived,
  };
  return sentences[view];
}

function NothingHere({ address }: { address: ClientListAddress }) {
  const isSearch = address.search !== '';
  return (
    <EmptyState
      kind="no-results"
      title={isSearch ? words.noMatch(address.search) : nothingIn(address.view)}
      action={
        <Link href={writeAddress(address, { view: 'all', search: '' })}>{words.showAll}</Link>
      }
    />
  );
}
