import type { JournalEntry, JournalLine } from '../model/journal.ts';
import { toDecimal } from './amounts.ts';
import { toCsvRecord, toSafeText } from './csv-field.ts';

const HEADER = [
  'document_number',
  'kind',
  'date',
  'account',
  'account_type',
  'description',
  'debit',
  'credit',
  'currency',
  'component',
  'memo',
  'platform',
  'payout_ref',
  'payout_on',
  'store_id',
  'store_name',
  'channel',
  'part',
  'parts',
];

/** Only for entries mapped to a company's books. */
const BOOKS_HEADER = 'account_id';

/**
 * The entries as CSV, one line per journal line: RFC 4180 with CRLF, amounts as plain decimals in `debit` or `credit`,
 * texts safe to open in a spreadsheet. One piece per entry. Entries that were mapped to books have one more column, the id of
 * the account there, and the account type is the one of the books.
 *
 * @example
 * const { entries } = planEntries(readReports(files).payouts);
 * writeFileSync('journal.csv', [...writeJournalCsv(entries)].join(''));
 */
export function* writeJournalCsv(
  entries: readonly JournalEntry[],
): Generator<string, void, undefined> {
  const isMapped = entries.some(({ lines }) =>
    lines.some(({ accountId }) => accountId !== undefined),
  );
  yield toCsvRecord([...HEADER, ...(isMapped ? [BOOKS_HEADER] : [])]);
  for (const entry of entries) {
    yield entry.lines
      .map((line) => {
        const id = isMapped ? [toSafeText(line.accountId ?? '')] : [];
        return toCsvRecord([...toFields(entry, line), ...id]);
      })
      .join('');
  }
}

function toFields(entry: JournalEntry, line: JournalLine): string[] {
  const amount = toDecimal(line.amountCents);
  return [
    toSafeText(entry.documentNumber),
    entry.kind,
    entry.date,
    toSafeText(line.account),
    toSafeText(line.booksAccountType ?? line.accountType),
    toSafeText(line.description),
    line.side === 'debit' ? amount : '',
    line.side === 'credit' ? amount : '',
    entry.currency,
    line.component,
    toSafeText(entry.memo),
    entry.platform,
    toSafeText(entry.payoutRef),
    entry.payoutOn,
    toSafeText(entry.storeId),
    toSafeText(entry.storeName),
    toSafeText(entry.channel),
    String(entry.part),
    String(entry.parts),
  ];
}
