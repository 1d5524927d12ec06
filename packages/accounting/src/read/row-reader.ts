import type { QuarantinedRow } from '../model/reading.ts';
import type { ReportFormat, RowKind } from '../formats/report-format.ts';
import { parseCents } from '../money/parse-cents.ts';
import type { ColumnMap, MoneyCell } from './column-map.ts';
import type { RowGroup, UnclassifiedCell } from './file-rows.ts';
import { createFootingCount, type FootingCount } from './footing.ts';
import { createInterner, createPairIds, type Interner, type PairIds } from './interner.ts';
import { createRowDays, PERIOD_END, NO_DAY, type DayOptions, type RowDays } from './row-day.ts';
import { createRowIndexBuilder, type RowIndexBuilder } from './row-index.ts';
import {
  BAD_CURRENCY,
  BAD_PAYOUT_DATE,
  cellAt,
  createRowOwners,
  NOT_ASSIGNED,
  NO_STORE,
  type RowOwners,
} from './row-owner.ts';
import {
  createMaskIds,
  createSlotSums,
  LOW_BITS,
  type MaskIds,
  type SlotSums,
} from './slot-sums.ts';
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
  readonly footing: FootingCount;
  readonly unknown: UnknownColumns | null;
  readonly unclassified: UnclassifiedCell[];
  readonly broken: { readonly quarantined: QuarantinedRow; readonly owner: number }[];
  readonly leftOut: Map<string, number>;
  readonly scratch: Scratch;
  rows: number;
  undatedRows: number;
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

const OWNER_PROBLEMS: Readonly<
  Record<number, { reason: string; field: 'payoutOn' | 'currency' | 'storeId'; message: string }>
> = {
  [BAD_PAYOUT_DATE]: {
    reason: 'invalid_date',
    field: 'payoutOn',
    message: 'The payout date is not a date.',
  },
  [BAD_CURRENCY]: {
    reason: 'unsupported_currency',
    field: 'currency',
    message: 'Only USD and CAD payouts can be read.',
  },
  [NO_STORE]: {
    reason: 'missing_store',
    field: 'storeId',
    message: 'The row names no store.',
  },
};

export function createRowReader(
  map: ColumnMap,
  format: ReportFormat,
  options: DayOptions,
): RowReader {
  return {
    map,
    format,
    kinds: {
      texts: map.kindCells.map(() => createInterner((cell) => cell)),
      ids: createPairIds(),
      all: [],
      routes: [],
    },
    owners: createRowOwners(map, format),
    days: createRowDays(map, options),
    groups: [],
    footingOf: [],
    groupIds: createPairIds(),
    sums: createSlotSums(map.slots.length),
    masks: createMaskIds(),
    index: createRowIndexBuilder(),
    footing: createFootingCount(map, format),
    unknown: map.unknown.length === 0 ? null : createUnknownColumns(map.unknown),
    unclassified: [],
    broken: [],
    leftOut: new Map(),
    scratch: {
      slots: new Int32Array(map.money.length * 2),
      cents: new Float64Array(map.money.length * 2),
      sums: new Float64Array(map.candidates.length),
      size: 0,
      badCell: null,
    },
    rows: 0,
    undatedRows: 0,
  };
}

/** Reads one record after the header line. */
export function readRow(reader: RowReader, cells: string[], record: number): void {
  if (isBlank(cells)) {
    return;
  }
  reader.rows += 1;
  if (cells.length !== reader.map.width && !fitsWidth(cells, reader.map.width)) {
    quarantine(reader, record, -1, {
      column: '',
      reason: 'wrong_column_count',
      message: `The row has ${cells.length} cells where the header has ${reader.map.width}.`,
    });
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
  if (!readMoney(reader, cells, reader.kinds.routes[kindId] ?? 0)) {
    quarantineAmount(reader, cells, record, owner);
    return;
  }
  const net = readNet(reader, cells);
  if (Number.isNaN(net)) {
    quarantineAmount(reader, cells, record, owner);
    return;
  }
  const { sums } = reader.scratch;
  const footing = reader.footing.test({ record, owner, net, sums });
  if (footing !== 0) {
    addRow(reader, record, groupOf(reader, owner, day, footing), kind);
  }
}

function isBlank(cells: readonly string[]): boolean {
  if (cells.length === 1 && cells[0] === '') {
    return true;
  }
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
    return PERIOD_END;
  }
  const day = reader.days.dayOf(cells);
  if (day === NO_DAY && reader.format.use !== 'detail') {
    return PERIOD_END;
  }
  return day;
}

/** Fills the scratch with the row's money; false when a cell is not an amount. */
function readMoney(reader: RowReader, cells: readonly string[], route: number): boolean {
  const { scratch, map } = reader;
  const { money, weights } = map;
  const { slots, cents, sums } = scratch;
  let size = 0;
  sums.fill(0);
  for (let at = 0; at < money.length; at += 1) {
    const column = money[at];
    if (column === undefined) {
      break;
    }
    const cell = cells[column.cell];
    if (cell === undefined || cell.length === 0) {
      continue;
    }
    const amount = parseCents(cell);
    if (amount === 0) {
      continue;
    }
    if (amount !== amount) {
      scratch.badCell = column;
      return false;
    }
    const slot = (amount < 0 ? column.negative[route] : column.positive[route]) ?? 0;
    slots[size] = slot;
    cents[size] = amount;
    size += 1;
    for (let candidate = 0; candidate < weights.length; candidate += 1) {
      const weight = weights[candidate]?.[slot] ?? 0;
      sums[candidate] = (sums[candidate] ?? 0) + weight * amount;
    }
  }
  scratch.size = size;
  return true;
}

function readNet(reader: RowReader, cells: readonly string[]): number {
  const { net } = reader.map;
  let total = 0;
  for (let at = 0; at < net.length; at += 1) {
    const part = net[at];
    if (part !== undefined) {
      total += part.factor * parseCents(cells[part.cell] ?? '');
    }
  }
  reader.scratch.badCell = null;
  return total;
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

function addRow(reader: RowReader, record: number, group: number, kind: RowKind): void {
  const { scratch, sums, map } = reader;
  const base = group * sums.stride;
  const { cents } = sums;
  let low = 0;
  let high = 0;
  for (let at = 0; at < scratch.size; at += 1) {
    const slot = scratch.slots[at] ?? 0;
    const amount = scratch.cents[at] ?? 0;
    cents[base + slot] = (cents[base + slot] ?? 0) + amount;
    if (slot < LOW_BITS) {
      low |= 1 << slot;
    } else {
      high |= 1 << (slot - LOW_BITS);
    }
    if (map.slots[slot]?.unclassified === true) {
      reader.unclassified.push({
        description: kind.description,
        group,
        record,
        slot,
        cents: amount,
      });
    }
  }
  sums.maskLow[group] = (sums.maskLow[group] ?? 0) | low;
  sums.maskHigh[group] = (sums.maskHigh[group] ?? 0) | high;
  reader.index.add(record, group, reader.masks.idOf(low, high));
}

function leaveOut(reader: RowReader, reason: string): void {
  reader.leftOut.set(reason, (reader.leftOut.get(reason) ?? 0) + 1);
}

type RowProblem = Pick<QuarantinedRow, 'column' | 'reason' | 'message'>;

function quarantine(reader: RowReader, row: number, owner: number, problem: RowProblem): void {
  reader.broken.push({
    quarantined: { row, ...problem, expectedCents: null, foundCents: null },
    owner,
  });
}

function quarantineOwner(reader: RowReader, cells: string[], record: number, code: number): void {
  const problem = OWNER_PROBLEMS[code];
  if (problem === undefined) {
    return;
  }
  const cell = reader.map.fields[problem.field];
  quarantine(reader, record, -1, {
    column: reader.map.printed[cell] ?? '',
    reason: problem.reason,
    message: `${problem.message} The cell is "${cellAt(cells, cell)}".`,
  });
}

function quarantineDay(reader: RowReader, cells: string[], record: number, owner: number): void {
  const { fields, printed } = reader.map;
  const cell = fields.day >= 0 ? fields.day : fields.utcDay;
  quarantine(reader, record, owner, {
    column: printed[cell] ?? '',
    reason: 'invalid_date',
    message: `The day of trade is not a date. The cell is "${cellAt(cells, cell)}".`,
  });
}

function quarantineAmount(reader: RowReader, cells: string[], record: number, owner: number): void {
  const { map, scratch } = reader;
  const net = map.net.find(({ cell }) => Number.isNaN(parseCents(cells[cell] ?? '')));
  const cell = scratch.badCell?.cell ?? net?.cell ?? -1;
  scratch.badCell = null;
  quarantine(reader, record, owner, {
    column: map.printed[cell] ?? '',
    reason: 'invalid_amount',
    message: `"${cellAt(cells, cell)}" is not an amount of money in dollars and cents.`,
  });
}
