import type {
  MoneyColumn,
  ReportFormat,
  Term,
  VariantChoice,
} from '../../formats/report-format.ts';
import { normaliseHeader } from './normalise-header.ts';

/**
 * The cents of one column under one routing (row kind and sign): the unit in which a file is summed. The meaning of a
 * slot's cents depends on the reading chosen for the file, so sums are stored by slot and become components at the end.
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
  /** `tax`: the tax extracted from a tax-inclusive cell; `net`: the rest; `whole`: the cell. */
  readonly part: 'whole' | 'net' | 'tax';
  readonly memoTax: boolean;
  /** Its cells are `other_unclassified` and need their description. */
  readonly unclassified: boolean;
  /** Its description is the column's name, whatever the row says. */
  readonly describedByColumn: boolean;
};

/** A column whose cells are read as money. */
export type MoneyCell = {
  readonly cell: number;
  readonly column: string;
  /** Slot by row kind, for negative and for positive cells. */
  readonly negative: Int32Array;
  readonly positive: Int32Array;
  /** Slots of a split tax-inclusive cell: net and tax; -1 if the column cannot be split. */
  readonly netSlot: number;
  readonly taxSlot: number;
};

/** More would not fit the number that encodes a row's nonzero slots. */
export const MAX_SLOTS = 52;

/** All combinations of choices for a file's questions, the preferred one first. */
export function listCandidates(
  { questions }: ReportFormat,
  hasColumn: (name: string) => boolean,
): VariantChoice[] {
  let candidates: VariantChoice[] = [{}];
  for (const { question, choices, onlyWith } of questions) {
    if (onlyWith !== undefined && !hasColumn(onlyWith)) {
      continue;
    }
    candidates = candidates.flatMap((candidate) =>
      choices.map((choice) => ({ ...candidate, [question]: choice })),
    );
  }
  return candidates;
}

/** Creates the slots of a file's columns; columns with the same routing share one. */
export function createSlots(candidates: readonly VariantChoice[], kinds: readonly string[]) {
  const table = createSlotTable();
  return {
    all: table.all,
    moneyCell(column: MoneyColumn, cell: number, printed: string): MoneyCell {
      const [name] = column.names;
      const describedByColumn = column.describedByColumn === true;
      const base = { cell, column: printed, name, memoTax: false, describedByColumn };
      const termsOf = (kind: string, sign: 1 | -1) =>
        candidates.map((choice) => column.terms({ kind, sign, choice }));
      const route = (sign: 1 | -1) =>
        Int32Array.from(kinds, (kind) =>
          table.slotFor({ ...base, terms: termsOf(kind, sign), part: 'whole' }),
        );
      const { inclusiveTax } = column;
      const split = { netSlot: -1, taxSlot: -1 };
      if (inclusiveTax !== undefined) {
        const net = termsOf(kinds[0] ?? '', -1);
        const tax = net.map((terms) =>
          terms.map(({ factor }) => ({ component: inclusiveTax, factor })),
        );
        split.netSlot = table.slotFor({ ...base, terms: net, part: 'net' });
        split.taxSlot = table.slotFor({ ...base, terms: tax, part: 'tax' });
      }
      return { cell, column: printed, negative: route(-1), positive: route(1), ...split };
    },
    memoTaxCell(cell: number, printed: string): MoneyCell {
      const terms = candidates.map(() => []);
      const name = normaliseHeader(printed);
      const slot = table.slotFor({
        cell,
        column: printed,
        name,
        terms,
        part: 'whole',
        memoTax: true,
        describedByColumn: false,
      });
      const route = Int32Array.from(kinds, () => slot);
      return { cell, column: printed, negative: route, positive: route, netSlot: -1, taxSlot: -1 };
    },
  };
}

function createSlotTable() {
  const all: Slot[] = [];
  return {
    all,
    slotFor(parts: Omit<Slot, 'unclassified'>): number {
      const found = all.findLastIndex((slot) => isSameSlot(slot, parts));
      if (found >= 0) {
        return found;
      }
      if (all.length === MAX_SLOTS) {
        throw new Error(`A report format needs more than ${MAX_SLOTS} slots.`);
      }
      const unclassified = parts.terms.some((terms) =>
        terms.some((term) => term.component === 'other_unclassified'),
      );
      return all.push({ ...parts, unclassified }) - 1;
    },
  };
}

function isSameSlot(slot: Slot, parts: Omit<Slot, 'unclassified'>): boolean {
  return (
    slot.cell === parts.cell &&
    slot.part === parts.part &&
    slot.terms.every((terms, candidate) => isSameTerms(terms, parts.terms[candidate] ?? []))
  );
}

function isSameTerms(a: readonly Term[], b: readonly Term[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ component, factor }, at) => component === b[at]?.component && factor === b[at].factor,
    )
  );
}

/** How each slot's cents enter the row's net: one weight for each candidate, slot after slot. */
export function slotWeights(slots: readonly Slot[]): Int8Array {
  return Int8Array.from(
    slots.flatMap((slot) =>
      slot.terms.map((terms) => terms.reduce((sum, term) => sum + term.factor, 0)),
    ),
  );
}
