import { reasonAction, reasonSentence } from '../../../shared/language/server-errors.ts';
import type { BooksEntryDetail, Client, StatusReason } from '../../../shared/api/entities.ts';
import { words } from './entries.messages.ts';

/** A blocker of an entry, as a page alert. */
export type EntryAlert = {
  readonly code: string;
  readonly title: string;
  readonly meaning: string;
};

/** QuickBooks-only reasons are irrelevant to a client that doesn't use it. */
const OF_BOOKS = ['needs_mapping', 'books_not_connected', 'posting_not_included'];
/** The page shows connection problems above, with their fix. */
const SHOWN_ABOVE = 'books_not_connected';

type About = {
  readonly client: Pick<Client, 'client_category'>;
  readonly obstacles: readonly StatusReason[];
  /** Whether the page shows connection problems above. */
  readonly troublesAbove: boolean;
};

/** Why an entry waits: each reason once, and all unmapped line items in one. */
export function entryAlerts(
  entry: Pick<BooksEntryDetail, 'lines' | 'status_reason'>,
  { client, obstacles, troublesAbove }: About,
): EntryAlert[] {
  const reasons = [...(entry.status_reason === null ? [] : [entry.status_reason]), ...obstacles];
  const byCode = new Map<string, StatusReason[]>();
  for (const reason of reasons) {
    byCode.set(reason.code, [...(byCode.get(reason.code) ?? []), reason]);
  }
  return [...byCode]
    .filter(([code]) => client.client_category === 'qbo' || !OF_BOOKS.includes(code))
    .filter(([code]) => !(troublesAbove && code === SHOWN_ABOVE))
    .map(([code, those]) => (code === 'needs_mapping' ? unmapped(entry, those) : toAlert(those)));
}

function toAlert(statusReasons: readonly StatusReason[]): EntryAlert {
  const reasons = statusReasons.map((reason) => ({ ...reason, ...inWords(reason) }));
  const [first, ...others] = reasons;
  return {
    code: first?.code ?? '',
    title: first?.message ?? '',
    meaning: [
      ...others.map(({ message }) => message).filter((message) => message !== first?.message),
      first?.action ?? words.nothingWasPosted,
    ].join(' '),
  };
}

/** In the reader's language. */
function inWords(reason: StatusReason): Pick<StatusReason, 'message' | 'action'> {
  const { code, action } = reason;
  return {
    message: reasonSentence(reason),
    action: action === null ? null : reasonAction({ code, action }),
  };
}

function unmapped(
  { lines }: Pick<BooksEntryDetail, 'lines'>,
  reasons: readonly StatusReason[],
): EntryAlert {
  const names = [
    ...new Set(
      lines.filter(({ account_id }) => account_id === null).map(({ account_name }) => account_name),
    ),
  ];
  return names.length === 0
    ? toAlert(reasons)
    : {
        code: 'needs_mapping',
        title: words.lineItemsNeedAccount(names.length),
        meaning: words.heldUntilThen(names.join(', ')),
      };
}
