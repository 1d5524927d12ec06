import {
  checkJournalEntry,
  COMPONENTS,
  DEFAULT_PLAN_OPTIONS,
  toCents,
} from '@platebook/accounting';
import type { CamelCased } from '../../http/present.ts';
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
import type { PayoutWithReading } from '../../payouts/payouts.store.ts';

type Schemas = components['schemas'];

export function presentPayout({
  payout: row,
  plan,
  waterfall,
  findings,
  difference,
}: PayoutDetail): CamelCased<Schemas['Payout']> {
  const { payout } = row;
  return {
    ...row,
    components: presentComponents(payout.components),
    identities: [...payout.identities, entriesBalance(plan)].map((identity) => ({
      ...identity,
      breakKind: identity.breakKind ?? null,
    })),
    waterfall: waterfall.steps.map((step) => ({
      ...step,
      step: step.id,
      totalCents: step.toCents,
    })),
    sentence: waterfall.sentence,
    summary: presentSummary(waterfall.summary),
    findings: findings.map(writeFinding),
    depositDifference: difference === null ? null : writeDifference(difference),
    memoTaxRemittedCents: payout.memoTaxRemittedCents,
    unclassified: payout.unclassified.map(({ description, cents, rows }) => ({
      description,
      cents,
      rowCount: rows.size,
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
}: WaterfallSummary): CamelCased<Schemas['WaterfallSummary']> {
  return {
    sold:
      sold === null
        ? null
        : {
            ...sold,
            keptShareBasisPoints: sold.keptShare,
            kept: sold.kept.map(({ part, cents }) => ({ part, cents })),
          },
    netCents,
    paidOn,
    remark,
    remarkCents,
  };
}

/** I5 over the shown entries: debits equal credits, and every line is the sum of its rows. */
function entriesBalance({ entries }: EntriesOfPayout): IdentityResult {
  const results = entries.map(checkJournalEntry);
  return {
    id: 'I5',
    holds: results.every(({ holds }) => holds),
    differenceCents: toCents(
      results.reduce((sum, { differenceCents }) => sum + differenceCents, 0),
    ),
  };
}

function sourceFiles({ payout }: PayoutWithReading): readonly CamelCased<Schemas['SourceFile']>[] {
  const files = payout.days.flatMap(({ sums }) => sums.map(({ file }) => file));
  const byHash = new Map(files.map(({ name, sha256 }) => [sha256, { name, sha256 }]));
  return [...byHash.values()];
}

function presentComponents(
  cents: ComponentCents,
): readonly CamelCased<Schemas['ComponentAmount']>[] {
  return Object.entries(cents)
    .map(([component, amount]) => ({ component, cents: amount }))
    .sort((left, right) => componentRank(left.component) - componentRank(right.component));
}

/** The order of `COMPONENTS`; a tax directly follows its amount. */
function componentRank(key: string): number {
  const isTax = !COMPONENTS.some((component) => component === key);
  const base = isTax ? key.replace(/_tax$/, '') : key;
  return COMPONENTS.findIndex((component) => component === base) * 2 + (isTax ? 1 : 0);
}

export function presentPreview({
  payout,
  plan,
}: PlannedPayout): CamelCased<Schemas['PlanPreview']> {
  return {
    payoutId: payout.id,
    currency: payout.currency,
    isStored: plan.isStored,
    options: presentOptions(plan.options),
    entries: plan.entries.map(presentEntry),
    blocked: plan.blocked.map(presentBlocked),
    warnings: plan.warnings.map(presentCoded),
  };
}

function presentOptions(options: EntriesOfPayout['options']): CamelCased<Schemas['PlanOptions']> {
  const { split, basis, by } = { ...DEFAULT_PLAN_OPTIONS, ...options };
  return { split, basis, by };
}

function presentEntry(entry: ShownEntry): CamelCased<Schemas['JournalEntry']> {
  const { stored } = entry;
  return {
    ...entry,
    entryId: stored?.id ?? null,
    status: stored?.status ?? null,
    statusReason: stored === null ? null : presentReason(stored.statusReason),
    externalId: stored?.externalId ?? null,
    debitCents: totalOf(entry, 'debit'),
    creditCents: totalOf(entry, 'credit'),
    lines: entry.lines.map((line, index) => presentLine(line, index + 1)),
  };
}

function presentReason(
  reason: NonNullable<ShownEntry['stored']>['statusReason'],
): CamelCased<Schemas['StatusReason']> | null {
  if (reason === null) {
    return null;
  }
  const { code, message, action, values } = reason;
  return { code, message, action, ...(values === undefined ? {} : { values }) };
}

function totalOf({ lines }: JournalEntry, side: JournalLine['side']): number {
  return lines.reduce((sum, line) => sum + (line.side === side ? line.amountCents : 0), 0);
}

function presentLine(line: JournalLine, number: number): CamelCased<Schemas['JournalLine']> {
  return {
    ...line,
    line: number,
    accountId: line.accountId ?? null,
    components: presentComponents(line.components),
    rowCount: distinctRows(line),
  };
}

/** Counts a row once even if several columns of a line use it. */
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

export function presentLineRows(opened: OpenedEntryLine): CamelCased<Schemas['LineRows']> {
  const { entry, line, lineNumber } = opened;
  return {
    ...line,
    documentNumber: entry.documentNumber,
    line: lineNumber,
    currency: entry.currency,
    sources: line.sources.map((source) => ({
      ...source,
      rowCount: source.rows.size,
    })),
    items: opened.rows.map((row) => ({
      file: row.file,
      row: row.row,
      columns: [...new Set(row.amounts.map(({ column }) => column))],
      amounts: row.amounts,
      cells: row.cells,
    })),
    nextCursor: opened.nextCursor,
  };
}
