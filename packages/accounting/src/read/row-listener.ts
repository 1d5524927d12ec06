import type { IsoDate, Platform, ReportType } from '../model/reading.ts';
import { PERIOD_END } from './row-day.ts';
import { textOf, type RowOwner } from './row-owner.ts';
import type { RowReader } from './row-reader.ts';

/** A row of a report as it was read. The same object for every row: take from it what is to be kept. */
export type ReadRow = {
  /** The record in its file; the number by which lines of entries name their rows. */
  record: number;
  owner: Omit<RowOwner, 'storeName'>;
  /** The day of trade; null where the report prints another order's and the row belongs to the period's end. */
  on: IsoDate | null;
  /** The name of the row's kind in its format: `order`, `refund`. */
  kind: string;
  /** The platform's own ids of the row, joined by a blank; empty where it has none. */
  ids: string;
  netCents: number;
  /** How many of `columns` and `cents` count. */
  size: number;
  /** The column of each amount that is not zero: an index into `ListenedFile.columns`. */
  readonly columns: Int32Array;
  readonly cents: Float64Array;
};

export type ListenedFile = {
  readonly name: string;
  readonly platform: Platform;
  readonly reportType: ReportType;
  /** Money columns as the file prints them. */
  readonly columns: readonly string[];
};

/** Called once a file's header is known; what it answers is called with each row that could be read, in their order. */
export type RowListener = (file: ListenedFile) => (row: ReadRow) => void;

/** Tells the listener of the row at hand. */
export type RowTeller = (
  reader: RowReader,
  row: {
    readonly record: number;
    readonly owner: number;
    readonly day: number;
    readonly kind: string;
    readonly net: number;
    readonly cells: readonly string[];
  },
) => void;

export function createRowTeller(
  listener: RowListener | undefined,
  name: string,
  { map, format, scratch }: Pick<RowReader, 'map' | 'format' | 'scratch'>,
): RowTeller | null {
  if (listener === undefined) {
    return null;
  }
  const tell = listener({
    name,
    platform: format.platform,
    reportType: format.reportType,
    columns: map.slots.map(({ column }) => column),
  });
  const told: Partial<ReadRow> = { columns: scratch.slots, cents: scratch.cents };
  const row = told as ReadRow;
  return (reader, { record, owner, day, kind, net, cells }) => {
    const paid = reader.owners.all[owner];
    if (paid === undefined) {
      return;
    }
    row.record = record;
    row.owner = paid;
    row.on = day === PERIOD_END ? null : (reader.days.values[day] ?? null);
    row.kind = kind;
    row.ids = idsOf(map.idCells, cells);
    row.netCents = net;
    row.size = scratch.size;
    tell(row);
  };
}

function idsOf(idCells: readonly number[], cells: readonly string[]): string {
  let ids = '';
  for (const cell of idCells) {
    const text = textOf(cells[cell] ?? '');
    if (text !== '') {
      ids = ids === '' ? text : `${ids} ${text}`;
    }
  }
  return ids;
}
