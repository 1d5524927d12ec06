import { DEFAULT_PLAN_OPTIONS, lineParts } from '@platebook/accounting';
import type { JournalEntry, LinePart, PlanOptions } from '@platebook/accounting';
import { planByOptions } from './plan-payout.port.ts';
import type { LastPayout } from '../../payouts/last-payout.read-model.ts';
import type {
  EffectiveMapping,
  MappingTarget,
} from '../../mapping/accounts/account-mapping.port.ts';
import type { Mapped, Scope } from '../../mapping/accounts/account-mapping.store.ts';
import { blockedAccount } from '../../mapping/accounts/blocked-account.ts';
import { splitLines } from '../../mapping/accounts/books-lines.port.ts';
import type { SplitLine } from '../../mapping/accounts/books-lines.port.ts';
import { effectiveMapping, isSameScope } from '../../mapping/accounts/effective-mapping.ts';
import { compareComponents, labelOf } from '../../mapping/accounts/mapped-components.ts';
import type { MappingPreview, PreviewLine } from '../../mapping/accounts/mapping-views.ts';
import { isOpen } from '../../mapping/accounts/read-mapping.ts';
import type { MappingFacts } from '../../mapping/accounts/read-mapping.ts';
import type { ComponentTarget } from '../../mapping/accounts/changed-wishes.ts';
import { seenComponents } from '../../mapping/accounts/seen-components.ts';

type PreviewRequest = {
  readonly facts: MappingFacts;
  readonly last: LastPayout | null;
  readonly changes: readonly ComponentTarget[];
  readonly options: Partial<PlanOptions>;
};

/** The entries of a payout with these mapping changes, beside those without them. Saves nothing. */
export function previewMapping({ facts, last, changes, options }: PreviewRequest): MappingPreview {
  if (last === null) {
    return { payout: null, currency: facts.currency, entries: [], deltas: [], missing: [] };
  }
  const { payout } = last;
  const place = { platform: payout.platform, storeId: last.storeId ?? facts.scope.storeId };
  const before = effectiveMapping(facts.mapped, place, facts.index);
  const changed = withChanges(facts.mapped, facts.scope, changes);
  const after = effectiveMapping(changed, place, facts.index);
  const { entries } = planByOptions([payout], options);
  return {
    payout: {
      id: last.id,
      store_name: last.storeName,
      platform: payout.platform,
      payout_on: payout.payoutOn,
    },
    currency: payout.currency,
    entries: entries.map((entry) => toEntry(entry, before, after)),
    deltas: deltasOf(entries, before, after),
    missing: missingOf({ ...facts, mapped: changed }, last, { place, options }),
  };
}

/** What blocks the payout, as the mapping table marks it. */
function missingOf(
  facts: MappingFacts,
  { id, payout }: LastPayout,
  { place, options }: { readonly place: Scope; readonly options: Partial<PlanOptions> },
): MappingPreview['missing'] {
  const { sales, taxMode, revenue, bankLeg } = { ...DEFAULT_PLAN_OPTIONS, ...options };
  const { platform, channel, currency, netCents, components } = payout;
  const seen = seenComponents(
    [
      {
        id,
        platform,
        platformStoreId: payout.storeId,
        storeId: place.storeId,
        channel,
        currency,
        payoutOn: payout.payoutOn,
        netCents,
        components,
        unclassified: payout.unclassified.map((item) => ({ ...item, rows: item.rows.size })),
        sales,
        taxMode,
        revenue,
      },
    ],
    { bankLeg: bankLeg === 'transfer' },
  );
  return [...seen]
    .filter(([component, one]) => isOpen(facts, component, one))
    .sort(([left], [right]) => compareComponents(left, right))
    .map(([component, { sampleCents }]) => ({
      component,
      label: labelOf(component),
      sample_cents: sampleCents,
    }));
}

function withChanges(
  mapped: readonly Mapped[],
  scope: Scope,
  changes: readonly ComponentTarget[],
): Mapped[] {
  const untouched = mapped.filter(
    (one) =>
      !isSameScope(one, scope) || !changes.some(({ component }) => component === one.component),
  );
  return [
    ...untouched,
    ...changes.flatMap(({ component, target }) =>
      target === null
        ? []
        : [{ ...scope, component, target, from: null, updatedBy: null, updatedAt: new Date(0) }],
    ),
  ];
}

function toEntry(
  entry: JournalEntry,
  before: EffectiveMapping,
  after: EffectiveMapping,
): MappingPreview['entries'][number] {
  return {
    document_number: entry.documentNumber,
    kind: entry.kind,
    entry_on: entry.date,
    memo: entry.memo,
    part: entry.part,
    parts: entry.parts,
    lines: splitLines(entry, after).map((piece) => toLine(piece, before, entry.currency)),
  };
}

function toLine(
  { line: { description }, target, side, amountCents, component, keys }: SplitLine,
  before: EffectiveMapping,
  currency: string,
): PreviewLine {
  const was = targetOf({ keys }, before);
  const isSame = was?.accountId === target?.accountId;
  return {
    side,
    amount_cents: amountCents,
    component,
    label: labelOf(component),
    description,
    account_id: target?.accountId ?? null,
    account_name: target?.accountName ?? null,
    class_name: target?.className ?? null,
    department_name: target?.departmentName ?? null,
    was: isSame ? null : (was?.accountName ?? null),
    problem: target === null ? null : blockedAccount(target, currency),
  };
}

/** Debits less credits of each account that the changes affect. */
function deltasOf(
  entries: readonly JournalEntry[],
  before: EffectiveMapping,
  after: EffectiveMapping,
): MappingPreview['deltas'] {
  const sums = new Map<string, { before: number; after: number }>();
  const add = (name: string | undefined, when: 'before' | 'after', cents: number): void => {
    if (name !== undefined) {
      const sum = sums.get(name) ?? { before: 0, after: 0 };
      sums.set(name, { ...sum, [when]: sum[when] + cents });
    }
  };
  for (const entry of entries) {
    for (const part of entry.lines.flatMap((line) => lineParts(line, entry))) {
      add(targetOf(part, before)?.accountName, 'before', signed(part));
      add(targetOf(part, after)?.accountName, 'after', signed(part));
    }
  }
  return [...sums]
    .filter(([, sum]) => sum.before !== sum.after)
    .map(([name, sum]) => ({
      account_name: name,
      before_cents: sum.before,
      after_cents: sum.after,
    }));
}

function targetOf(
  { keys }: Pick<LinePart, 'keys'>,
  effective: EffectiveMapping,
): MappingTarget | null {
  const key = keys.find((candidate) => effective.has(candidate));
  return key === undefined ? null : (effective.get(key) ?? null);
}

function signed({ side, amountCents }: LinePart): number {
  return side === 'debit' ? amountCents : 0 - amountCents;
}
