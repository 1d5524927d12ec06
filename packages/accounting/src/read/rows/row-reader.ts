import type { ReportFormat, RowKind } from '../../formats/report-format.ts';
import { parseTaxRate, type TaxRate } from '../../money/inclusive-tax.ts';
import type { IsoDate, QuarantinedRow } from '../../model/reading.ts';
import { createColumnEvidence, type ColumnEvidence } from '../columns/column-evidence.ts';
import type { ColumnMap } from '../columns/column-map.ts';
import type { RowGroup, UnclassifiedCell } from './file-rows.ts';
import { createFootingCount, type FootingCount } from '../files/footing.ts';
import { createInterner, createPairIds, type Interner, type PairIds } from './interner.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { createRowDays, type RowDays } from './row-day.ts';
import { createRowIndexBuilder, type RowIndexBuilder } from './row-index.ts';
import { setAsideKey } from './row-key.ts';
import { createRowMarks, type RowMarks } from './row-marks.ts';
import { createRowKeys, type RowKeys } from './row-keys.ts';
import { isNetPrinted } from './row-net.ts';
import { createRowOwners, type RowOwners } from './row-owner.ts';
import { createRowEmitter, type RowEmitter } from './row-emitter.ts';
import type { MoneyCell } from '../columns/slots.ts';
import { createMaskIds, createSlotSums, type MaskIds, type SlotSums } from './slot-sums.ts';
import { createUnknownColumns, type UnknownColumns } from '../columns/unknown-columns.ts';

/** The sums of one file's rows while they are streamed; no row is stored. */
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
  readonly marks: RowMarks;
  readonly footing: FootingCount;
  readonly unknown: UnknownColumns | null;
  readonly evidence: ColumnEvidence | null;
  readonly unclassified: UnclassifiedCell[];
  readonly printedNets: { owner: number; cents: number }[];
  readonly broken: BrokenRow[];
  readonly leftOut: Map<string, number>;
  readonly rates: StoreRates;
  readonly ratePercents: Readonly<Record<string, string>>;
  readonly timeZone: string;
  readonly scratch: Scratch;
  readonly checkedDays: CheckedDays;
  readonly emit: RowEmitter | null;
  rows: number;
  rowsAtPeriodEnd: number;
};

/** A row with an unreadable cell. */
export type BrokenRow = {
  readonly quarantined: QuarantinedRow;
  /** Negative if the row does not identify its payout. */
  readonly owner: number;
  /** By candidate: the sum of its parts, if it prints no net; null if they cannot be read or there are none. */
  readonly parts: Float64Array | null;
  readonly key: number | null;
};

/** The nonzero money cells of the current row. */
type Scratch = {
  readonly slots: Int32Array;
  readonly cents: Float64Array;
  /** The sum of the parts, by candidate. */
  readonly sums: Float64Array;
  size: number;
  badCell: MoneyCell | null;
};

/** Cache of valid days by owner; the last one is separate, because consecutive rows usually share it. */
type CheckedDays = {
  readonly today: IsoDate | undefined;
  readonly ids: PairIds;
  readonly good: boolean[];
  owner: number;
  day: number;
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
  'timeZone' | 'businessDayCutoff' | 'inclusiveTaxRates' | 'onRow' | 'today' | 'columns'
> & {
  readonly fileName: string;
  /** Whether rows may repeat in another file. */
  readonly keepKeys: boolean;
};

export function createRowReader(
  map: ColumnMap,
  format: ReportFormat,
  options: RowReaderOptions,
): RowReader {
  const owners = createRowOwners(map);
  const days = createRowDays(map, options);
  const scratch = {
    slots: new Int32Array(map.money.length * 2),
    cents: new Float64Array(map.money.length * 2),
    sums: new Float64Array(map.candidates.length),
    size: 0,
    badCell: null,
  };
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
    days,
    groups: [],
    footingOf: [],
    groupIds: createPairIds(),
    sums: createSlotSums(map.slots.length),
    masks: createMaskIds(),
    index: createRowIndexBuilder(),
    keys: options.keepKeys ? createRowKeys() : null,
    marks: createRowMarks(),
    footing: createFootingCount(map, format, {
      isPrinted: (cells) => isNetPrinted(map, cells),
      keyOf: options.keepKeys ? (cells) => setAsideKey(map, cells) : null,
    }),
    unknown: map.unknown.length === 0 ? null : createUnknownColumns(map.unknown),
    evidence: createColumnEvidence(map, format),
    unclassified: [],
    printedNets: [],
    broken: [],
    leftOut: new Map(),
    timeZone: options.timeZone ?? 'UTC',
    ratePercents: options.inclusiveTaxRates ?? {},
    rates: createStoreRates(owners, options.inclusiveTaxRates),
    scratch,
    checkedDays: { today: options.today, ids: createPairIds(), good: [], owner: -1, day: -1 },
    emit: createRowEmitter(options.onRow, options.fileName, { map, format, owners, days, scratch }),
    rows: 0,
    rowsAtPeriodEnd: 0,
  };
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
