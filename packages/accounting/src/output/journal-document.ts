import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { AccountType, EntryKind, JournalEntry, JournalLine, Side } from '../model/journal.ts';
import type {
  Blocked,
  IdentityId,
  IsoDate,
  Platform,
  Reading,
  ReportReading,
  ReportType,
  StorePayout,
} from '../model/reading.ts';
import { listRows } from '../plan/row-sets.ts';
import type { NilPayout, EntryPlan } from '../plan/plan-entries.ts';
import { DEFAULT_PLAN_OPTIONS } from '../plan/plan-options.ts';
import type { PlanOptions } from '../plan/plan-options.ts';

/** The version of the JSON contract; a field that goes or changes its meaning makes it 2. */
export const JOURNAL_DOCUMENT_VERSION = 1;

/** Where a line's cents come from: one column of one file, and the rows with a number in it. */
export type DocumentSource = {
  file: string;
  sha256: string;
  column: string;
  component: ComponentKey;
  factor: 1 | -1;
  cents: number;
  /** Ascending 1-based record numbers, header lines counted. */
  rows: Iterable<number>;
};

export type DocumentLine = {
  account: string;
  account_type: AccountType;
  description: string;
  side: Side;
  amount_cents: number;
  component: ComponentKey;
  components: ComponentCents;
  booked_cents?: number;
  rows: Iterable<DocumentSource>;
};

export type DocumentEntry = {
  document_number: string;
  kind: EntryKind;
  date: IsoDate;
  memo: string;
  currency: 'USD' | 'CAD';
  platform: Platform;
  payout_ref: string;
  payout_on: IsoDate;
  store_id: string;
  store_name: string;
  channel: string;
  part: number;
  parts: number;
  slice: string;
  relates_to?: string;
  lines: DocumentLine[];
};

export type DocumentReport = {
  file: string;
  sha256: string;
  platform: Platform;
  report_type: ReportType;
  rows: number;
  quarantined: {
    row: number;
    column: string;
    reason: string;
    expected_cents: number | null;
    found_cents: number | null;
    message: string;
  }[];
  variants: { question: string; decision: string; rows_footed: number; rows_tested: number }[];
  left_out: Readonly<Record<string, number>>;
  notes: readonly string[];
};

export type DocumentPayout = {
  platform: Platform;
  payout_ref: string;
  payout_on: IsoDate;
  store_id: string;
  store_name: string;
  channel: string;
  currency: 'USD' | 'CAD';
  period_start_on: IsoDate;
  period_end_on: IsoDate;
  /** Component 23 of the accounting reference; the sum of `components`. */
  net_cents: number;
  components: ComponentCents;
  identities: { id: IdentityId; holds: boolean; difference_cents: number; break_kind?: string }[];
};

export type DocumentBlocked = {
  file: string;
  reason: string;
  column?: string;
  payout_ref?: string;
  store_id?: string;
  message: string;
};

type DocumentNil = {
  platform: Platform;
  payout_ref: string;
  store_id: string;
  channel: string;
  reason: NilPayout['reason'];
};

type DocumentVariance = {
  platform: Platform;
  payout_ref: string;
  store_id: string;
  channel: string;
  currency: 'USD' | 'CAD';
  kind: string;
  cents: number;
  message: string;
};

/** The options that decide what entries look like, so that `verify` can derive them again. */
export type DocumentOptions = {
  basis: PlanOptions['basis'];
  split: PlanOptions['split'];
  by: PlanOptions['by'];
  tax_mode: PlanOptions['taxMode'];
  memo_tax: PlanOptions['memoTax'];
  split_tax: PlanOptions['splitTax'];
  revenue: PlanOptions['revenue'];
  bank_leg: PlanOptions['bankLeg'];
  accounts: PlanOptions['accounts'];
  books_currency: PlanOptions['booksCurrency'];
};

/** The JSON contract of `platebook journal --format json` (`docs/accounting.md`, "Outputs"). */
export type JournalDocument = {
  version: typeof JOURNAL_DOCUMENT_VERSION;
  plan_options: DocumentOptions;
  reports: DocumentReport[];
  payouts: DocumentPayout[];
  entries: Iterable<DocumentEntry>;
  blocked: DocumentBlocked[];
  nil: DocumentNil[];
  variances: DocumentVariance[];
  warnings: readonly string[];
};

export type JournalDocumentInput = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  readonly options?: Partial<PlanOptions>;
};

/**
 * The contract's value for a reading and the plan made from it. Row numbers are iterables that are read only when
 * written: pass the result to `writeJson` to stream it.
 */
export function toJournalDocument({
  reading,
  plan,
  options = {},
}: JournalDocumentInput): JournalDocument {
  return {
    version: JOURNAL_DOCUMENT_VERSION,
    plan_options: presentOptions({ ...DEFAULT_PLAN_OPTIONS, ...options }),
    reports: reading.reports.map(presentReport),
    payouts: reading.payouts.map(presentPayout),
    entries: plan.entries.map(presentEntry),
    blocked: [...reading.blocked, ...plan.blocked].map(presentBlocked),
    nil: plan.nil.map((nil) => ({
      platform: nil.platform,
      payout_ref: nil.payoutRef,
      store_id: nil.storeId,
      channel: nil.channel,
      reason: nil.reason,
    })),
    variances: plan.variances.map((variance) => ({
      platform: variance.platform,
      payout_ref: variance.payoutRef,
      store_id: variance.storeId,
      channel: variance.channel,
      currency: variance.currency,
      kind: variance.kind,
      cents: variance.cents,
      message: variance.message,
    })),
    warnings: plan.warnings,
  };
}

/** One entry as the contract writes it. */
export function presentEntry(entry: JournalEntry): DocumentEntry {
  return {
    document_number: entry.documentNumber,
    kind: entry.kind,
    date: entry.date,
    memo: entry.memo,
    currency: entry.currency,
    platform: entry.platform,
    payout_ref: entry.payoutRef,
    payout_on: entry.payoutOn,
    store_id: entry.storeId,
    store_name: entry.storeName,
    channel: entry.channel,
    part: entry.part,
    parts: entry.parts,
    slice: entry.slice,
    ...(entry.relatesTo === undefined ? {} : { relates_to: entry.relatesTo }),
    lines: entry.lines.map(presentLine),
  };
}

function presentLine(line: JournalLine): DocumentLine {
  return {
    account: line.account,
    account_type: line.accountType,
    description: line.description,
    side: line.side,
    amount_cents: line.amountCents,
    component: line.component,
    components: line.components,
    ...(line.bookedCents === undefined ? {} : { booked_cents: line.bookedCents }),
    // Iterated anew each time, one source at a time.
    rows: { [Symbol.iterator]: () => presentSources(line) },
  };
}

function* presentSources(line: JournalLine): Generator<DocumentSource, void, undefined> {
  for (const { file, column, component, factor, cents, rows } of line.sources) {
    yield {
      file: file.name,
      sha256: file.sha256,
      column,
      component,
      factor,
      cents,
      rows: listRows(rows),
    };
  }
}

function presentOptions(options: PlanOptions): DocumentOptions {
  return {
    basis: options.basis,
    split: options.split,
    by: options.by,
    tax_mode: options.taxMode,
    memo_tax: options.memoTax,
    split_tax: options.splitTax,
    revenue: options.revenue,
    bank_leg: options.bankLeg,
    accounts: options.accounts,
    books_currency: options.booksCurrency,
  };
}

function presentReport(report: ReportReading): DocumentReport {
  return {
    file: report.file.name,
    sha256: report.file.sha256,
    platform: report.platform,
    report_type: report.reportType,
    rows: report.rows,
    quarantined: report.quarantined.map((row) => ({
      row: row.row,
      column: row.column,
      reason: row.reason,
      expected_cents: row.expectedCents,
      found_cents: row.foundCents,
      message: row.message,
    })),
    variants: report.variants.map((variant) => ({
      question: variant.question,
      decision: variant.decision,
      rows_footed: variant.rowsFooted,
      rows_tested: variant.rowsTested,
    })),
    left_out: report.leftOut,
    notes: report.notes,
  };
}

function presentPayout(payout: StorePayout): DocumentPayout {
  return {
    platform: payout.platform,
    payout_ref: payout.payoutRef,
    payout_on: payout.payoutOn,
    store_id: payout.storeId,
    store_name: payout.storeName,
    channel: payout.channel,
    currency: payout.currency,
    period_start_on: payout.periodStartOn,
    period_end_on: payout.periodEndOn,
    net_cents: payout.netCents,
    components: payout.components,
    identities: payout.identities.map((identity) => ({
      id: identity.id,
      holds: identity.holds,
      difference_cents: identity.differenceCents,
      ...(identity.breakKind === undefined ? {} : { break_kind: identity.breakKind }),
    })),
  };
}

function presentBlocked(blocked: Blocked): DocumentBlocked {
  return {
    file: blocked.file,
    reason: blocked.reason,
    ...(blocked.column === undefined ? {} : { column: blocked.column }),
    ...(blocked.payoutRef === undefined ? {} : { payout_ref: blocked.payoutRef }),
    ...(blocked.storeId === undefined ? {} : { store_id: blocked.storeId }),
    message: blocked.message,
  };
}
