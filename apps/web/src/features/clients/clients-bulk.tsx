import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { everyRow } from '../../shared/list/export-list.ts';
import { ListBulk } from '../../shared/list/list-bulk.tsx';
import { ListExports } from '../../shared/list/list-exports.tsx';
import type { PagedList } from '../../shared/list/paged-query.ts';
import type { Selection } from '../../shared/list/use-selection.ts';
import { useServices } from '../../shared/services.ts';
import { words } from './bulk.messages.ts';
import { refreshClients } from './client-list.queries.ts';
import type { ClientListAddress } from './client-list-address.ts';
import { clientsActions } from './clients-actions.ts';
import { clientsFileColumns } from './clients-file.ts';

export type ClientsBulkProps = {
  source: PagedList<Client>;
  /** Whether the view shows a client that the server answers. */
  isKept: (client: Client) => boolean;
  /** How many clients the view has; null while only the server knows. */
  matching: number | null;
  selection: Selection<Client>;
};

/** What is done with several clients. */
export function ClientsBulk({ source, isKept, matching, selection }: ClientsBulkProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const actions = clientsActions({
    api,
    refresh: () => refreshClients(queries),
    onBatch: (tenants) => void navigate('/dashboard/batch-operations/new', { state: { tenants } }),
  });
  return (
    <ListBulk
      definition={{ ...definition(), actions }}
      columns={clientsFileColumns()}
      clientName={words.yourClients}
      selection={selection}
      matching={matching}
      everyRow={() => everyRow(keptOf(source, isKept))}
    />
  );
}

/** All clients of a view as a file, or on paper. */
export function ClientsExports({
  address,
  source,
  isKept,
}: Pick<ClientsBulkProps, 'source' | 'isKept'> & { address: ClientListAddress }) {
  return (
    <ListExports
      narrowed={address.view !== 'all' || address.search !== ''}
      choice={{
        definition: definition(),
        columns: clientsFileColumns(),
        list: keptOf(source, isKept),
        clientName: words.yourClients,
      }}
    />
  );
}

function definition() {
  return {
    noun: { one: words.client, many: words.clients, all: words.allClients },
    rowKey: ({ id }: Client) => id,
  };
}

function keptOf(
  source: PagedList<Client>,
  isKept: ClientsBulkProps['isKept'],
): Pick<PagedList<Client>, 'load'> {
  return {
    load: async (page, signal) => {
      const { items, next_cursor } = await source.load(page, signal);
      return { items: items.filter(isKept), next_cursor };
    },
  };
}
