const MINUS = '\u2212';
const EASTERN_ZEROS = [0x06_60, 0x06_f0];
const SPACES_AND_MARKS = /[\s\u00A0\u202F\u200E\u200F\u061C'’]/gu;

/**
 * Why a text is not a number of the field. `ambiguous` means a separator that could be of either kind: "1.234" in
 * English.
 */
export type NumberProblem = 'unreadable' | 'ambiguous' | 'too_precise' | 'too_large';

export type ReadNumber = { value: number | null } | { problem: NumberProblem };

export type NumberFormat = {
  /** How many digits are decimals: 2 for cents. */
  scale: number;
  locale: string;
};

/**
 * Parses typed or pasted text as an integer of the smallest unit (cents for a scale of 2), without floating point.
 * Group and decimal separators are distinguished by position, so "1,234.56" and "1.234,56" are the same in every
 * locale; if only the locale can decide, its own decimal separator counts, and what is still ambiguous is refused
 * rather than guessed. Signs are "-", "−" or parentheses; currency symbols and codes are ignored.
 */
export function readNumber(text: string, { scale, locale }: NumberFormat): ReadNumber {
  const plain = westernDigits(text).replaceAll(SPACES_AND_MARKS, '');
  if (plain === '') {
    return { value: null };
  }
  const { negative, body } = signOf(plain.replaceAll(/\p{Sc}|^[A-Z]{2,3}|[A-Z]{3}$/gu, ''));
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(body)) {
    return { problem: 'unreadable' };
  }
  const parts = splitAtDecimal(body, { scale, decimal: decimalSeparator(locale) });
  if ('problem' in parts) {
    return parts;
  }
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > scale) {
    return { problem: 'too_precise' };
  }
  const units = Number(`${parts.whole}${fraction.padEnd(scale, '0')}`);
  if (!Number.isSafeInteger(units)) {
    return { problem: 'too_large' };
  }
  return { value: negative && units !== 0 ? -units : units };
}

/** Formats a number for the field: grouped, with all decimals and a true minus sign. */
export function writeNumber(value: number, { scale, locale }: NumberFormat): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const decimal = `${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`;
  const shown = new Intl.NumberFormat(locale, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    // A decimal string avoids floating point.
  }).format((scale === 0 ? digits : decimal) as `${number}`);
  return value < 0 ? `${MINUS}${shown}` : shown;
}

type Parts = { whole: string; fraction: string };

function splitAtDecimal(
  body: string,
  { scale, decimal }: { scale: number; decimal: string },
): Parts | { problem: NumberProblem } {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last === -1) {
    return { whole: body, fraction: '' };
  }
  const mark = body.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const before = body.slice(0, last);
  const after = body.slice(last + 1);
  const single = !before.includes(mark);
  if (before.includes(other)) {
    // Two kinds: the last one is the decimal separator, the other one groups.
    const whole = ungroup(before, other);
    return single && whole !== null ? { whole, fraction: after } : { problem: 'unreadable' };
  }
  const grouped = ungroup(body, mark);
  if (!single) {
    return grouped === null ? { problem: 'unreadable' } : { whole: grouped, fraction: '' };
  }
  if (after.length !== 3) {
    return { whole: before === '' ? '0' : before, fraction: after };
  }
  // "1,234": thousands if the comma groups, and ambiguous if it is the decimal separator of a field without a third
  // decimal.
  if (mark === decimal) {
    return scale >= 3 || grouped === null
      ? { whole: before === '' ? '0' : before, fraction: after }
      : { problem: 'ambiguous' };
  }
  return grouped === null ? { problem: 'ambiguous' } : { whole: grouped, fraction: '' };
}

/** The digits of "1,234,567", or null if the groups are not of three. */
function ungroup(text: string, mark: string): string | null {
  const [first = '', ...groups] = text.split(mark);
  const whole = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return whole ? [first, ...groups].join('') : null;
}

function signOf(text: string): { negative: boolean; body: string } {
  const inParentheses = /^\((.+)\)$/.exec(text)?.[1];
  if (inParentheses !== undefined) {
    return { negative: true, body: inParentheses };
  }
  const [, before = '', body = '', after = ''] =
    /^([-+\u2212]?)(.*?)([-\u2212]?)$/.exec(text) ?? [];
  if (before !== '' && after !== '') {
    return { negative: false, body: '' };
  }
  return { negative: (before !== '' && before !== '+') || after !== '', body };
}

/** Converts Arabic and Persian digits and separators to Western ones. */
export function westernDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = EASTERN_ZEROS.find((start) => code >= start && code < start + 10) ?? 0;
      return String(code - zero);
    })
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
}

function decimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return westernDigits(parts.find(({ type }) => type === 'decimal')?.value ?? '.');
}
