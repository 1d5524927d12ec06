import type { MessageValues } from '../../model/coded-message.ts';
import type { Blocked, QuarantinedRow, SourceFile } from '../../model/reading.ts';
import { reportNote } from '../../model/report-notes.ts';
import type { ReportNote } from '../../model/report-notes.ts';
import { rowProblem } from '../../model/row-problems.ts';
import type { ReportFormat } from '../../formats/report-format.ts';
import { toCents } from '../../money/cents.ts';
import {
  findColumns,
  findRefusedDecision,
  listAliased,
  listApplied,
  type OpenColumn,
} from '../columns/column-findings.ts';
import type { FileRows, SetAsideRow } from '../rows/file-rows.ts';
import { MAX_QUARANTINED_ROWS, type FootingDecision, type FootingFailure } from './footing.ts';
import type { RowIndex } from '../rows/row-index.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { looksLike } from './report-title.ts';
import { settleCurrencies, type UnpricedRows } from './settle-currency.ts';

/** Decides how to read a file once all of its rows were seen, or why it cannot be read. */
export function closeRows(
  reader: RowReader,
  file: SourceFile,
): Omit<FileRows, 'opening'> | Blocked {
  const { format, map } = reader;
  if (reader.rows === 0) {
    return withoutRows(reader, file);
  }
  const unknown = reader.unknown?.verdict();
  if (unknown !== undefined && unknown.money.length > 0) {
    return stopOnUnknown(reader, file, unknown.money);
  }
  const decision = reader.footing.decide();
  const { failures } = decision;
  const unpriced = settleCurrencies(reader);
  const badRows = decision.failed + reader.broken.length + unpriced.quarantined.length;
  const refusal = refuseByFooting(reader, file, decision, badRows);
  const refused = refuseDecision(reader, file, refusal === null ? [decision.candidate] : null);
  if (refused !== null) {
    return refused;
  }
  // Some exports of a summary lack columns; the amounts it prints still check a detailed report.
  if (refusal !== null && (format.use !== 'summary' || decision.failed > failures.length)) {
    return refusal;
  }
  const { candidate } = decision;
  let index: RowIndex | null = null;
  const dropped = new Set<number>();
  return {
    file,
    format: formatOf(reader),
    map,
    candidate,
    owners: reader.owners.all,
    days: reader.days.values,
    groups: countedGroups(reader, candidate, unpriced),
    sums: reader.sums,
    masks: reader.masks,
    refusal,
    printedNets: reader.printedNets.filter(({ owner }) => !unpriced.owners.has(owner)),
    keys: reader.keys,
    marks: reader.marks,
    indexBuilder: reader.index,
    dropped,
    ratePercents: reader.ratePercents,
    index: () =>
      (index ??= reader.index.build(reader.groups.length, (record) => dropped.has(record))),
    unclassified: reader.unclassified,
    setAside: listSetAside(reader, decision, unpriced),
    rows: reader.rows,
    quarantined: listQuarantined(reader, failures, unpriced),
    variants: decision.variants,
    leftOut: Object.fromEntries([...reader.leftOut].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    notes: listNotes(reader, unknown?.ignored ?? []),
    columns: [...listAliased(map, reader.rows), ...listApplied(reader.evidence)],
  };
}

function withoutRows({ format: { title } }: RowReader, file: SourceFile): Blocked {
  return block(
    file,
    'no_rows',
    `This is a ${title} report without any rows: only the header line is there. Export it again for a period with payouts.`,
    { report: title },
  );
}

/** Lists every unknown column with money, with the evidence of all rows. */
function stopOnUnknown(
  { format, evidence }: RowReader,
  file: SourceFile,
  money: readonly OpenColumn[],
): Blocked {
  const columns = findColumns(evidence, money);
  const [first] = columns;
  const found = columns.map(
    ({ column, row, cell, message }) => `"${column}" (row ${row}: ${cell.trim()}) ${message}`,
  );
  const them = columns.length === 1 ? 'A column' : `${columns.length} columns`;
  const what = columns.length === 1 ? 'what it is' : 'what they are';
  return {
    ...block(
      file,
      'unknown_money_column',
      `${them} of this ${format.title} report hold${columns.length === 1 ? 's' : ''} money and ${columns.length === 1 ? 'is' : 'are'} not known here: ${found.join('. ')}. Leaving money out could make entries wrong, so nothing of this file is read until you decide ${what}.`,
    ),
    ...(first === undefined ? {} : { column: first.column }),
    columns,
    reportType: format.reportType,
  };
}

/** @param candidates The chosen reading; `null` if none fits. */
function refuseDecision(
  { format, evidence, map }: RowReader,
  file: SourceFile,
  candidates: readonly number[] | null,
): Blocked | null {
  const refused =
    evidence === null
      ? null
      : findRefusedDecision(evidence, candidates ?? [...map.candidates.keys()]);
  if (refused === null) {
    return null;
  }
  return {
    ...block(
      file,
      'column_decision_does_not_foot',
      `${refused.message} Nothing of this file is read: decide again what "${refused.open.column}" is.`,
    ),
    column: refused.open.column,
    columns: findColumns(evidence, [refused.open]),
    reportType: format.reportType,
  };
}

function countedGroups(
  { groups, footingOf }: RowReader,
  candidate: number,
  unpriced: UnpricedRows,
): FileRows['groups'] {
  return groups.flatMap((group, id) =>
    ((footingOf[id] ?? 0) >> candidate) & 1 && !unpriced.owners.has(group.owner)
      ? [{ ...group, id }]
      : [],
  );
}

function refuseByFooting(
  reader: RowReader,
  file: SourceFile,
  decision: FootingDecision,
  badRows: number,
): Blocked | null {
  const report = reader.format.title;
  if (decision.rowsFooted * 2 < decision.rowsTested) {
    const { rowsFooted, rowsTested } = decision;
    const values = { report, column: netColumn(reader), footed: rowsFooted, tested: rowsTested };
    return block(
      file,
      'no_reading_foots',
      `${looksLike(reader.format)}, but its rows do not add up to "${netColumn(reader)}" under any known way to read it: ${rowsFooted} of the ${rowsTested} rows that tell do. Nothing of this file is read. Export it again without changing its figures.`,
      values,
    );
  }
  return badRows <= MAX_QUARANTINED_ROWS
    ? null
    : block(
        file,
        'too_many_bad_rows',
        `${looksLike(reader.format)}, but ${badRows} of its ${reader.rows} rows cannot be read or do not add up, so this file is not read at all. Export it again.`,
        { report, bad: badRows, rows: reader.rows },
      );
}

export function block(
  file: { name: string },
  reason: string,
  message: string,
  values?: MessageValues,
): Blocked {
  return { file: file.name, reason, message, ...(values === undefined ? {} : { values }) };
}

function netColumn(reader: RowReader): string {
  return reader.map.net.map(({ cell }) => reader.map.printed[cell]).join(' - ');
}

function listNotes(reader: RowReader, ignored: readonly string[]): ReportNote[] {
  const { map, owners, ratePercents, rowsAtPeriodEnd, timeZone } = reader;
  const notes: ReportNote[] = [];
  if (ignored.length > 0) {
    notes.push(reportNote('columns_ignored', { columns: ignored }));
  }
  if (rowsAtPeriodEnd > 0) {
    notes.push(reportNote('refunds_dated_last_day', { rows: rowsAtPeriodEnd }));
  }
  if (map.fields.day < 0 && map.fields.utcDay >= 0) {
    notes.push(reportNote('days_from_utc', { time_zone: timeZone }));
  }
  if (map.fields.currency < 0 && map.isCanadian) {
    notes.push(reportNote('amounts_canadian', {}));
  }
  const inclusive = map.money.filter(({ netSlot }) => netSlot >= 0).map(({ column }) => column);
  const unrated = owners.all.filter(
    ({ currency, storeId }) => currency === 'CAD' && ratePercents[storeId] === undefined,
  );
  if (inclusive.length > 0 && unrated.length > 0) {
    const stores = [...new Set(unrated.map(({ storeId }) => storeId))].toSorted();
    notes.push(reportNote('tax_not_taken_out', { columns: inclusive, stores }));
  }
  return notes;
}

function listQuarantined(
  reader: RowReader,
  failures: readonly FootingFailure[],
  unpriced: UnpricedRows,
): readonly QuarantinedRow[] {
  const column = netColumn(reader);
  const unfooted = failures.map(({ row, expected, found }): QuarantinedRow => {
    const { code, message, values } = rowProblem('row_does_not_foot', { column, expected, found });
    return {
      row,
      column,
      reason: code,
      expectedCents: toCents(expected),
      foundCents: found === null ? null : toCents(found),
      message,
      values,
    };
  });
  const broken = reader.broken.map(({ quarantined }) => quarantined);
  const byRow = new Map(
    [...unpriced.quarantined, ...unfooted, ...broken].map((each) => [each.row, each]),
  );
  return [...byRow.values()].toSorted((a, b) => a.row - b.row);
}

/** Payouts that a row of unknown currency may belong to are all reported as missing it. */
function listSetAside(
  reader: RowReader,
  { candidate, failures }: FootingDecision,
  unpriced: UnpricedRows,
): ReadonlyMap<number, readonly SetAsideRow[]> {
  const byOwner = new Map<number, SetAsideRow[]>();
  const add = (owner: number, row: SetAsideRow): void => {
    const rows = byOwner.get(owner);
    if (rows === undefined) {
      byOwner.set(owner, [row]);
    } else {
      rows.push(row);
    }
  };
  const ownersAt = new Map<string, number[]>();
  for (const owner of unpriced.rows.length === 0 ? [] : reader.owners.all.keys()) {
    const place = placeOf(reader, owner);
    ownersAt.set(place, [...(ownersAt.get(place) ?? []), owner]);
  }
  for (const { owner, key } of unpriced.rows) {
    for (const other of ownersAt.get(placeOf(reader, owner)) ?? []) {
      add(other, { cents: null, key });
    }
  }
  for (const { owner, expected, found, key } of failures) {
    add(owner, { cents: found ?? expected, key });
  }
  for (const { owner, quarantined, parts, key } of reader.broken) {
    if (owner >= 0) {
      add(owner, { cents: quarantined.foundCents ?? parts?.[candidate] ?? null, key });
    }
  }
  return byOwner;
}

function placeOf({ owners }: RowReader, owner: number): string {
  const { payoutRef, storeId, channel } = owners.all[owner] ?? {};
  return JSON.stringify([payoutRef, storeId, channel]);
}

/** A file with columns shared by two countries is the report of the country whose currency all of its rows have. */
function formatOf({ format, owners }: RowReader): ReportFormat {
  const { sameIn } = format;
  const isOther =
    sameIn !== undefined &&
    owners.all.length > 0 &&
    owners.all.every(({ currency }) => currency === sameIn.currency);
  return isOther ? { ...format, reportType: sameIn.reportType } : format;
}
