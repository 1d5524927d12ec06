import type { DaySlice, FacetSum, IsoDate, RowSet } from '../../model/reading.ts';
import { toCents } from '../../money/cents.ts';
import { compareText, componentOrder } from './component-order.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { PERIOD_END } from '../rows/row-day.ts';
import { createSlotRowSet, joinRowSets } from '../rows/row-set.ts';
import { LOW_BITS } from '../rows/slot-sums.ts';

/** The groups of one payout × store × channel in one file. */
export type OwnedGroups = {
  readonly rows: FileRows;
  readonly owner: number;
  readonly groups: readonly FileRows['groups'][number][];
};

type DayGroups = { readonly rows: FileRows; readonly ids: number[]; readonly storeId: string };

/** A slot's contribution under the reading chosen for its file. */
type SlotTerm = {
  readonly slot: number;
  readonly component: FacetSum['component'];
  readonly column: string;
  readonly factor: 1 | -1;
  readonly isMemo: boolean;
  readonly part: 'whole' | 'net' | 'tax';
};

export type SlotTermsOf = (rows: FileRows) => readonly SlotTerm[];

type MutableFacet = { -readonly [Key in keyof FacetSum]: FacetSum[Key] };

const NOT_EXTRACTED = {};

/** One slice per business day, ascending; rows dated at the period's end belong to `periodEndOn`. */
export function toDaySlices(
  owned: readonly OwnedGroups[],
  periodEndOn: IsoDate,
  termsOf: SlotTermsOf,
): DaySlice[] {
  const byDay = new Map<IsoDate, DayGroups[]>();
  for (const { rows, groups, owner } of owned) {
    const storeId = rows.owners[owner]?.storeId ?? '';
    for (const group of groups) {
      const on = group.day === PERIOD_END ? periodEndOn : (rows.days[group.day] ?? periodEndOn);
      addTo(byDay, on, { rows, storeId, ids: [group.id] });
    }
  }
  return [...byDay.keys()].toSorted().map((on) => {
    const facets: MutableFacet[] = [];
    const memo: MutableFacet[] = [];
    const files = byDay.get(on) ?? [];
    for (const day of files) {
      addFacets(day, termsOf(day.rows), { facets, memo });
    }
    return toSlice(on, mergeFacets(facets.toSorted(byFacet)), memo);
  });
}

/** The terms of a file in slice order; created once per file. */
export function createSlotTerms(): SlotTermsOf {
  const known = new Map<FileRows, readonly SlotTerm[]>();
  return (rows) => {
    let terms = known.get(rows);
    if (terms === undefined) {
      terms = listTerms(rows);
      known.set(rows, terms);
    }
    return terms;
  };
}

function listTerms({ map, candidate }: FileRows): SlotTerm[] {
  return map.slots
    .flatMap(({ terms, column, memoTax, part }, slot): SlotTerm[] => {
      if (memoTax) {
        return [{ slot, component: 'sales_tax', column, factor: 1, isMemo: true, part }];
      }
      return (terms[candidate] ?? []).map(({ component, factor }) => ({
        slot,
        component,
        column,
        factor,
        isMemo: false,
        part,
      }));
    })
    .toSorted(byComponent);
}

function byComponent(
  a: Pick<SlotTerm, 'component' | 'column' | 'factor'>,
  b: Pick<SlotTerm, 'component' | 'column' | 'factor'>,
): number {
  return (
    componentOrder(a.component) - componentOrder(b.component) ||
    compareText(a.column, b.column) ||
    b.factor - a.factor
  );
}

function addTo(byDay: Map<IsoDate, DayGroups[]>, on: IsoDate, day: DayGroups): void {
  const files = byDay.get(on);
  const same = files?.find(({ rows }) => rows === day.rows);
  if (files === undefined) {
    byDay.set(on, [day]);
  } else if (same === undefined) {
    files.push(day);
  } else {
    same.ids.push(...day.ids);
  }
}

function addFacets(
  { rows, ids: groups, storeId }: DayGroups,
  terms: readonly SlotTerm[],
  into: { facets: MutableFacet[]; memo: MutableFacet[] },
): void {
  const { sums } = rows;
  let low = 0;
  let high = 0;
  for (const group of groups) {
    low |= sums.maskLow[group] ?? 0;
    high |= sums.maskHigh[group] ?? 0;
  }
  const rowSets = new Map<number, RowSet>();
  for (const { slot, component, column, factor, isMemo, part } of terms) {
    const touched = slot < LOW_BITS ? (low >> slot) & 1 : (high >> (slot - LOW_BITS)) & 1;
    if (touched === 0) {
      continue;
    }
    let cents = 0;
    for (const group of groups) {
      cents += sums.cents[group * sums.stride + slot] ?? 0;
    }
    let set = rowSets.get(slot);
    if (set === undefined) {
      set = createSlotRowSet(rows, groups, slot);
      rowSets.set(slot, set);
    }
    const signed = factor === 1 ? cents : 0 - cents;
    addFacet(isMemo ? into.memo : into.facets, {
      component,
      column,
      factor,
      cents: toCents(signed),
      file: rows.file,
      rows: set,
      ...(part === 'whole'
        ? NOT_EXTRACTED
        : { extracted: { part, ratePercent: rows.ratePercents[storeId] ?? '' } }),
    });
  }
}

// Slots of one column that differ only by row kind or sign are adjacent, and form one facet.
function addFacet(facets: MutableFacet[], facet: MutableFacet): void {
  const before = facets.at(-1);
  if (before !== undefined && byFacet(before, facet) === 0) {
    before.cents = toCents(before.cents + facet.cents);
    before.rows = joinRowSets(facet.file, [before.rows, facet.rows]);
    return;
  }
  facets.push(facet);
}

/** Merges sums of one column from several exports of one file. */
function mergeFacets(facets: readonly MutableFacet[]): MutableFacet[] {
  const merged: MutableFacet[] = [];
  for (const facet of facets) {
    addFacet(merged, facet);
  }
  return merged;
}

function byFacet(a: FacetSum, b: FacetSum): number {
  return byComponent(a, b) || compareText(a.file.sha256, b.file.sha256);
}

function toSlice(on: IsoDate, facets: FacetSum[], memo: FacetSum[]): DaySlice {
  let netCents = 0;
  for (const { cents } of facets) {
    netCents += cents;
  }
  const slice = { on, netCents: toCents(netCents), sums: facets };
  if (memo.length === 0) {
    return slice;
  }
  const memoTaxes = memo.map(({ column, cents, file, rows }) => ({ column, cents, file, rows }));
  return { ...slice, memoTaxes };
}
