import { tradeMonths, writeJournalCsv } from '@platebook/accounting';
import type { JournalEntry, TradeMonth } from '@platebook/accounting';
import { writeWorkbook } from '@platebook/accounting/workpapers';
import type { Sheet } from '@platebook/accounting/workpapers';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { TenantScope } from '../db/database.ts';
import type { PayoutWithReading } from '../payouts/payouts.read-model.ts';
import type { JournalOfPayouts, WorkpapersOfPayouts } from '../books/payouts/workpapers.port.ts';
import type { ReportChoice } from './generated-reports.store.ts';
import { reportSheet } from './report-sheets.ts';
import { sheetToCsv } from './sheet-csv.ts';
import type { SheetKind, SheetLanguage } from './sheet-words.ts';

export type MadeReport = { readonly bytes: Buffer; readonly rows: number };

type Material = {
  readonly scope: TenantScope;
  /** The requester's language. The journal, which other software reads, and the workpapers are in English. */
  readonly language: SheetLanguage;
  readonly payouts: readonly PayoutWithReading[];
  readonly workpapers: WorkpapersOfPayouts;
  readonly journal: JournalOfPayouts;
};

/** Thrown for a report above the size limit. */
export class ReportTooLarge extends Error {
  override name = 'ReportTooLarge';
}

/** The maximum file size. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Builds the file of a report; null if no payout is in the period. Deterministic: the same payouts and language give the
 * same bytes, whatever the clock and the order of database rows.
 */
export async function makeReport(
  choice: ReportChoice,
  material: Material,
): Promise<MadeReport | null> {
  const { kind, format } = choice;
  if (kind === 'journal') {
    const entries = await entriesOf(choice, material);
    return entries.length === 0 ? null : journal(entries);
  }
  if (kind === 'month_end_pack') {
    return monthEndPack(choice, material);
  }
  const { language, payouts } = material;
  const months = monthsOf(choice, payouts);
  if (months.length === 0) {
    return null;
  }
  const { sheet, rows } = reportSheet(kind, months, language);
  if (format === 'csv') {
    return { bytes: csvOf(sheet, language), rows };
  }
  return { bytes: await collect(writeWorkbook({ title: sheet.name, sheets: [sheet] })), rows };
}

/**
 * The parts of the payouts in the period: by trade, their days in it, month by month; by payout, all payouts paid in it.
 */
export function monthsOf(
  { datedBy, from, to }: ReportChoice,
  payouts: readonly PayoutWithReading[],
): TradeMonth[] {
  return payouts.flatMap(({ payout }) =>
    datedBy === 'payout'
      ? [{ month: payout.payoutOn.slice(0, 7), payout }]
      : tradeMonths(payout, { from, to }),
  );
}

/** The entries dated in the period; by payout, all entries of payouts paid in it. */
async function entriesOf(
  { datedBy, from, to }: ReportChoice,
  { scope, payouts, journal: journalOf }: Material,
): Promise<JournalEntry[]> {
  return (await journalOf(scope, payouts)).filter(
    ({ date }) => datedBy === 'payout' || (date >= from && date <= to),
  );
}

function journal(entries: readonly JournalEntry[]): MadeReport {
  const text = [...writeJournalCsv(entries)].join('');
  return {
    bytes: Buffer.from(text, 'utf8'),
    rows: entries.reduce((count, { lines }) => count + lines.length, 0),
  };
}

const IN_PACK: readonly SheetKind[] = ['payout_summary', 'sales', 'fees', 'tax', 'refunds'];
/** The date is written to the archive by local getters, so a local date is the same everywhere. */
const IN_ARCHIVE = { mtime: new Date(1980, 0, 1), level: 6 } as const;

async function monthEndPack(choice: ReportChoice, material: Material): Promise<MadeReport | null> {
  const { scope, language, payouts, workpapers } = material;
  const months = monthsOf(choice, payouts);
  const entries = await entriesOf(choice, material);
  if (months.length === 0 && entries.length === 0) {
    return null;
  }
  const book = await workpapers(scope, payouts, `${choice.from}-${choice.to}`);
  const files: Zippable = {
    'workpapers.xlsx': [await collect(book.pieces), { ...IN_ARCHIVE, level: 0 }],
    'journal.csv': [journal(entries).bytes, IN_ARCHIVE],
  };
  for (const kind of IN_PACK) {
    const csv = csvOf(reportSheet(kind, months, language).sheet, language);
    files[`${kind.replaceAll('_', '-')}.csv`] = [csv, IN_ARCHIVE];
  }
  return { bytes: Buffer.from(zipSync(files)), rows: payouts.length };
}

/** With accents in its header, a file gets a UTF-8 BOM, or spreadsheets would read it as Latin-1. */
function csvOf(sheet: Sheet, language: SheetLanguage): Buffer {
  return Buffer.from(`${language === 'fr-CA' ? '\uFEFF' : ''}${sheetToCsv(sheet)}`, 'utf8');
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > MAX_BYTES) {
      throw new ReportTooLarge();
    }
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
