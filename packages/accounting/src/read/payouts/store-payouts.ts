import type { ComponentCents } from '../../model/components.ts';
import type {
  DaySlice,
  FacetSum,
  IdentityResult,
  IsoDate,
  RepeatedOrders,
  SourceFile,
  StorePayout,
} from '../../model/reading.ts';
import { toCents } from '../../money/cents.ts';
import type { Cents } from '../../money/cents.ts';
import { componentOrder } from './component-order.ts';
import { toDaySlices, type OwnedGroups, type SlotTermsOf } from './day-slices.ts';
import { PERIOD_END } from '../rows/row-day.ts';
import { createRowSet } from '../rows/row-set.ts';

/** The rows of one payout × store × channel in the files. */
type FoundRows = {
  readonly owned: readonly OwnedGroups[];
  /** The printed amounts of its quarantined rows. */
  readonly setAside: readonly (number | null)[];
  readonly repeated: RepeatedOrders | null;
};

/** Sums all files' data about one payout × store × channel. */
export function toStorePayout(
  { owned, setAside, repeated }: FoundRows,
  lastDayOfPayout: IsoDate | undefined,
  termsOf: SlotTermsOf,
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
  const days = toDaySlices(owned, periodEndOn, termsOf);
  const components = addComponents(days);
  const { rowIdentity } = first.rows.format;
  const unknown = setAside.filter((cents) => cents === null).length;
  const rowsHold: IdentityResult = {
    id: rowIdentity,
    holds: setAside.length === 0,
    differenceCents: toCents(setAside.reduce<number>((sum, cents) => sum - (cents ?? 0), 0)),
    ...(unknown === 0 ? {} : { rowsOfUnknownAmount: unknown }),
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
    netCents: toCents(days.reduce((sum, day) => sum + day.netCents, 0)),
    components,
    days,
    identities: [rowsHold],
    memoTaxRemittedCents: toCents(
      days.flatMap(({ memoTaxes = [] }) => memoTaxes).reduce((sum, { cents }) => sum + cents, 0),
    ),
    ...(repeated === null ? {} : { repeatedOrders: repeated }),
    unclassified: listUnclassified(owned, periodEndOn),
  };
}

/** Days of trade of rows with their own date. */
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

function addComponents(days: readonly DaySlice[]): ComponentCents {
  const totals = new Map<FacetSum['component'], Cents>();
  for (const day of days) {
    for (const { component, cents } of day.sums) {
      totals.set(component, toCents((totals.get(component) ?? 0) + cents));
    }
  }
  const entries = [...totals].filter(([, cents]) => cents !== 0);
  return Object.fromEntries(entries.toSorted(([a], [b]) => componentOrder(a) - componentOrder(b)));
}

function listUnclassified(
  owned: readonly OwnedGroups[],
  periodEndOn: IsoDate,
): StorePayout['unclassified'] {
  const found = new Map<string, UnclassifiedCells>();
  for (const { rows, groups } of owned) {
    const dayOfGroup = new Map(groups.map(({ id, day }) => [id, day]));
    for (const { group, description, record, cents } of rows.unclassified) {
      const day = dayOfGroup.get(group);
      if (day !== undefined) {
        const on = day === PERIOD_END ? periodEndOn : (rows.days[day] ?? periodEndOn);
        const key = `${on} ${description} ${rows.file.sha256}`;
        const item = found.get(key) ?? { description, on, cents: 0, file: rows.file, records: [] };
        item.cents += cents;
        item.records.push(record);
        found.set(key, item);
      }
    }
  }
  return [...found.keys()].toSorted().flatMap((key) => {
    const item = found.get(key);
    if (item === undefined) {
      return [];
    }
    const { records, cents, ...rest } = item;
    return [{ ...rest, cents: toCents(cents), rows: createRowSet(item.file, records) }];
  });
}

type UnclassifiedCells = {
  description: string;
  on: IsoDate;
  cents: number;
  file: SourceFile;
  records: number[];
};
