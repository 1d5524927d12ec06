import type { JournalEntry, JournalLine } from '../model/journal.ts';
import { namedColumns } from '../model/named-columns.ts';
import type {
  AppliedColumn,
  Blocked,
  IdentityResult,
  QuarantinedRow,
  Reading,
  ReportReading,
  StorePayout,
} from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { EntryPlan } from '../plan/plan-entries.ts';
import { payoutKey } from '../plan/plan-in-books.ts';
import type { BooksPolicy } from '../plan/plan-in-books.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { checkJournalEntry } from '../prove/identities.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import { presentBooks } from './books-part.ts';
import { digestDocument } from './document-digest.ts';
import { JOURNAL_DOCUMENT_VERSION } from './journal-contract.ts';
import type {
  DocumentBlocked,
  DocumentColumn,
  DocumentEntry,
  DocumentLine,
  DocumentPayout,
  DocumentReport,
  DocumentSource,
  JournalDocument,
} from './journal-contract.ts';
import { presentPlanOptions, presentReadingOptions } from './policy-parts.ts';
import { RowNumbers } from './row-numbers.ts';

/** What a journal document is made of: a reading, and the plan made from its payouts. */
export type JournalDocumentInput = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  readonly options?: Partial<PlanOptions>;
  /** The options that the reports were read with. */
  readonly readingOptions?: ReadingOptions;
  /** The policy that `planInBooks` planned with. */
  readonly books?: BooksPolicy | undefined;
};

/**
 * The contract's value for a reading and the plan made from it. Row numbers are iterables that are read only when
 * written: pass the result to `writeJson` to stream it. Its digest is computed lazily, which reads them once.
 *
 * @example
 * const reading = readReports(files);
 * const document = toJournalDocument({ reading, plan: planEntries(reading.payouts) });
 * writeFileSync('journal.json', [...writeJson(document)].join(''));
 */
export function toJournalDocument(input: JournalDocumentInput): JournalDocument {
  const content = toContent(input);
  return {
    ...content,
    get digest() {
      return digestDocument(content, input.readingOptions?.createHasher);
    },
  };
}

function toContent({
  reading,
  plan,
  options = {},
  readingOptions = {},
  books,
}: JournalDocumentInput): Omit<JournalDocument, 'digest'> {
  const entriesOf = groupEntries(plan.entries);
  return {
    version: JOURNAL_DOCUMENT_VERSION,
    plan_options: presentPlanOptions(options),
    reading_options: presentReadingOptions(dayThatMattered(reading, readingOptions)),
    reports: reading.reports.map(presentReport),
    payouts: reading.payouts.map((payout) =>
      presentPayout(payout, entriesOf.get(payoutKey(payout)) ?? []),
    ),
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
    warnings: plan.warnings.map(({ message }) => message),
    ...(books === undefined ? {} : { books: presentBooks(books) }),
  };
}

/**
 * The date of the reading is part of the document only if rows were quarantined for being in the future: otherwise every
 * date gives the same document.
 */
function dayThatMattered(
  { reports }: Reading,
  { today, ...options }: ReadingOptions,
): ReadingOptions {
  const isFuture = ({ reason }: QuarantinedRow) => reason === 'date_in_future';
  const matters = reports.some(({ quarantined }) => quarantined.some(isFuture));
  return matters && today !== undefined ? { ...options, today } : options;
}

/** One entry in the contract's format. */
function presentEntry(entry: JournalEntry): DocumentEntry {
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
    ...(line.accountId === undefined ? {} : { account_id: line.accountId }),
    account_type: line.booksAccountType ?? line.accountType,
    description: line.description,
    side: line.side,
    amount_cents: line.amountCents,
    component: line.component,
    components: line.components,
    ...(line.bookedCents === undefined ? {} : { booked_cents: line.bookedCents }),
    // Re-iterable, one source at a time.
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
      rows: new RowNumbers(rows),
    };
  }
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
    notes: report.notes.map(({ message }) => message),
    ...(report.columns === undefined ? {} : { columns: report.columns.map(presentColumn) }),
  };
}

function presentColumn(applied: AppliedColumn): DocumentColumn {
  const { column, decision, rowsTested } = applied;
  const isComponent = applied.decision === 'component';
  return {
    column,
    decision,
    component: isComponent ? applied.component : null,
    factor: isComponent ? (applied.factor ?? 1) : 1,
    of: namedColumns(applied) ?? [],
    rows_tested: rowsTested,
  };
}

function groupEntries(entries: readonly JournalEntry[]): ReadonlyMap<string, JournalEntry[]> {
  const groups = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const key = payoutKey(entry);
    const group = groups.get(key) ?? [];
    group.push(entry);
    groups.set(key, group);
  }
  return groups;
}

/** The identities that the reading tested, plus I5 over the payout's entries if it has any. */
function listIdentities(payout: StorePayout, entries: readonly JournalEntry[]): IdentityResult[] {
  if (entries.length === 0) {
    return [...payout.identities];
  }
  const differenceCents = entries.reduce(
    (sum, entry) => sum + Math.abs(checkJournalEntry(entry).differenceCents),
    0,
  );
  return [
    ...payout.identities,
    { id: 'I5', holds: differenceCents === 0, differenceCents: toCents(differenceCents) },
  ];
}

function presentPayout(payout: StorePayout, entries: readonly JournalEntry[]): DocumentPayout {
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
    identities: listIdentities(payout, entries).map((identity) => ({
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
    ...(blocked.sha256 === undefined ? {} : { sha256: blocked.sha256 }),
    reason: blocked.reason,
    ...(blocked.column === undefined ? {} : { column: blocked.column }),
    ...(blocked.payoutRef === undefined ? {} : { payout_ref: blocked.payoutRef }),
    ...(blocked.storeId === undefined ? {} : { store_id: blocked.storeId }),
    message: blocked.message,
  };
}
