import { COMPONENTS, DEFAULT_PLAN_OPTIONS, checkJournalEntry } from '@platebook/accounting';
import type {
  ComponentCents,
  IdentityResult,
  JournalEntry,
  JournalLine,
  WaterfallSummary,
} from '@platebook/accounting';
import type { components } from '@platebook/api-client';
import { presentBlocked, presentCoded } from '../../payouts/report-readings.presenter.ts';
import type { EntriesOfPayout, ShownEntry } from '../plan/entries-of-payout.port.ts';
import type { OpenedEntryLine, PayoutDetail, PlannedPayout } from './payouts.service.ts';
import { writeDifference } from '../posting/deposit-differences.read-model.ts';
import { writeFinding } from '../../payouts/payout-findings.read-model.ts';
import { presentPayoutSummary } from '../../payouts/payout-summary.presenter.ts';
import type { PayoutWithReading } from '../../payouts/payouts.store.ts';

type Schemas = components['schemas'];

export function presentPayout({
  payout: row,
  plan,
  waterfall,
  findings,
  difference,
}: PayoutDetail): Schemas['Payout'] {
  const { payout } = row;
  return {
    ...presentPayoutSummary(row),
    components: presentComponents(payout.components),
    identities: [...payout.identities, entriesBalance(plan)].map((identity) => ({
      id: identity.id,
      holds: identity.holds,
      difference_cents: identity.differenceCents,
      break_kind: identity.breakKind ?? null,
    })),
    waterfall: waterfall.steps.map((step) => ({
      step: step.id,
      label: step.label,
      amount_cents: step.amountCents,
      from_cents: step.fromCents,
      total_cents: step.toCents,
      share_basis_points: step.shareBasisPoints,
      accounts: [...step.accounts],
      unmapped: step.unmapped,
      components: [...step.components],
    })),
    sentence: waterfall.sentence,
    summary: presentSummary(waterfall.summary),
    findings: findings.map(writeFinding),
    deposit_difference: difference === null ? null : writeDifference(difference),
    memo_tax_remitted_cents: payout.memoTaxRemittedCents,
    unclassified: payout.unclassified.map(({ description, cents, rows }) => ({
      description,
      cents,
      row_count: rows.size,
    })),
    files: sourceFiles(row),
  };
}

function presentSummary({
  sold,
  netCents,
  paidOn,
  remark,
  remarkCents,
}: WaterfallSummary): Schemas['WaterfallSummary'] {
  return {
    sold:
      sold === null
        ? null
        : {
            cents: sold.cents,
            kept_cents: sold.keptCents,
            kept_share_basis_points: sold.keptShare,
            kept: sold.kept.map(({ part, cents }) => ({ part, cents })),
          },
    net_cents: netCents,
    paid_on: paidOn,
    remark,
    remark_cents: remarkCents,
  };
}

/** I5 over the entries that are shown: debits equal credits, and every line is the sum of its rows. */
function entriesBalance({ entries }: EntriesOfPayout): IdentityResult {
  const results = entries.map(checkJournalEntry);
  return {
    id: 'I5',
    holds: results.every(({ holds }) => holds),
    differenceCents: results.reduce((sum, { differenceCents }) => sum + differenceCents, 0),
  };
}

function sourceFiles({ payout }: PayoutWithReading): Schemas['SourceFile'][] {
  const files = payout.days.flatMap(({ sums }) => sums.map(({ file }) => file));
  const byHash = new Map(files.map(({ name, sha256 }) => [sha256, { name, sha256 }]));
  return [...byHash.values()];
}

function presentComponents(cents: ComponentCents): Schemas['ComponentAmount'][] {
  return Object.entries(cents)
    .map(([component, amount]) => ({ component, cents: amount }))
    .sort((left, right) => componentRank(left.component) - componentRank(right.component));
}

/** The order of the accounting reference; a tax stands right after the amount it belongs to. */
function componentRank(key: string): number {
  const isTax = !COMPONENTS.some((component) => component === key);
  const base = isTax ? key.replace(/_tax$/, '') : key;
  return COMPONENTS.findIndex((component) => component === base) * 2 + (isTax ? 1 : 0);
}

export function presentPreview({ payout, plan }: PlannedPayout): Schemas['PlanPreview'] {
  return {
    payout_id: payout.id,
    currency: payout.currency,
    is_stored: plan.isStored,
    options: presentOptions(plan.options),
    entries: plan.entries.map(presentEntry),
    blocked: plan.blocked.map(presentBlocked),
    warnings: plan.warnings.map(presentCoded),
  };
}

function presentOptions(options: EntriesOfPayout['options']): Schemas['PlanOptions'] {
  const { split, basis, by } = { ...DEFAULT_PLAN_OPTIONS, ...options };
  return { split, basis, by };
}

function presentEntry(entry: ShownEntry): Schemas['JournalEntry'] {
  const { stored } = entry;
  return {
    entry_id: stored?.id ?? null,
    status: stored?.status ?? null,
    status_reason: stored === null ? null : presentReason(stored.statusReason),
    external_id: stored?.externalId ?? null,
    document_number: entry.documentNumber,
    kind: entry.kind,
    date: entry.date,
    memo: entry.memo,
    currency: entry.currency,
    part: entry.part,
    parts: entry.parts,
    debit_cents: totalOf(entry, 'debit'),
    credit_cents: totalOf(entry, 'credit'),
    lines: entry.lines.map((line, index) => presentLine(line, index + 1)),
  };
}

function presentReason(
  reason: NonNullable<ShownEntry['stored']>['statusReason'],
): Schemas['StatusReason'] | null {
  if (reason === null) {
    return null;
  }
  const { code, message, action, values } = reason;
  return { code, message, action, ...(values === undefined ? {} : { values }) };
}

function totalOf({ lines }: JournalEntry, side: JournalLine['side']): number {
  return lines.reduce((sum, line) => sum + (line.side === side ? line.amountCents : 0), 0);
}

function presentLine(line: JournalLine, number: number): Schemas['JournalLine'] {
  return {
    line: number,
    account_id: line.accountId ?? null,
    account: line.account,
    description: line.description,
    side: line.side,
    amount_cents: line.amountCents,
    component: line.component,
    components: presentComponents(line.components),
    row_count: distinctRows(line),
  };
}

/** A row that several columns of a line draw on is one row. */
function distinctRows({ sources }: JournalLine): number {
  const rows = new Map<string, Set<number>>();
  for (const source of sources) {
    for (const { file, rows: numbers } of source.rows.byFile()) {
      const known = rows.get(file.sha256) ?? new Set<number>();
      for (const row of numbers) {
        known.add(row);
      }
      rows.set(file.sha256, known);
    }
  }
  return [...rows.values()].reduce((sum, { size }) => sum + size, 0);
}

export function presentLineRows(opened: OpenedEntryLine): Schemas['LineRows'] {
  const { entry, line, lineNumber } = opened;
  return {
    document_number: entry.documentNumber,
    line: lineNumber,
    account: line.account,
    side: line.side,
    amount_cents: line.amountCents,
    currency: entry.currency,
    sources: line.sources.map((source) => ({
      file: { name: source.file.name, sha256: source.file.sha256 },
      component: source.component,
      column: source.column,
      factor: source.factor,
      cents: source.cents,
      row_count: source.rows.size,
    })),
    items: opened.rows.map((row) => ({
      file: { name: row.file.name, sha256: row.file.sha256 },
      row: row.row,
      columns: [...new Set(row.amounts.map(({ column }) => column))],
      amounts: row.amounts.map((amount) => ({ ...amount })),
      cells: row.cells.map((cell) => ({ ...cell })),
    })),
    next_cursor: opened.nextCursor,
  };
}
