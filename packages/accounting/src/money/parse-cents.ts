const ZERO = 48;
const NINE = 57;
const DOT = 46;
const COMMA = 44;
const MINUS = 45;
const PLUS = 43;
const DOLLAR = 36;
const OPEN = 40;
const BLANK = 32;

/**
 * The printed amount as signed integer cents; `NaN` when it is not an amount. Empty cells and the literal `NULL` are
 * zero. Read by character code because this runs for every money cell of a report: `12.3` and `12.30` are 1230,
 * `8` is 800; a third decimal that is not zero is refused rather than rounded.
 *
 * @example
 * parseCents('-1,234.50'); // -123450
 * parseCents('($8)'); // -800
 * parseCents('1.005'); // NaN
 */
export function parseCents(cell: string): number {
  const length = cell.length;
  if (length === 0) {
    return 0;
  }
  let at = 0;
  let negative = false;
  if (cell.charCodeAt(0) === MINUS) {
    negative = true;
    at = 1;
  }
  let units = 0;
  const digitsFrom = at;
  for (; at < length; at += 1) {
    const code = cell.charCodeAt(at);
    if (code < ZERO || code > NINE) {
      break;
    }
    units = units * 10 + code - ZERO;
  }
  if (at === digitsFrom || at - digitsFrom > 12) {
    return parseDecoratedCents(cell);
  }
  let cents = units * 100;
  if (at < length) {
    if (cell.charCodeAt(at) !== DOT) {
      return parseDecoratedCents(cell);
    }
    const fraction = parseFraction(cell, at + 1);
    if (fraction < 0) {
      return parseDecoratedCents(cell);
    }
    cents += fraction;
  }
  return negative ? 0 - cents : cents;
}

/** Cents after the decimal point; -1 for anything but digits, or a fraction of a cent. */
function parseFraction(cell: string, from: number): number {
  const length = cell.length;
  let cents = 0;
  for (let at = from; at < length; at += 1) {
    const digit = cell.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) {
      return -1;
    }
    const place = at - from;
    if (place === 0) {
      cents = digit * 10;
    } else if (place === 1) {
      cents += digit;
    } else if (digit !== 0) {
      return -1;
    }
  }
  return cents;
}

/**
 * Surrounding spaces, `NULL`, `$`, a leading `+` or `.`, thousands commas and accounting brackets: rare, so handled
 * separately.
 */
function parseDecoratedCents(cell: string): number {
  let text = cell.trim();
  if (text === '' || text === 'NULL' || text === 'null') {
    return 0;
  }
  let negative = false;
  if (text.charCodeAt(0) === OPEN && text.endsWith(')')) {
    negative = true;
    text = text.slice(1, -1).trim();
  }
  const unsigned = stripSignAndDollar(text);
  if (unsigned === null || (negative && unsigned.negative)) {
    return Number.NaN;
  }
  const digits = removeThousandsCommas(unsigned.text);
  if (!/^(\d{1,12}(\.\d*)?|\.\d+)$/.test(digits)) {
    return Number.NaN;
  }
  const [whole = '', fraction = ''] = digits.split('.');
  const cents = parseFraction(fraction, 0);
  if (cents < 0) {
    return Number.NaN;
  }
  const total = Number(whole === '' ? '0' : whole) * 100 + cents;
  return negative || unsigned.negative ? 0 - total : total;
}

function stripSignAndDollar(text: string): { text: string; negative: boolean } | null {
  let signs = 0;
  let dollars = 0;
  let negative = false;
  let at = 0;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === MINUS || code === PLUS) {
      signs += 1;
      negative = code === MINUS;
    } else if (code === DOLLAR) {
      dollars += 1;
    } else if (code !== BLANK) {
      break;
    }
  }
  return signs > 1 || dollars > 1 ? null : { text: text.slice(at), negative };
}

function removeThousandsCommas(text: string): string {
  if (!text.includes(String.fromCharCode(COMMA))) {
    return text;
  }
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : '';
}
