import { reasonSentence } from '../../../shared/language/server-errors.ts';
import { Link, StatusPill, type GridValue, type TableColumn } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { BooksEntry, BooksEntryDetail, EntryStatus } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { FileCell, FileColumn, ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { findingsInWords } from '../../../shared/page/payout-findings.tsx';
import { EntryAmount } from './entry-amount.tsx';
import { entryAmountCents } from '../../../shared/format/total-in-words.ts';
import { entryName, KIND_NAMES } from './entry.view.ts';
import { words } from './entries.messages.ts';

type Fact = {
  readonly header: string;
  readonly value: (entry: BooksEntry) => GridValue;
  readonly cell?: (entry: BooksEntry) => ReactNode;
  readonly numeric?: boolean;
  readonly file?: (entry: BooksEntry) => FileCell;
};

/** The facts of an entry beside its number: one definition for every list of entries. */
const allFacts = () =>
  ({
    kind: { header: words.kind, value: ({ kind }: Pick<BooksEntry, 'kind'>) => KIND_NAMES[kind] },
    date: {
      header: words.date,
      value: ({ entry_on }) => entry_on,
      cell: ({ entry_on }) => formatDay(entry_on),
    },
    store: { header: words.store, value: ({ store_name }) => store_name ?? words.none },
    platform: {
      header: words.platform,
      value: ({ platform }) => (platform === null ? words.none : PLATFORM_NAMES[platform]),
    },
    amount: {
      header: words.netDeposit,
      value: entryAmountCents,
      cell: (entry) => <EntryAmount {...entry} />,
      numeric: true,
      file: (entry: BooksEntry) => ({ cents: entryAmountCents(entry) }),
    },
    status: {
      header: words.status,
      value: ({ status }) => status,
      cell: ({ status }: Pick<BooksEntry, 'status'>) => <StatusPill kind="entry" status={status} />,
    },
    why: {
      header: words.why,
      value: ({ status_reason, findings }) =>
        [status_reason === null ? '' : reasonSentence(status_reason), findingsInWords(findings)]
          .filter((text) => text !== '')
          .join(' '),
    },
    posted: {
      header: words.posted,
      value: ({ posted_at }) => posted_at,
      cell: ({ posted_at }) => (posted_at === null ? words.notYet : <Instant at={posted_at} />),
    },
    number: { header: words.number, value: ({ document_number }) => document_number },
    books: {
      header: 'QuickBooks',
      value: ({ books_url }) => books_url,
      cell: ({ status, books_url, posted_elsewhere }) =>
        posted_elsewhere !== null ? (
          words.postedElsewhere
        ) : status === 'posted' && books_url !== null ? (
          <Link href={books_url} variant="quiet">
            {words.openInQuickbooks}
          </Link>
        ) : null,
    },
  }) as const satisfies Record<string, Fact>;

export type EntryFact = keyof ReturnType<typeof allFacts>;

function factOf(id: EntryFact): Fact {
  return allFacts()[id];
}

function numberColumn<Entry extends Pick<BooksEntry, 'id' | 'document_number'>>(
  href: (path: string) => string,
): TableColumn<Entry> {
  return {
    id: 'number',
    header: words.entry,
    rowHeader: true,
    cell: ({ id, document_number }) => (
      <Link href={href(`/dashboard/sync/entries/${id}`)} variant="quiet">
        {document_number}
      </Link>
    ),
  };
}

type RelatedEntry = BooksEntryDetail['related'][number];

/** The columns of related entries, of which few fields are known. */
export function relatedColumns(href: (path: string) => string): TableColumn<RelatedEntry>[] {
  const { kind, status } = allFacts();
  return [
    numberColumn(href),
    { id: 'kind', header: kind.header, cell: kind.value },
    { id: 'status', header: status.header, cell: status.cell },
  ];
}

/** The columns of a table of entries: the linked name and these facts. */
export function entryColumns(
  href: (path: string) => string,
  facts: readonly EntryFact[],
): TableColumn<BooksEntry>[] {
  return [
    {
      id: 'name',
      header: words.entry,
      rowHeader: true,
      cell: (entry) => (
        <Link href={href(`/dashboard/sync/entries/${entry.id}`)} variant="quiet">
          {entryName(entry)}
        </Link>
      ),
    },
    ...facts.map((id): TableColumn<BooksEntry> => {
      const { header, value, cell, numeric } = factOf(id);
      return { id, header, cell: cell ?? value, numeric };
    }),
  ];
}

type Place = Pick<ListColumn<BooksEntry>, 'width' | 'card'>;

const PLACES: Partial<Record<EntryFact, Place>> = {
  date: { width: 116, card: 'note' },
  amount: { width: 176, card: 'note-end' },
  why: { width: 320, card: 'note' },
  posted: { width: 172 },
  books: { width: 156 },
  number: { width: 172 },
};

/** The columns of one tab of the queue; its entries share a status, and common facts are shown above. */
export function queueColumns(
  hrefOf: (entryId: string) => string,
  view: EntryStatus,
  { withoutWhy }: { readonly withoutWhy: boolean },
): readonly ListColumn<BooksEntry>[] {
  const facts = factsOf(view, withoutWhy);
  return [
    {
      id: 'name',
      header: words.entry,
      value: entryName,
      cell: (entry) => (
        <Link href={hrefOf(entry.id)} variant="quiet">
          {entryName(entry)}
        </Link>
      ),
      width: 248,
      pinned: true,
      card: 'title',
    },
    ...facts.map((id): ListColumn<BooksEntry> => ({ id, ...factOf(id), ...placeOf(id, facts) })),
  ];
}

/** Additional file columns of the queue: amounts are numbers there, without a currency sign. */
export const queueFileColumns = (): readonly FileColumn<BooksEntry>[] => [
  { header: words.currency, file: ({ currency }) => ({ text: currency }) },
];

/** On a phone's card the reason replaces the date, if there is one. */
function placeOf(id: EntryFact, facts: readonly EntryFact[]): Place | undefined {
  return id === 'date' && facts.includes('why') ? { ...PLACES.date, card: 'value' } : PLACES[id];
}

const IN_THE_BOOKS: readonly EntryStatus[] = ['posted', 'reversed'];

function factsOf(view: EntryStatus, withoutWhy: boolean): readonly EntryFact[] {
  return IN_THE_BOOKS.includes(view)
    ? ['date', 'amount', 'posted', 'books', 'number']
    : ['date', 'amount', ...(withoutWhy ? [] : (['why'] as const)), 'number'];
}
