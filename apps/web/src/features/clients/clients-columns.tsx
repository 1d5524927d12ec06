import { FavouriteButton, Link } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { SHORT_CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './bulk.messages.ts';
import type { Favourites } from './use-favourites.ts';

type Triage = NonNullable<Client['triage']>;

export function clientHref({ id }: Client): string {
  return toClientHref('/dashboard/sync', id);
}

/** The columns of the client list; zeros are blank, so that other values stand out. */
export function clientsColumns(favourites: Favourites): readonly ListColumn<Client>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ name }) => name,
      cell: (client) => <NameCell client={client} favourites={favourites} />,
      width: 232,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'number',
      header: words.number,
      value: ({ number }) => number,
      width: 88,
    },
    {
      id: 'category',
      header: words.books,
      value: ({ client_category: category }) => SHORT_CATEGORY_NAMES[category],
      width: 116,
    },
    {
      ...count('attention', words.waiting, ({ attention }) => attention),
      sorts: true,
      card: 'value',
    },
    count('mapping', words.mapping, (triage) => triage.needs_mapping),
    count('review', words.review, (triage) => triage.to_review),
    count('ready', words.ready, (triage) => triage.ready),
    count(
      'failed',
      words.failed,
      (triage) => triage.entries_failed + triage.imports_failed + triage.fetches_failed,
    ),
    count('books', words.check, (triage) => triage.owed_operations + triage.drifted),
    {
      ...count('stores', words.stores, ({ stores }) => stores),
      cell: ({ triage }) => triage?.stores ?? '',
    },
    {
      id: 'last_import',
      header: words.lastImport,
      value: ({ triage }) => triage?.last_import_at ?? null,
      cell: ({ triage }) => {
        const at = triage?.last_import_at ?? null;
        return at === null ? '' : <Instant at={at} />;
      },
      width: 176,
      sorts: true,
      card: 'note',
    },
  ];
}

type NameCellProps = { client: Client; favourites: Favourites };

function NameCell({ client, favourites }: NameCellProps) {
  return (
    <>
      {favourites.areKnown ? (
        <FavouriteButton
          of={client.name}
          pressed={favourites.has(client.id)}
          onPressedChange={(isFavourite) => favourites.toggle(client.id, isFavourite)}
        />
      ) : null}{' '}
      <Link href={clientHref(client)} variant="quiet">
        {client.name}
      </Link>
    </>
  );
}

function count(id: string, header: string, of: (triage: Triage) => number): ListColumn<Client> {
  return {
    id,
    header,
    value: ({ triage }) => (triage === null ? null : of(triage)),
    cell: ({ triage }) => (triage === null || of(triage) === 0 ? '' : of(triage)),
    numeric: true,
    width: 92,
  };
}
