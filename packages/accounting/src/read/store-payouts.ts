import { COMPONENTS, type ComponentCents, type ComponentKey } from '../model/components.ts';
import type {
  DaySlice,
  FacetSum,
  IdentityResult,
  IsoDate,
  RowSet,
  StorePayout,
} from '../model/reading.ts';
import type { FileRows } from './file-rows.ts';
import { PERIOD_END } from './row-day.ts';
import { createRowSet, type FileRowList } from './row-set.ts';
import { LOW_BITS } from './slot-sums.ts';

/** The groups of one payout × store × channel in one file. */
export type OwnedGroups = {
  readonly rows: FileRows;
  readonly owner: number;
  readonly groups: readonly FileRows['groups'][number][];
};

/** The day refunds of a payout are dated when nothing of their store says more. */
export type PeriodEnds = ReadonlyMap<string, IsoDate>;

type PartialFacet = {
  component: FacetSum['component'];
  column: string;
  factor: 1 | -1;
  cents: number;
  lists: FileRowList[];
};

type DayParts = { facets: Map<string, PartialFacet>; memo: Map<string, PartialFacet> };

const COMPONENT_ORDER: ReadonlyMap<string, number> = new Map(
  COMPONENTS.flatMap((component, index) => [
    [component, index * 2],
    [`${component}_tax`, index * 2 + 1],
  ]),
);

/** Adds up what all files say about one payout × store × channel. */
export function toStorePayout(
  owned: readonly OwnedGroups[],
  lastDayOfPayout: IsoDate | undefined,
): StorePayout | null {
  const first = owned[0];
  const owner = first?.rows.owners[first.owner];
  if (first === undefined || owner === undefined) {
    return null;
  }
  const owners = owned.flatMap(({ rows, owner: id }) => rows.owners[id] ?? []);
  const payoutOn = greatest(owners.map((each) => each.payoutOn)) ?? owner.payoutOn;
  const traded = tradeDays(owned);
  const periodEndOn = greatest(traded) ?? lastDayOfPayout ?? payoutOn;
  const days = toDays(owned, periodEndOn);
  const components = addComponents(days);
  const { rowIdentity } = first.rows.format;
  const broken = owned.flatMap(({ rows, owner: id }) => rows.brokenByOwner.get(id) ?? []);
  const rowsHold: IdentityResult = {
    id: rowIdentity,
    holds: broken.length === 0,
    differenceCents: broken.reduce((sum, cents) => sum + cents, 0),
  };
  return {
    platform: first.rows.format.platform,
    payoutRef: owner.payoutRef,
    payoutOn,
    storeId: owner.storeId,
    storeName:
      owners
        .map((each) => each.storeName)
        .filter(Boolean)
        .toSorted()[0] ?? '',
    channel: owner.channel,
    currency: owner.currency,
    periodStartOn: least(traded) ?? periodEndOn,
    periodEndOn,
    netCents: days.reduce((sum, day) => sum + day.netCents, 0),
    components,
    days,
    identities: [rowsHold],
    memoTaxRemittedCents: days.reduce(
      (sum, day) => sum + (day.memoTaxes ?? []).reduce((memo, { cents }) => memo + cents, 0),
      0,
    ),
    unclassified: listUnclassified(owned, periodEndOn),
  };
}

/** Days on which rows with a date of their own traded. */
export function tradeDays(owned: readonly OwnedGroups[]): IsoDate[] {
  return owned.flatMap(({ rows, groups }) =>
    groups.filter(({ day }) => day !== PERIOD_END).map(({ day }) => rows.days[day] ?? ''),
  );
}

export function greatest(days: readonly IsoDate[]): IsoDate | undefined {
  let result: IsoDate | undefined;
  for (const day of days) {
    if (result === undefined || day > result) {
      result = day;
    }
  }
  return result;
}

function least(days: readonly IsoDate[]): IsoDate | undefined {
  let result: IsoDate | undefined;
  for (const day of days) {
    if (result === undefined || day < result) {
      result = day;
    }
  }
  return result;
}

function toDays(owned: readonly OwnedGroups[], periodEndOn: IsoDate): DaySlice[] {
  const byDay = new Map<IsoDate, DayParts>();
  for (const { rows, groups } of owned) {
    for (const group of groups) {
      const on = group.day === PERIOD_END ? periodEndOn : (rows.days[group.day] ?? periodEndOn);
      let parts = byDay.get(on);
      if (parts === undefined) {
        parts = { facets: new Map(), memo: new Map() };
        byDay.set(on, parts);
      }
      addGroup(rows, group.id, parts);
    }
  }
  return [...byDay.keys()].toSorted().map((on) => toDaySlice(on, byDay.get(on)));
}

function addGroup(rows: FileRows, group: number, parts: DayParts): void {
  const { map, sums, candidate } = rows;
  const low = sums.maskLow[group] ?? 0;
  const high = sums.maskHigh[group] ?? 0;
  for (const [slot, { terms, column, memoTax }] of map.slots.entries()) {
    const touched = slot < LOW_BITS ? (low >> slot) & 1 : (high >> (slot - LOW_BITS)) & 1;
    if (touched === 0) {
      continue;
    }
    const cents = sums.cents[group * sums.stride + slot] ?? 0;
    const list = rowsOfSlot(rows, group, slot);
    if (memoTax) {
      addFacet(parts.memo, { component: 'sales_tax', column, factor: 1, cents, lists: [list] });
    }
    for (const { component, factor } of terms[candidate] ?? []) {
      const signed = factor === 1 ? cents : 0 - cents;
      addFacet(parts.facets, { component, column, factor, cents: signed, lists: [list] });
    }
  }
}

function addFacet(facets: Map<string, PartialFacet>, facet: PartialFacet): void {
  const key = `${facet.component} ${facet.factor} ${facet.column}`;
  const found = facets.get(key);
  if (found === undefined) {
    facets.set(key, facet);
    return;
  }
  found.cents += facet.cents;
  found.lists.push(...facet.lists);
}

function rowsOfSlot(rows: FileRows, group: number, slot: number): FileRowList {
  const isLow = slot < LOW_BITS;
  const masks = isLow ? rows.masks.low : rows.masks.high;
  const bit = isLow ? slot : slot - LOW_BITS;
  const has = (mask: number) => (((masks[mask] ?? 0) >> bit) & 1) === 1;
  return {
    file: rows.file,
    count: () => rows.index().count(group, has),
    rows: () => rows.index().rows(group, has),
  };
}

function toDaySlice(on: IsoDate, parts: DayParts | undefined): DaySlice {
  const facets = [...(parts?.facets.values() ?? [])].toSorted(byComponent);
  const memo = [...(parts?.memo.values() ?? [])].toSorted(byComponent);
  const slice = {
    on,
    netCents: facets.reduce((sum, { cents }) => sum + cents, 0),
    sums: facets.map(({ component, column, factor, cents, lists }) => ({
      component,
      column,
      factor,
      cents,
      rows: createRowSet(lists),
    })),
  };
  if (memo.length === 0) {
    return slice;
  }
  const memoTaxes = memo.map(({ column, cents, lists }) => ({
    column,
    cents,
    rows: createRowSet(lists),
  }));
  return { ...slice, memoTaxes };
}

function byComponent(a: PartialFacet, b: PartialFacet): number {
  return (
    orderOf(a.component) - orderOf(b.component) ||
    compareText(a.column, b.column) ||
    b.factor - a.factor
  );
}

function orderOf(component: ComponentKey): number {
  return COMPONENT_ORDER.get(component) ?? COMPONENT_ORDER.size;
}

export function compareText(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

function addComponents(days: readonly DaySlice[]): ComponentCents {
  const totals = new Map<FacetSum['component'], number>();
  for (const day of days) {
    for (const { component, cents } of day.sums) {
      totals.set(component, (totals.get(component) ?? 0) + cents);
    }
  }
  const entries = [...totals].filter(([, cents]) => cents !== 0);
  return Object.fromEntries(entries.toSorted(([a], [b]) => orderOf(a) - orderOf(b)));
}

function listUnclassified(
  owned: readonly OwnedGroups[],
  periodEndOn: IsoDate,
): StorePayout['unclassified'] {
  const found = new Map<
    string,
    { description: string; on: IsoDate; cells: Map<FileRows, { record: number; cents: number }[]> }
  >();
  for (const { rows, groups } of owned) {
    const dayOfGroup = new Map(groups.map(({ id, day }) => [id, day]));
    for (const cell of rows.unclassified) {
      const day = dayOfGroup.get(cell.group);
      if (day === undefined) {
        continue;
      }
      const on = day === PERIOD_END ? periodEndOn : (rows.days[day] ?? periodEndOn);
      const key = `${on} ${cell.description}`;
      const entry = found.get(key) ?? { description: cell.description, on, cells: new Map() };
      found.set(key, entry);
      const cells = entry.cells.get(rows) ?? [];
      cells.push(cell);
      entry.cells.set(rows, cells);
    }
  }
  return [...found.keys()].toSorted().flatMap((key) => {
    const entry = found.get(key);
    if (entry === undefined) {
      return [];
    }
    const all = [...entry.cells.values()].flat();
    return [
      {
        description: entry.description,
        on: entry.on,
        cents: all.reduce((sum, { cents }) => sum + cents, 0),
        rows: rowsOfCells(entry.cells),
      },
    ];
  });
}

function rowsOfCells(cells: ReadonlyMap<FileRows, readonly { record: number }[]>): RowSet {
  return createRowSet(
    [...cells].map(([rows, list]) => {
      const records = [...new Set(list.map(({ record }) => record))].toSorted((a, b) => a - b);
      return { file: rows.file, count: () => records.length, rows: () => records };
    }),
  );
}
