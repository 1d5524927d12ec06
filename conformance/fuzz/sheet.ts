import papaparse from 'papaparse';
import type { Dice } from '@platebook/sandbox/reports';

/**
 * `share` is or may be a part of another column's amount, such as the tax inside a promotion: it divides that amount and
 * changes no sum, so that nothing in the row speaks against another number in it.
 */
export type ColumnKind = 'net' | 'money' | 'share' | 'date' | 'text';

export type Column = { readonly name: string; readonly kind: ColumnKind };

export type Row = {
  /** Which row of the undamaged report it is; -1 of a line that is none. */
  readonly id: number;
  readonly cells: readonly string[];
};

/** A report as rows and columns, so that it can be changed and printed again in any way. */
export type Sheet = {
  /** Lines above the header. */
  readonly before: readonly (readonly string[])[];
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
};

const AMOUNT = /^-?\d+(?:\.\d{1,2})?$/;
const NO_MONEY =
  /\b(?:id|uuid|number|name|date|time|reference|status|description|link)\b|%|_id$|^type$/i;

const SHARES =
  /^tax on (?:offers|delivery offer|chargeback|order error)|(?:gst|qst|pst)\b.* on ads/i;

/** Opens a report that the sandbox printed. */
export function openSheet(bytes: Uint8Array, headerLines: number): Sheet {
  const { data } = papaparse.parse<string[]>(new TextDecoder().decode(bytes), {
    skipEmptyLines: true,
  });
  const rows = data.slice(headerLines).map((cells, id) => ({ id, cells }));
  const columns = (data[headerLines - 1] ?? []).map((name, at): Column => {
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '');
    return { name, kind: kindOf(name, cells) };
  });
  return { before: data.slice(0, headerLines - 1), columns, rows };
}

function kindOf(name: string, cells: readonly string[]): ColumnKind {
  if (/^(?:total payout|net total|credit|debit)$/i.test(name.trim())) {
    return 'net';
  }
  if (/\bdate\b|_date$/i.test(name)) {
    return 'date';
  }
  if (SHARES.test(name)) {
    return 'share';
  }
  return !NO_MONEY.test(name) && cells.every((cell) => AMOUNT.test(cell)) ? 'money' : 'text';
}

/** The cents that a cell prints, in any spelling the fuzz writes; NaN of anything else. */
export function centsOf(cell: string): number {
  const text = cell.trim();
  if (text === '' || text === 'NULL') {
    return 0;
  }
  const [, bracket, sign, number, end] =
    /^(\(?)\$?([-+]?)\$?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(\)?)$/.exec(text) ?? [];
  if (number === undefined || (bracket === '(') !== (end === ')')) {
    return Number.NaN;
  }
  const cents = Number(number.replaceAll(',', '')) * 100;
  const whole = Math.round(cents);
  const isNegative = bracket === '(' || sign === '-';
  return Math.abs(cents - whole) > 1e-6 ? Number.NaN : isNegative ? 0 - whole : whole;
}

/** What a row prints as its net. */
export function netOf({ columns }: Sheet, { cells }: Row): number {
  let net = 0;
  columns.forEach(({ name, kind }, at) => {
    if (kind === 'net') {
      const cents = centsOf(cells[at] ?? '');
      net += /^debit$/i.test(name.trim()) ? 0 - cents : cents;
    }
  });
  return net;
}

/** The record number of a row, as a spreadsheet shows it. */
export function recordOf({ before }: Sheet, at: number): number {
  return before.length + at + 2;
}

export type Style = {
  readonly eol: string;
  readonly bom: boolean;
  readonly quotes: 'where_needed' | 'all' | 'some';
  readonly separator: string;
  readonly endsWithEol: boolean;
};

export const PLAIN: Style = {
  eol: '\n',
  bom: false,
  quotes: 'where_needed',
  separator: ',',
  endsWithEol: true,
};

export function printSheet(sheet: Sheet, style: Style, dice: Dice): string {
  const lines = [...sheet.before, sheet.columns.map(({ name }) => name)];
  const text = [...lines, ...sheet.rows.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => quote(cell, style, dice)).join(style.separator))
    .join(style.eol);
  return `${style.bom ? '\uFEFF' : ''}${text}${style.endsWithEol ? style.eol : ''}`;
}

function quote(cell: string, { quotes, separator }: Style, dice: Dice): string {
  const isNeeded = cell.includes(separator) || /["\r\n]/.test(cell);
  const isWanted = quotes === 'all' || (quotes === 'some' && dice.chance(300));
  return isNeeded || isWanted ? `"${cell.replaceAll('"', '""')}"` : cell;
}
