import type { RowKind } from '../../formats/report-format.ts';
import {
  quarantineAmount,
  quarantineDate,
  quarantineDay,
  quarantineOwner,
  quarantineWidth,
} from './quarantine-row.ts';
import { checkDay, type DateProblem } from './row-dates.ts';
import { NO_DAY, PERIOD_END } from './row-day.ts';
import { addRow, readMoney } from './row-money.ts';
import { readNet } from './row-net.ts';
import { cellAt, NOT_ASSIGNED } from './row-owner.ts';
import type { RowReader } from './row-reader.ts';

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
  const route = reader.kinds.routes[kindId] ?? 0;
  const day = dayOf(reader, cells, kind);
  if (day < 0) {
    quarantineDay(reader, { record, owner, cells, route });
    return;
  }
  const traded = tradedOn(reader, cells, { owner, day });
  if (typeof traded !== 'number') {
    quarantineDate(reader, { record, owner, cells, route }, traded);
    return;
  }
  const net = readMoney(reader, cells, route, owner) ? readNet(reader.map, cells) : Number.NaN;
  if (Number.isNaN(net)) {
    quarantineAmount(reader, { record, owner, cells, route });
    return;
  }
  if (reader.format.use === 'summary') {
    reader.printedNets.push({ owner, cents: net });
  }
  const footing = reader.footing.test({ record, owner, net, cells, sums: reader.scratch.sums });
  reader.evidence?.test({ cells, record, net, sums: reader.scratch.sums });
  if (footing !== 0) {
    const group = groupOf(reader, owner, traded, footing);
    addRow(reader, { record, group, kind, cells, net });
    reader.emit?.({ record, owner, day: traded, kind: kind.name, net, cells });
  }
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

/**
 * The booking date of a row, or why its date is invalid. A refund prints the date of its order, which must be valid too.
 * The result for a day and its payout is cached for the following rows.
 */
function tradedOn(
  reader: RowReader,
  cells: readonly string[],
  { owner, day }: { readonly owner: number; readonly day: number },
): number | DateProblem {
  const { checkedDays, days, format } = reader;
  const isDetail = format.use === 'detail';
  const printed = day === PERIOD_END && isDetail ? Math.max(PERIOD_END, days.dayOf(cells)) : day;
  if (checkedDays.owner === owner && checkedDays.day === printed) {
    return day;
  }
  const id = checkedDays.ids.idOf(owner, printed);
  if (checkedDays.good[id] !== true) {
    const payoutOn = reader.owners.all[owner]?.payoutOn ?? '';
    const on = isDetail && printed > PERIOD_END ? (days.values[printed] ?? payoutOn) : payoutOn;
    const found = checkDay({ cell: days.cellOf(cells), day: on, payoutOn }, checkedDays.today);
    if ('problem' in found) {
      return found;
    }
    if (found.day !== on) {
      return day === PERIOD_END ? day : days.idOf(found.day);
    }
    checkedDays.good[id] = true;
  }
  checkedDays.owner = owner;
  checkedDays.day = printed;
  return day;
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
