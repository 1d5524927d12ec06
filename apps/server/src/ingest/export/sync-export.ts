import { sql } from 'kysely';
import { toDecimal, toSafeText, toCsvRecord } from '@platebook/accounting';
import { money, text, writeWorkbook } from '@platebook/accounting/workpapers';
import type { SheetCell } from '@platebook/accounting/workpapers';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Currency, DeliveryPlatform } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { clientNameOf } from '../../clients/clients.read-model.ts';
import { settingsOf } from '../../clients/settings/tenant-settings.read-model.ts';
import { periodOf } from './date-ranges.ts';
import type { DateRange } from './date-ranges.ts';
import { dayIn, daysFrom } from '../../platform/days.ts';
import type { Period } from '../fetch/fetch-periods.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { readEntryLines } from '../../books/plan/entry-lines.read-model.ts';

const MOST_DAYS = 366;

/** One line of one journal entry. */
export type ExportedLine = {
  readonly date: string;
  readonly documentNumber: string;
  readonly store: string;
  readonly platform: DeliveryPlatform | null;
  readonly kind: string;
  readonly status: string;
  /** In QuickBooks; null while none is mapped. */
  readonly accountId: string | null;
  readonly account: string;
  readonly description: string;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly currency: Currency;
  readonly payoutRef: string;
  readonly payoutOn: string | null;
  readonly booksId: string | null;
};

export type SyncExport = Period & {
  readonly client: string;
  readonly lines: readonly ExportedLine[];
};

export type ReadSyncExport = (
  scope: TenantScope,
  query: {
    readonly range: DateRange | undefined;
    readonly from: string | undefined;
    readonly to: string | undefined;
  },
) => Promise<SyncExport>;

/** The journal entries of a period, line by line, in QuickBooks' order. */
export function createReadSyncExport({
  database,
  clock,
  mappings,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
}): ReadSyncExport {
  return (scope, { range, from, to }) =>
    database.inTenant(scope, async (tx) => {
      const { time_zone: timeZone } = await settingsOf(tx, scope);
      const named = periodOf(range ?? 'last_month', dayIn(timeZone, clock.now()));
      if ((from === undefined) !== (to === undefined)) {
        throw badPeriod(faultOf('needs_both_days'));
      }
      const period = from === undefined || to === undefined ? named : { from, to };
      if (period.from > period.to || daysFrom(period.from, period.to) > MOST_DAYS) {
        throw badPeriod(
          faultOf('too_long_before_last_day', { days: MOST_DAYS, last_day: 'end_date' }),
        );
      }
      const client = await clientNameOf(tx, scope.tenantId);
      return { ...period, client, lines: await linesOf(tx, mappings, period) };
    });
}

function badPeriod(fault: Fault): AppError {
  return new AppError('validation_failed', { errors: [{ path: 'query.start_date', ...fault }] });
}

type EntryColumns = {
  id: string;
  entry_on: string;
  document_number: string;
  store_name: string | null;
  platform: DeliveryPlatform | null;
  kind: string;
  status: string;
  currency: Currency;
  external_id: string | null;
  planned_store_name: string | null;
  payout_ref: string | null;
  payout_on: string | null;
};

async function linesOf(
  tx: Transaction,
  mappings: AccountMappings,
  { from, to }: Period,
): Promise<ExportedLine[]> {
  const { rows } = await sql<EntryColumns>`
    select e.id, e.entry_on, e.document_number, s.name as store_name, e.platform, e.kind, e.status, e.currency, e.external_id,
      e.entry ->> 'storeName' as planned_store_name, e.entry ->> 'payoutRef' as payout_ref, e.entry ->> 'payoutOn' as payout_on
    from journal_entries e
    left join stores s on s.tenant_id = e.tenant_id and s.id = e.store_id
    where e.entry_on between ${from}::date and ${to}::date
    order by e.entry_on, e.document_number, e.version`.execute(tx);
  const lines = await readEntryLines(
    tx,
    mappings,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) =>
    (lines.get(row.id) ?? []).map((line) => ({
      date: row.entry_on,
      documentNumber: row.document_number,
      store: row.store_name ?? row.planned_store_name ?? '',
      platform: row.platform,
      kind: row.kind,
      status: row.status,
      accountId: line.accountId,
      account: line.accountName,
      description: line.description,
      debitCents: line.side === 'debit' ? line.amountCents : 0,
      creditCents: line.side === 'credit' ? line.amountCents : 0,
      currency: row.currency,
      payoutRef: row.payout_ref ?? '',
      payoutOn: row.payout_on,
      booksId: row.external_id,
    })),
  );
}

type Column = {
  readonly header: string;
  readonly width: number;
  readonly of: (line: ExportedLine) => string | number;
};

/** Numbers are amounts in cents. */
const COLUMNS: readonly Column[] = [
  { header: 'Date', width: 12, of: ({ date }) => date },
  { header: 'Document number', width: 22, of: ({ documentNumber }) => documentNumber },
  { header: 'Store', width: 28, of: ({ store }) => store },
  { header: 'Platform', width: 12, of: ({ platform }) => platform ?? '' },
  { header: 'Kind', width: 14, of: ({ kind }) => kind },
  { header: 'Status', width: 14, of: ({ status }) => status },
  { header: 'Account', width: 34, of: ({ account }) => account },
  { header: 'Description', width: 34, of: ({ description }) => description },
  { header: 'Debit', width: 14, of: ({ debitCents }) => debitCents },
  { header: 'Credit', width: 14, of: ({ creditCents }) => creditCents },
  { header: 'Currency', width: 10, of: ({ currency }) => currency },
  { header: 'Payout', width: 26, of: ({ payoutRef }) => payoutRef },
  { header: 'Payout date', width: 12, of: ({ payoutOn }) => payoutOn ?? '' },
  { header: 'Id in the books', width: 16, of: ({ booksId }) => booksId ?? '' },
  { header: 'Account id', width: 14, of: ({ accountId }) => accountId ?? '' },
];

/** RFC 4180; text that a spreadsheet would read as a formula is prefixed with an apostrophe. */
export async function* writeExportCsv({
  lines,
}: SyncExport): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(toCsvRecord(COLUMNS.map(({ header }) => header)));
  for (const line of lines) {
    yield encoder.encode(toCsvRecord(COLUMNS.map(({ of }) => csvField(of(line)))));
  }
}

function csvField(value: string | number): string {
  if (typeof value === 'number') {
    return value === 0 ? '' : toDecimal(value);
  }
  return toSafeText(value);
}

export function writeExportWorkbook({
  from,
  to,
  lines,
}: SyncExport): AsyncGenerator<Uint8Array, void, undefined> {
  return writeWorkbook({
    title: `Journal entries ${from} to ${to}`,
    sheets: [
      {
        name: 'Journal entries',
        columns: COLUMNS.map(({ header, width }) => ({ header, width })),
        rows: lines.map((line) => COLUMNS.map(({ of }) => cellOf(of(line)))),
      },
    ],
  });
}

function cellOf(value: string | number): SheetCell {
  if (typeof value === 'string') {
    return text(value);
  }
  return value === 0 ? null : money(value);
}
