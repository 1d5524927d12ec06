import type { ReportFormat, RowKind } from '../formats/report-format.ts';
import { parseTaxRate, type TaxRate } from '../money/inclusive-tax.ts';
import type { QuarantinedRow } from '../model/reading.ts';
import type { ColumnMap } from './column-map.ts';
import type { RowGroup, UnclassifiedCell } from './file-rows.ts';
import { createFootingCount, type FootingCount } from './footing.ts';
import { createInterner, createPairIds, type Interner, type PairIds } from './interner.ts';
import {
  quarantineAmount,
  quarantineDay,
  quarantineOwner,
  quarantineWidth,
} from './quarantine-row.ts';
import type { ReadingOptions } from './reading-options.ts';
import { createRowDays, NO_DAY, PERIOD_END, type RowDays } from './row-day.ts';
import { createRowIndexBuilder, type RowIndexBuilder } from './row-index.ts';
import { createRowKeys, type RowKeys } from './row-keys.ts';
import { addRow, readMoney, readNet } from './row-money.ts';
import { cellAt, createRowOwners, NOT_ASSIGNED, type RowOwners } from './row-owner.ts';
import type { MoneyCell } from './slots.ts';
import { createMaskIds, createSlotSums, type MaskIds, type SlotSums } from './slot-sums.ts';
import { createUnknownColumns, type UnknownColumns } from './unknown-columns.ts';

/** Everything one file's rows add up to while they stream by; no row is kept. */
export type RowReader = {
  readonly map: ColumnMap;
  readonly format: ReportFormat;
  readonly kinds: RowKinds;
  readonly owners: RowOwners;
  readonly days: RowDays;
  readonly groups: RowGroup[];
  /** By group: the candidates under which its rows foot. */
  readonly footingOf: number[];
  readonly groupIds: PairIds;
  readonly sums: SlotSums;
  readonly masks: MaskIds;
  readonly index: RowIndexBuilder;
  readonly keys: RowKeys | null;
  readonly footing: FootingCount;
  readonly unknown: UnknownColumns | null;
  readonly unclassified: UnclassifiedCell[];
  readonly printedNets: { owner: number; cents: number }[];
  readonly broken: { readonly quarantined: QuarantinedRow; readonly owner: number }[];
  readonly leftOut: Map<string, number>;
  readonly rates: StoreRates;
  readonly ratePercents: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly scratch: Scratch;
  rows: number;
  rowsAtPeriodEnd: number;
};

/** The non-zero money cells of the row at hand. */
type Scratch = {
  readonly slots: Int32Array;
  readonly cents: Float64Array;
  /** What the parts add up to, by candidate. */
  readonly sums: Float64Array;
  size: number;
  badCell: MoneyCell | null;
};

type RowKinds = {
  readonly texts: readonly Interner[];
  readonly ids: PairIds;
  readonly all: RowKind[];
  readonly routes: number[];
};

type StoreRates = (owner: number) => TaxRate | null;

export type RowReaderOptions = Pick<
  ReadingOptions,
  'timeZone' | 'businessDayCutoff' | 'inclusiveTaxRates'
> & {
  /** Whether rows may repeat in another file. */
  readonly keepKeys: boolean;
};

export function createRowReader(
  map: ColumnMap,
  format: ReportFormat,
  options: RowReaderOptions,
): RowReader {
  const owners = createRowOwners(map, format);
  return {
    map,
    format,
    kinds: {
      texts: map.kindCells.map(() => createInterner((cell) => cell)),
      ids: createPairIds(),
      all: [],
      routes: [],
    },
    owners,
    days: createRowDays(map, options),
    groups: [],
    footingOf: [],
    groupIds: createPairIds(),
    sums: createSlotSums(map.slots.length),
    masks: createMaskIds(),
    index: createRowIndexBuilder(),
    keys: options.keepKeys ? createRowKeys() : null,
    footing: createFootingCount(map, format),
    unknown: map.unknown.length === 0 ? null : createUnknownColumns(map.unknown),
    unclassified: [],
    printedNets: [],
    broken: [],
    leftOut: new Map(),
    timeZone: options.timeZone ?? 'UTC',
    ratePercents: options.inclusiveTaxRates ?? {},
    rates: createStoreRates(owners, options.inclusiveTaxRates),
    scratch: {
      slots: new Int32Array(map.money.length * 2),
      cents: new Float64Array(map.money.length * 2),
      sums: new Float64Array(map.candidates.length),
      size: 0,
      badCell: null,
    },
    rows: 0,
    rowsAtPeriodEnd: 0,
  };
}

/** Reads one record after the header line. */
export function readRow(reader: RowReader, cells: readonly string[], record: number): void {
  if (isBlank(cells)) {
    return;
  }
  reader.rows += 1;
  if (cells.length !== reader.map.width && !fitsWidth(cells, reader.map.width)) {
    quarantineWidth(reader, cells, record);
    return;
  }
  reader.unknown?.observe(cells, record);
  const kindId = kindOf(reader, cells);
  const kind = reader.kinds.all[kindId];
  if (kind === undefined || kind.leftOut !== undefined) {
    leaveOut(reader, kind?.leftOut ?? 'unknown_kind');
    return;
  }
  const owner = reader.owners.ownerOf(cells);
  if (owner === NOT_ASSIGNED) {
    leaveOut(reader, 'payout_not_assigned');
    return;
  }
  if (owner < 0) {
    quarantineOwner(reader, cells, record, owner);
    return;
  }
  const day = dayOf(reader, cells, kind);
  if (day < 0) {
    quarantineDay(reader, cells, record, owner);
    return;
  }
  const route = reader.kinds.routes[kindId] ?? 0;
  const net = readMoney(reader, cells, route, owner) ? readNet(reader, cells) : Number.NaN;
  if (Number.isNaN(net)) {
    quarantineAmount(reader, cells, record, owner);
    return;
  }
  if (reader.format.use === 'summary') {
    reader.printedNets.push({ owner, cents: net });
  }
  const footing = reader.footing.test({ record, owner, net, sums: reader.scratch.sums });
  if (footing !== 0) {
    const group = groupOf(reader, owner, day, footing);
    addRow(reader, { record, group, kind, cells, net });
  }
}

function createStoreRates(
  owners: RowOwners,
  percents: Readonly<Record<string, string>> | undefined,
): StoreRates {
  if (percents === undefined) {
    return () => null;
  }
  return (owner) => {
    const percent = percents[owners.all[owner]?.storeId ?? ''];
    return percent === undefined ? null : parseTaxRate(percent);
  };
}

function isBlank(cells: readonly string[]): boolean {
  return cells[0] === '' && cells.every((cell) => cell.trim() === '');
}

function fitsWidth(cells: readonly string[], width: number): boolean {
  return cells.length > width && cells.slice(width).every((cell) => cell.trim() === '');
}

function kindOf(reader: RowReader, cells: readonly string[]): number {
  const { kinds, map, format } = reader;
  let id = 0;
  for (let at = 0; at < kinds.texts.length; at += 1) {
    const text = kinds.texts[at]?.idOf(cellAt(cells, map.kindCells[at] ?? -1)) ?? 0;
    id = at === 0 ? text : kinds.ids.idOf(id, text);
  }
  if (kinds.all[id] === undefined) {
    const kind = format.kind.of(map.kindCells.map((cell) => cellAt(cells, cell)));
    kinds.all[id] = kind;
    kinds.routes[id] = Math.max(0, format.kind.names.indexOf(kind.name));
  }
  return id;
}

function dayOf(reader: RowReader, cells: readonly string[], kind: RowKind): number {
  if (kind.dated === 'period_end') {
    reader.rowsAtPeriodEnd += 1;
    return PERIOD_END;
  }
  const day = reader.days.dayOf(cells);
  return day === NO_DAY && reader.format.use !== 'detail' ? PERIOD_END : day;
}

function groupOf(reader: RowReader, owner: number, day: number, footing: number): number {
  const candidates = reader.map.candidates.length;
  const group = reader.groupIds.idOf(owner, day * 2 ** candidates + footing);
  if (group === reader.groups.length) {
    reader.groups.push({ owner, day });
    reader.footingOf.push(footing);
    reader.sums.reserve(group);
  }
  return group;
}

function leaveOut(reader: RowReader, reason: string): void {
  reader.leftOut.set(reason, (reader.leftOut.get(reason) ?? 0) + 1);
}
