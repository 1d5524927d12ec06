import type {
  MoneyColumn,
  ReportFormat,
  RowFields,
  VariantChoice,
} from '../../formats/report-format.ts';
import type { ColumnAlias, ColumnDecision } from '../../model/reading.ts';
import type { Currency } from '../../money/cents.ts';
import {
  findDecidedTwice,
  splitByDecision,
  toMoneyColumn,
  type DecidedColumn,
} from './column-decisions.ts';
import { isHistorical, knownNames, nameColumns } from './column-names.ts';
import { normaliseHeader } from './normalise-header.ts';
import {
  MAX_SLOTS,
  createSlots,
  listCandidates,
  slotWeights,
  type MoneyCell,
  type Slot,
} from './slots.ts';

export type ColumnMap = {
  readonly width: number;
  /** Header cells as printed, trimmed. */
  readonly printed: readonly string[];
  /** The format's name for each cell. */
  readonly names: readonly string[];
  readonly candidates: readonly VariantChoice[];
  readonly slots: readonly Slot[];
  readonly money: readonly MoneyCell[];
  /** How a slot's cents enter the row's net: one weight for each candidate, slot after slot. */
  readonly weights: Int8Array;
  /** The cell of each of `money`, for the loop that runs over all cells of a file. */
  readonly moneyCells: Int32Array;
  readonly net: readonly { readonly cell: number; readonly factor: 1 | -1 }[];
  /** Cell index of each field, -1 if the file lacks it. */
  readonly fields: Readonly<Record<keyof RowFields, number>>;
  /** The currency that the columns imply if no cell states one. */
  readonly currency: Currency;
  /** Whether it has a column that only Canadian files have. */
  readonly isCanadian: boolean;
  readonly kindCells: readonly number[];
  /** Columns that identify the store, best first. */
  readonly storeCells: readonly number[];
  readonly idCells: readonly number[];
  readonly withinCells: readonly number[];
  /** Columns that identify a row's order. */
  readonly orderCells: readonly number[];
  /** Columns that distinguish rows of one order: IDs, kind and time. */
  readonly copyCells: readonly number[];
  /** Columns that are known and never added. */
  readonly memoCells: readonly number[];
  /** Unknown columns with a person's decision. */
  readonly decided: readonly DecidedColumn[];
  /** Columns that a decision reads under another name. */
  readonly aliased: readonly { readonly column: string; readonly decision: ColumnAlias }[];
  readonly unknown: readonly { readonly cell: number; readonly column: string }[];
};

export type ColumnProblem = {
  readonly reason: 'duplicate_column' | 'missing_column' | 'too_many_columns';
  readonly column: string;
};

/** Resolves a header line against a format, once per file. */
export function mapColumns(
  header: readonly string[],
  format: ReportFormat,
  decisions: readonly ColumnDecision[] = [],
): ColumnMap | ColumnProblem {
  const printed = header.map((cell) => cell.replaceAll('\uFEFF', '').trim());
  const { names, aliased } = nameColumns(header.map(normaliseHeader), format, decisions);
  const cellOf = new Map(names.map((name, cell) => [name, cell] as const).toReversed());
  const isCanadian = format.canadianColumns.some((name) => cellOf.has(name));
  const storeId = (isCanadian ? format.canadianStoreId : undefined) ?? format.fields.storeId;
  const fields = resolveFields({ ...format.fields, storeId }, cellOf);
  const problem = findRepeated(format, names, printed) ?? findMissing(format, fields);
  if (problem !== null) {
    return problem;
  }
  const candidates = listCandidates(format, (name) => cellOf.has(name));
  const slots = createSlots(candidates, format.kind.names);
  const money = [
    ...format.money.flatMap((column) => {
      const cell = firstCell(column.names, cellOf);
      return cell < 0 || cellOf.has(column.splitOf ?? '')
        ? []
        : [slots.moneyCell(asPrinted(column, cellOf), cell, printed[cell] ?? '')];
    }),
    ...cellsOf(format.memoTaxRemitted, cellOf).map((cell) =>
      slots.memoTaxCell(cell, printed[cell] ?? ''),
    ),
  ];
  const unread = listUnread(names, printed, format);
  const { decided, unknown } = splitByDecision(unread, format, decisions);
  const unreadable = addDecided(decided, money, slots);
  if (unreadable !== null) {
    return unreadable;
  }
  return {
    width: header.length,
    printed,
    names,
    candidates,
    slots: slots.all,
    money,
    weights: slotWeights(slots.all),
    moneyCells: Int32Array.from(money, ({ cell }) => cell),
    net: format.net.flatMap(({ name, factor }) =>
      cellsOf([name], cellOf).map((cell) => ({ cell, factor })),
    ),
    fields,
    currency: isCanadian ? 'CAD' : format.defaultCurrency,
    isCanadian,
    kindCells: format.kind.columns.map((name) => cellOf.get(name) ?? -1),
    storeCells: cellsOf(storeId, cellOf),
    ...keyCells(format, cellOf),
    memoCells: cellsOf(format.memo, cellOf),
    decided,
    aliased: aliased.map(({ cell, decision }) => ({ column: printed[cell] ?? '', decision })),
    unknown,
  };
}

function listUnread(names: readonly string[], printed: readonly string[], format: ReportFormat) {
  const known = knownNames(format);
  return names.flatMap((name, cell) =>
    known.has(name) || isHistorical(name) ? [] : [{ cell, name, column: printed[cell] ?? '' }],
  );
}

/** Adds the columns that were decided to be components; returns the reason if that is impossible. */
function addDecided(
  decided: readonly DecidedColumn[],
  money: MoneyCell[],
  slots: ReturnType<typeof createSlots>,
): ColumnProblem | null {
  const repeated = findDecidedTwice(decided);
  if (repeated !== null) {
    return { reason: 'duplicate_column', column: repeated };
  }
  for (const { cell, column, decision } of decided) {
    if (decision.decision !== 'component') {
      continue;
    }
    if (slots.all.length === MAX_SLOTS) {
      return { reason: 'too_many_columns', column };
    }
    money.push(slots.moneyCell(toMoneyColumn(decision), cell, column));
  }
  return null;
}

/** A money column that occurs twice, under one spelling or two: one of them would be lost or counted twice. */
function findRepeated(
  format: ReportFormat,
  names: readonly string[],
  printed: readonly string[],
): ColumnProblem | null {
  const columnOf = new Map<string, string>();
  for (const column of format.money) {
    column.names.forEach((name) => columnOf.set(name, column.names[0]));
  }
  format.net.forEach(({ name }) => columnOf.set(name, name));
  const seen = new Set<string>();
  for (const [cell, name] of names.entries()) {
    const column = columnOf.get(name);
    if (column !== undefined && seen.has(column)) {
      return { reason: 'duplicate_column', column: printed[cell] ?? '' };
    }
    if (column !== undefined) {
      seen.add(column);
    }
  }
  return null;
}

/** No tax is extracted from a column whose tax has its own column. */
function asPrinted(column: MoneyColumn, cellOf: ReadonlyMap<string, number>): MoneyColumn {
  const { inclusiveTax, ...rest } = column;
  return inclusiveTax === undefined || cellOf.has(column.taxColumn ?? '') ? rest : column;
}

function cellsOf(names: readonly string[], cellOf: ReadonlyMap<string, number>): number[] {
  return names.flatMap((name) => cellOf.get(name) ?? []);
}

function keyCells(
  { key, fields, kind }: ReportFormat,
  cellOf: ReadonlyMap<string, number>,
): Pick<ColumnMap, 'idCells' | 'withinCells' | 'orderCells' | 'copyCells'> {
  const orders = cellsOf(key.orders ?? key.ids, cellOf);
  const first = (...columns: readonly (readonly string[])[]) =>
    columns.map((names) => firstCell(names, cellOf)).find((cell) => cell >= 0) ?? -1;
  const times = [first(fields.day, fields.utcDay), first(fields.time, fields.utcTime)];
  const cells = [...orders, ...cellsOf(kind.columns, cellOf), ...times.filter((cell) => cell >= 0)];
  return {
    idCells: cellsOf(key.ids, cellOf),
    withinCells: cellsOf(key.within, cellOf),
    orderCells: orders,
    copyCells: [...new Set(cells)],
  };
}

function firstCell(names: readonly string[], cellOf: ReadonlyMap<string, number>): number {
  return cellsOf(names, cellOf)[0] ?? -1;
}

function resolveFields(
  fields: RowFields,
  cellOf: ReadonlyMap<string, number>,
): Record<keyof RowFields, number> {
  const first = (names: readonly string[]) => firstCell(names, cellOf);
  return {
    payoutRef: first(fields.payoutRef),
    payoutOn: first(fields.payoutOn),
    storeId: first(fields.storeId),
    storeName: first(fields.storeName),
    channel: first(fields.channel),
    currency: first(fields.currency),
    day: first(fields.day),
    time: first(fields.time),
    utcDay: first(fields.utcDay),
    utcTime: first(fields.utcTime),
  };
}

function findMissing(
  format: ReportFormat,
  fields: Readonly<Record<keyof RowFields, number>>,
): ColumnProblem | null {
  const isMissing =
    format.use === 'detail' && fields.day < 0 && fields.utcDay < 0
      ? format.fields.day
      : (fields.payoutOn < 0 && format.fields.payoutOn) ||
        (fields.storeId < 0 && format.fields.storeId);
  return isMissing ? { reason: 'missing_column', column: isMissing[0] ?? '' } : null;
}
