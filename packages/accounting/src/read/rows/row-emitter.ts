import type { ReportFormat } from '../../formats/report-format.ts';
import type { ColumnMap } from '../columns/column-map.ts';
import { normaliseHeader } from '../columns/normalise-header.ts';
import { PERIOD_END, type RowDays } from './row-day.ts';
import type { ReadRow, RowListener } from './row-listener.ts';
import { textOf, type RowOwners } from './row-owner.ts';

/** Passes the row in the scratch buffer to the listener. */
export type RowEmitter = (row: {
  readonly record: number;
  readonly owner: number;
  readonly day: number;
  readonly kind: string;
  readonly net: number;
  readonly cells: readonly string[];
}) => void;

type Emitter = {
  readonly map: ColumnMap;
  readonly format: ReportFormat;
  readonly owners: RowOwners;
  readonly days: RowDays;
  readonly scratch: { readonly slots: Int32Array; readonly cents: Float64Array; size: number };
};

export function createRowEmitter(
  listener: RowListener | undefined,
  name: string,
  { map, format, owners, days, scratch }: Emitter,
): RowEmitter | null {
  if (listener === undefined) {
    return null;
  }
  const emit = listener({
    name,
    platform: format.platform,
    reportType: format.reportType,
    columns: map.slots.map(({ column }) => column),
  });
  const modeCell = map.printed.findIndex((name) => normaliseHeader(name) === MODE_COLUMN);
  const emitted: Partial<ReadRow> = { columns: scratch.slots, cents: scratch.cents };
  const row = emitted as ReadRow;
  return ({ record, owner, day, kind, net, cells }) => {
    const paid = owners.all[owner];
    if (paid === undefined) {
      return;
    }
    row.record = record;
    row.owner = paid;
    row.on = day === PERIOD_END ? null : (days.values[day] ?? null);
    row.kind = kind;
    row.mode = modeOf(cells[modeCell] ?? '');
    row.ids = idsOf(map.idCells, cells);
    row.netCents = net;
    row.size = scratch.size;
    emit(row);
  };
}

/** Uber Eats prints `Delivery - Partner Using Uber App`, `Pick-up` or `Dine-in`; the latter two are not delivered. */
const MODE_COLUMN = 'dining mode';
const COLLECTED = /pick-?\s?up|dine-?\s?in|take-?\s?(away|out)/i;

function modeOf(cell: string): ReadRow['mode'] {
  if (cell.trim() === '') {
    return null;
  }
  return COLLECTED.test(cell) ? 'pickup' : 'delivery';
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
