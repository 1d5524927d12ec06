import {
  Checkbox,
  VisuallyHidden,
  FavouriteButton,
  IconButton,
  Inline,
  Link,
  Menu,
  Stack,
  Table,
  Text,
} from '@platebook/ui';
import type { MenuItem, TableColumn } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import type { Selection } from '../../shared/list/use-selection.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { SHORT_CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import { words as bulkWords } from './bulk.messages.ts';
import type { Favourites } from './use-favourites.ts';
import { words } from './clients.messages.ts';

export type ClientsTableProps = {
  clients: readonly Client[];
  favourites: Favourites;
  selection: Pick<Selection<Client>, 'keys' | 'setKeys'>;
  onEdit: (client: Client) => void;
  onArchive: (client: Client, archived: boolean) => void;
  onDelete: (client: Client) => void;
};

/** What waits in each client; a zero is left blank, so that what is not one is seen. */
export function ClientsTable(props: ClientsTableProps) {
  return (
    <Table
      caption={words.title}
      captionHidden
      rows={props.clients}
      rowKey={({ id }) => id}
      columns={columnsOf(props)}
    />
  );
}

function columnsOf(props: ClientsTableProps): TableColumn<Client>[] {
  const { favourites, selection } = props;
  return [
    selectColumn(selection),
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      cell: (client) => (
        <Inline gap="xs" wrap="nowrap">
          {favourites.areKnown ? (
            <FavouriteButton
              of={client.name}
              pressed={favourites.has(client.id)}
              onPressedChange={(isFavourite) => favourites.toggle(client.id, isFavourite)}
            />
          ) : null}
          {nameOf(client)}
        </Inline>
      ),
    },
    {
      id: 'category',
      header: words.books,
      shrink: true,
      cell: ({ client_category }) => SHORT_CATEGORY_NAMES[client_category],
    },
    count('waiting', words.waiting, ({ attention }) => attention),
    count('mapping', words.needsMapping, (triage) => triage.needs_mapping),
    count('review', words.toReview, (triage) => triage.to_review),
    count('ready', words.ready, (triage) => triage.ready),
    count(
      'failed',
      words.failed,
      (triage) => triage.entries_failed + triage.imports_failed + triage.fetches_failed,
    ),
    count('books', words.checkBooks, (triage) => triage.owed_operations + triage.drifted),
    {
      id: 'stores',
      header: words.stores,
      numeric: true,
      cell: ({ triage }) => triage?.stores ?? '',
    },
    { id: 'import', header: words.lastImport, cell: lastImportCell },
    {
      id: 'actions',
      header: words.actions,
      shrink: true,
      cell: (client) => <ClientMenu client={client} {...props} />,
    },
  ];
}

function selectColumn({ keys, setKeys }: ClientsTableProps['selection']): TableColumn<Client> {
  return {
    id: 'select',
    header: bulkWords.select,
    shrink: true,
    cell: ({ id, name }) => (
      <Checkbox
        label={<VisuallyHidden>{bulkWords.selectOne(name)}</VisuallyHidden>}
        checked={keys.has(id)}
        onChange={({ currentTarget }) => {
          const others = [...keys].filter((key) => key !== id);
          setKeys(new Set(currentTarget.checked ? [...others, id] : others));
        }}
      />
    ),
  };
}

type Triage = NonNullable<Client['triage']>;

function count(
  id: string,
  header: string,
  numberOf: (triage: Triage) => number,
): TableColumn<Client> {
  return {
    id,
    header,
    numeric: true,
    cell: ({ triage }) => (triage === null || numberOf(triage) === 0 ? '' : numberOf(triage)),
  };
}

function nameOf({ id, name, number }: Client) {
  return (
    <Stack>
      <Link href={toClientHref('/dashboard/sync', id)} variant="quiet">
        {name}
      </Link>
      {number === null || number === '' ? null : (
        <Text as="span" size="small" tone="muted">
          {number}
        </Text>
      )}
    </Stack>
  );
}

function lastImportCell({ triage }: Client) {
  const at = triage?.last_import_at ?? null;
  return at === null ? '' : <Instant at={at} />;
}

type ClientMenuProps = Omit<ClientsTableProps, 'clients' | 'favourites' | 'selection'> & {
  client: Client;
};

function ClientMenu({ client, onEdit, onArchive, onDelete }: ClientMenuProps) {
  if (!mayManage(client)) {
    return null;
  }
  const isArchived = client.archived_at !== null;
  const items: MenuItem[] = [
    { kind: 'action', id: 'edit', label: words.edit, onSelect: () => onEdit(client) },
    {
      kind: 'action',
      id: 'archive',
      label: isArchived ? words.restore : words.archive,
      onSelect: () => onArchive(client, !isArchived),
    },
    ...(client.level === 'user_owner'
      ? [
          { kind: 'separator' as const, id: 'before-delete' },
          {
            kind: 'action' as const,
            id: 'delete',
            label: words.delete,
            icon: 'remove' as const,
            tone: 'danger' as const,
            onSelect: () => onDelete(client),
          },
        ]
      : []),
  ];
  return (
    <Menu
      trigger={<IconButton icon="more" size="sm" label={words.actionsFor(client.name)} />}
      items={items}
    />
  );
}
