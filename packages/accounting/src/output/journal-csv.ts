import type { JournalEntry, JournalLine } from '../model/journal.ts';
import { toDecimal } from './amounts.ts';
import { toCsvText } from './csv-field.ts';

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

/**
 * The entries as CSV, one line per journal line: RFC 4180 with CRLF, amounts as plain decimals in `debit` or `credit`,
 * texts safe to open in a spreadsheet. One piece per entry.
 */
export function* writeJournalCsv(
  entries: readonly JournalEntry[],
): Generator<string, void, undefined> {
  yield `${HEADER.join(',')}\r\n`;
  for (const entry of entries) {
    yield entry.lines.map((line) => `${toFields(entry, line).join(',')}\r\n`).join('');
  }
}

function toFields(entry: JournalEntry, line: JournalLine): string[] {
  const amount = toDecimal(line.amountCents);
  return [
    toCsvText(entry.documentNumber),
    entry.kind,
    entry.date,
    toCsvText(line.account),
    line.accountType,
    toCsvText(line.description),
    line.side === 'debit' ? amount : '',
    line.side === 'credit' ? amount : '',
    entry.currency,
    line.component,
    toCsvText(entry.memo),
    entry.platform,
    toCsvText(entry.payoutRef),
    entry.payoutOn,
    toCsvText(entry.storeId),
    toCsvText(entry.storeName),
    toCsvText(entry.channel),
    String(entry.part),
    String(entry.parts),
  ];
}
