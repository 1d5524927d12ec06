import type {
  MoneyColumn,
  ReportFormat,
  RowFields,
  Term,
  VariantChoice,
} from '../formats/report-format.ts';
import { normaliseHeader } from './normalise-header.ts';

/**
 * Where cents of one column go under one routing (row kind and sign): the unit in which a file is summed. What a slot's
 * cents mean depends on the reading chosen for the file, so sums are kept by slot and become components at the end.
 */
export type Slot = {
  /** Cell index of the column. */
  readonly cell: number;
  /** The column as the file prints it, trimmed. */
  readonly column: string;
  /** The column's canonical name, the same in every export. */
  readonly name: string;
  /** Terms under each candidate reading. */
  readonly terms: readonly (readonly Term[])[];
  /** `tax`: the tax taken out of a tax-inclusive cell; `net`: what is left; `whole`: the cell. */
  readonly part: 'whole' | 'net' | 'tax';
  readonly memoTax: boolean;
  /** Its cells are `other_unclassified` and need their description. */
  readonly unclassified: boolean;
};

/** A column whose cells are read as money. */
export type MoneyCell = {
  readonly cell: number;
  readonly column: string;
  /** Slot by row kind, for negative and for positive cells. */
  readonly negative: Int32Array;
  readonly positive: Int32Array;
  /** Slots of the split of a tax-inclusive cell: net and tax; -1 when the column cannot be split. */
  readonly netSlot: number;
  readonly taxSlot: number;
};

export type ColumnMap = {
  readonly width: number;
  /** Header cells as printed, trimmed. */
  readonly printed: readonly string[];
  readonly candidates: readonly VariantChoice[];
  readonly slots: readonly Slot[];
  readonly money: readonly MoneyCell[];
  /** By candidate and slot: how a slot's cents enter the row's net. */
  readonly weights: readonly Int8Array[];
  readonly net: readonly { readonly cell: number; readonly factor: 1 | -1 }[];
  /** Cell index of each field, -1 when the file does not have it. */
  readonly fields: Readonly<Record<keyof RowFields, number>>;
  readonly kindCells: readonly number[];
  /** Columns that name the store, best first. */
  readonly storeCells: readonly number[];
  readonly idCells: readonly number[];
  readonly withinCells: readonly number[];
  readonly unknown: readonly { readonly cell: number; readonly column: string }[];
};

export type ColumnProblem = {
  readonly reason: 'duplicate_column' | 'missing_column';
  readonly column: string;
};

/** More would not fit the number that says which slots of a row are not zero. */
export const MAX_SLOTS = 52;

/** Resolves a header line against a format, once per file. */
export function mapColumns(
  header: readonly string[],
  format: ReportFormat,
): ColumnMap | ColumnProblem {
  const printed = header.map((cell) => cell.replaceAll('\uFEFF', '').trim());
  const names = canonicalNames(header, format);
  const cellOf = new Map<string, number>();
  for (const [cell, name] of names.entries()) {
    if (name !== '' && cellOf.has(name) && isMoneyName(format, name)) {
      return { reason: 'duplicate_column', column: printed[cell] ?? name };
    }
    if (!cellOf.has(name)) {
      cellOf.set(name, cell);
    }
  }
  const candidates = listCandidates(format);
  const slots = createSlots(candidates, format.kind.names);
  const money: MoneyCell[] = [];
  for (const column of format.money) {
    const [name, second] = column.names.filter((each) => cellOf.has(each));
    if (second !== undefined) {
      return { reason: 'duplicate_column', column: printed[cellOf.get(second) ?? 0] ?? second };
    }
    const cell = name === undefined ? undefined : cellOf.get(name);
    if (cell !== undefined) {
      money.push(slots.moneyCell(column, cell, printed[cell] ?? ''));
    }
  }
  for (const name of format.memoTaxRemitted) {
    const cell = cellOf.get(name);
    if (cell !== undefined) {
      money.push(slots.memoTaxCell(cell, printed[cell] ?? ''));
    }
  }
  const fields = resolveFields(format.fields, cellOf);
  const missing = missingField(format, fields);
  if (missing !== null) {
    return { reason: 'missing_column', column: missing };
  }
  const known = knownNames(format);
  const present = (wanted: readonly string[]) => wanted.flatMap((name) => cellOf.get(name) ?? []);
  return {
    width: header.length,
    printed,
    candidates,
    slots: slots.all,
    money,
    weights: candidates.map((_, candidate) => slotWeights(slots.all, candidate)),
    net: format.net.flatMap(({ name, factor }) => {
      const cell = cellOf.get(name);
      return cell === undefined ? [] : [{ cell, factor }];
    }),
    fields,
    kindCells: format.kind.columns.map((name) => cellOf.get(name) ?? -1),
    storeCells: present(format.fields.storeId),
    idCells: present(format.key.ids),
    withinCells: present(format.key.within),
    unknown: names.flatMap((name, cell) =>
      known.has(name) || isHistorical(name) ? [] : [{ cell, column: printed[cell] ?? '' }],
    ),
  };
}

/** Normalised names with the format's aliases applied. */
export function canonicalNames(header: readonly string[], format: ReportFormat): string[] {
  return header.map((cell) => {
    const name = normaliseHeader(cell);
    return format.aliases[name] ?? name;
  });
}

// DoorDash repeats older fee columns with this remark; they are inside other columns already.
function isHistorical(name: string): boolean {
  return name.includes('for historical reference only') || name.includes('historical reference');
}

function isMoneyName(format: ReportFormat, name: string): boolean {
  return (
    format.money.some((column) => column.names.includes(name)) ||
    format.net.some((net) => net.name === name)
  );
}

function knownNames(format: ReportFormat): ReadonlySet<string> {
  return new Set([
    ...format.identifiedBy,
    ...format.money.flatMap((column) => column.names),
    ...format.net.map((net) => net.name),
    ...format.memo,
    ...format.memoTaxRemitted,
    ...format.text,
    ...Object.values(format.fields).flat(),
    ...format.kind.columns,
    ...format.key.ids,
    ...format.key.within,
  ]);
}

function listCandidates(format: ReportFormat): VariantChoice[] {
  let candidates: VariantChoice[] = [{}];
  for (const { question, choices } of format.questions) {
    candidates = candidates.flatMap((candidate) =>
      choices.map((choice) => ({ ...candidate, [question]: choice })),
    );
  }
  return candidates;
}

function createSlots(candidates: readonly VariantChoice[], kinds: readonly string[]) {
  const all: Slot[] = [];
  const bySignature = new Map<string, number>();

  function slotFor(parts: Omit<Slot, 'unclassified'>): number {
    const unclassified = parts.terms.some((terms) =>
      terms.some((term) => term.component === 'other_unclassified'),
    );
    const slot: Slot = { ...parts, unclassified };
    const signature = JSON.stringify(slot);
    const found = bySignature.get(signature);
    if (found !== undefined) {
      return found;
    }
    bySignature.set(signature, all.length);
    return all.push(slot) - 1;
  }

  function termsOf(column: MoneyColumn, kind: string, sign: 1 | -1) {
    return candidates.map((choice) => column.terms({ kind, sign, choice }));
  }

  function splitSlots(column: MoneyColumn, cell: number, printed: string): [number, number] {
    const { inclusiveTax } = column;
    if (inclusiveTax === undefined) {
      return [-1, -1];
    }
    const base = { cell, column: printed, name: column.names[0], memoTax: false };
    const net = termsOf(column, kinds[0] ?? '', -1);
    const tax = net.map((terms) =>
      terms.map(({ factor }) => ({ component: inclusiveTax, factor })),
    );
    return [
      slotFor({ ...base, terms: net, part: 'net' }),
      slotFor({ ...base, terms: tax, part: 'tax' }),
    ];
  }

  return {
    all,
    moneyCell(column: MoneyColumn, cell: number, printed: string): MoneyCell {
      const route = (sign: 1 | -1) =>
        Int32Array.from(kinds, (kind) =>
          slotFor({
            cell,
            column: printed,
            name: column.names[0],
            terms: termsOf(column, kind, sign),
            part: 'whole',
            memoTax: false,
          }),
        );
      const [netSlot, taxSlot] = splitSlots(column, cell, printed);
      return {
        cell,
        column: printed,
        negative: route(-1),
        positive: route(1),
        netSlot,
        taxSlot,
      };
    },
    memoTaxCell(cell: number, printed: string): MoneyCell {
      const terms = candidates.map(() => []);
      const name = normaliseHeader(printed);
      const slot = slotFor({ cell, column: printed, name, terms, part: 'whole', memoTax: true });
      const route = Int32Array.from(kinds, () => slot);
      return {
        cell,
        column: printed,
        negative: route,
        positive: route,
        netSlot: -1,
        taxSlot: -1,
      };
    },
  };
}

function slotWeights(slots: readonly Slot[], candidate: number): Int8Array {
  return Int8Array.from(slots, (slot) =>
    (slot.terms[candidate] ?? []).reduce((sum, term) => sum + term.factor, 0),
  );
}

function resolveFields(
  fields: RowFields,
  cellOf: ReadonlyMap<string, number>,
): Record<keyof RowFields, number> {
  const first = (names: readonly string[]) => {
    const name = names.find((candidate) => cellOf.has(candidate));
    return name === undefined ? -1 : (cellOf.get(name) ?? -1);
  };
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

function missingField(
  format: ReportFormat,
  fields: Readonly<Record<keyof RowFields, number>>,
): string | null {
  if (fields.payoutOn < 0) {
    return format.fields.payoutOn[0] ?? 'payout date';
  }
  if (fields.storeId < 0) {
    return format.fields.storeId[0] ?? 'store id';
  }
  const needsDay = format.use === 'detail';
  return needsDay && fields.day < 0 && fields.utcDay < 0 ? (format.fields.day[0] ?? 'date') : null;
}
