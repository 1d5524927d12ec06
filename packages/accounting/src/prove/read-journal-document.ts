import { JOURNAL_DOCUMENT_VERSION } from '../output/journal-contract.ts';
import type { DocumentOptions } from '../output/journal-contract.ts';
import type { ColumnDecision } from '../model/reading.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { readStatedColumns } from './stated-columns.ts';

/** What `verify` needs of a source: the rows behind one column of one file. */
export type StatedSource = {
  readonly sha256: string;
  readonly column: string;
  readonly component: string;
  readonly factor: number;
  readonly cents: number;
  readonly rows: readonly number[];
};

export type StatedLine = {
  readonly account: string;
  readonly side: string;
  readonly amount_cents: number;
  readonly component: string;
  readonly rows: readonly StatedSource[];
};

export type StatedEntry = {
  readonly document_number: string;
  readonly kind: string;
  readonly date: string;
  readonly currency: string;
  readonly lines: readonly StatedLine[];
};

export type StatedDocument = {
  readonly entries: readonly StatedEntry[];
  /** The options the document was planned with; the defaults when it does not say. */
  readonly options: Partial<PlanOptions>;
  /** What was decided about columns of its reports that no format knows; the reports are read with it. */
  readonly columns?: readonly ColumnDecision[];
};

export type ReadDocumentResult =
  | { readonly kind: 'ok'; readonly document: StatedDocument }
  | {
      readonly kind: 'rejected';
      readonly code: 'not_a_journal_document' | 'unsupported_version';
      readonly message: string;
    };

/** Takes parsed JSON as the journal contract, or says where it is not. */
export function readJournalDocument(value: unknown): ReadDocumentResult {
  if (!isRecord(value) || !Array.isArray(value.entries)) {
    return notADocument('the top level has no list of entries');
  }
  if (value.version !== JOURNAL_DOCUMENT_VERSION) {
    return {
      kind: 'rejected',
      code: 'unsupported_version',
      message: `This is version ${JSON.stringify(value.version)} of the journal format and this program reads version ${JOURNAL_DOCUMENT_VERSION}. Make the entries again with this program, or verify them with the one that made them.`,
    };
  }
  const entries: StatedEntry[] = [];
  for (const [index, item] of value.entries.entries()) {
    const entry = readEntry(item);
    if (entry === null) {
      return notADocument(`entries[${index}] lacks a field or has one of the wrong type`);
    }
    entries.push(entry);
  }
  return {
    kind: 'ok',
    document: {
      entries,
      options: readOptions(value.plan_options),
      columns: readStatedColumns(value.reports),
    },
  };
}

function readEntry(value: unknown): StatedEntry | null {
  if (
    !isRecord(value) ||
    typeof value.document_number !== 'string' ||
    typeof value.date !== 'string' ||
    typeof value.currency !== 'string' ||
    !Array.isArray(value.lines)
  ) {
    return null;
  }
  const lines = value.lines.map(readLine);
  return lines.every((line) => line !== null)
    ? {
        document_number: value.document_number,
        kind: typeof value.kind === 'string' ? value.kind : 'payout',
        date: value.date,
        currency: value.currency,
        lines,
      }
    : null;
}

function readLine(value: unknown): StatedLine | null {
  if (
    !isRecord(value) ||
    typeof value.account !== 'string' ||
    typeof value.side !== 'string' ||
    typeof value.component !== 'string' ||
    !Number.isSafeInteger(value.amount_cents) ||
    !Array.isArray(value.rows)
  ) {
    return null;
  }
  const rows = value.rows.map(readSource);
  return rows.every((source) => source !== null)
    ? {
        account: value.account,
        side: value.side,
        amount_cents: Number(value.amount_cents),
        component: value.component,
        rows,
      }
    : null;
}

function readSource(value: unknown): StatedSource | null {
  if (
    !isRecord(value) ||
    typeof value.sha256 !== 'string' ||
    typeof value.column !== 'string' ||
    typeof value.component !== 'string' ||
    !Number.isSafeInteger(value.cents) ||
    !Array.isArray(value.rows) ||
    !value.rows.every((row) => Number.isSafeInteger(row))
  ) {
    return null;
  }
  return {
    sha256: value.sha256,
    column: value.column,
    component: value.component,
    factor: value.factor === -1 ? -1 : 1,
    cents: Number(value.cents),
    rows: value.rows.map(Number),
  };
}

type OptionTable = {
  readonly [Key in keyof DocumentOptions]: readonly [keyof PlanOptions, readonly unknown[] | null];
};

/** Wire name → option name and its allowed values; `null` for a mapping. */
const OPTIONS: OptionTable = {
  basis: ['basis', ['accrual', 'cash']],
  split: ['split', ['month', 'none']],
  by: ['by', ['payout', 'day']],
  tax_mode: ['taxMode', ['pass_through_gross', 'net_omit', 'memo_only']],
  memo_tax: ['memoTax', ['ignore', 'gross_up']],
  split_tax: ['splitTax', ['restaurant_remits', 'block']],
  revenue: ['revenue', ['gross', 'net']],
  sales: ['sales', ['report', 'pos']],
  bank_leg: ['bankLeg', ['none', 'transfer']],
  accounts: ['accounts', null],
  books_currency: ['booksCurrency', ['USD', 'CAD', null]],
};

function readOptions(value: unknown): Partial<PlanOptions> {
  if (!isRecord(value)) {
    return {};
  }
  const found: [string, unknown][] = [];
  for (const [wire, [name, allowed]] of Object.entries(OPTIONS)) {
    const given = value[wire];
    const fits = allowed === null ? isMapping(given) : allowed.includes(given);
    if (fits) {
      found.push([name, given]);
    }
  }
  return Object.fromEntries(found);
}

function isMapping(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((name) => typeof name === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notADocument(where: string): ReadDocumentResult {
  return {
    kind: 'rejected',
    code: 'not_a_journal_document',
    message: `This is not the output of "platebook journal --format json": ${where}. Make it again and verify that file.`,
  };
}
