/** A worksheet value as a calculating reader sees it. */
export type SheetValue = number | string;

type Lookup = (sheet: string, ref: string) => SheetValue;

type Token = { readonly kind: 'number' | 'text' | 'name' | 'sign'; readonly text: string };

type Reader = {
  readonly tokens: readonly Token[];
  readonly sheet: string;
  readonly lookup: Lookup;
  at: number;
};

/**
 * Evaluates the few functions the workpapers use (SUM, SUMIFS, ROUND, IF) from the cells alone, so that a test can check
 * cached values against what a spreadsheet would show.
 */
export function calculate(formula: string, sheet: string, lookup: Lookup): SheetValue {
  return readComparison({ tokens: tokenise(formula), sheet, lookup, at: 0 });
}

function take(reader: Reader, sign: string): boolean {
  const token = reader.tokens[reader.at];
  const found = token?.kind === 'sign' && token.text === sign;
  reader.at += found ? 1 : 0;
  return found;
}

function readComparison(reader: Reader): SheetValue {
  const left = readSum(reader);
  return take(reader, '=') ? Number(left === readSum(reader)) : left;
}

function readSum(reader: Reader): SheetValue {
  let value = readQuotient(reader);
  for (;;) {
    if (take(reader, '+')) {
      value = Number(value) + Number(readQuotient(reader));
    } else if (take(reader, '-')) {
      value = Number(value) - Number(readQuotient(reader));
    } else {
      return value;
    }
  }
}

function readQuotient(reader: Reader): SheetValue {
  let value = readAtom(reader);
  while (take(reader, '/')) {
    value = Number(value) / Number(readAtom(reader));
  }
  return value;
}

function readAtom(reader: Reader): SheetValue {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token?.kind === 'number') {
    return Number(token.text);
  }
  if (token?.kind === 'text') {
    return token.text;
  }
  if (take(reader, '(')) {
    return call(token?.text ?? '', readArguments(reader));
  }
  const [ref = '', from = reader.sheet] = (token?.text ?? '').split('!').reverse();
  return reader.lookup(from, ref);
}

function readArguments(reader: Reader): SheetValue[][] {
  const found: SheetValue[][] = [];
  do {
    const refs = refsOfRange(reader.tokens[reader.at]?.text ?? '');
    if (refs === null) {
      found.push([readComparison(reader)]);
    } else {
      reader.at += 1;
      found.push(refs.map((ref) => reader.lookup(reader.sheet, ref)));
    }
  } while (take(reader, ','));
  take(reader, ')');
  return found;
}

/** `A1:B2` as A1, B1, A2, B2; `null` if it is no range. */
function refsOfRange(text: string): string[] | null {
  const range = /^([A-Z])(\d+):([A-Z])(\d+)$/u.exec(text);
  if (range === null) {
    return null;
  }
  const [, left = 'A', top = '', right = 'A', bottom = ''] = range;
  const refs: string[] = [];
  for (let row = Number(top); row <= Number(bottom); row += 1) {
    for (let code = left.charCodeAt(0); code <= right.charCodeAt(0); code += 1) {
      refs.push(`${String.fromCodePoint(code)}${row}`);
    }
  }
  return refs;
}

function call(name: string, args: readonly (readonly SheetValue[])[]): SheetValue {
  const [first = [], second = [], third = []] = args;
  const functions: Readonly<Record<string, () => SheetValue>> = {
    SUM: () => total(first),
    ROUND: () => Number(Number(first[0]).toFixed(Number(second[0]))) + 0,
    IF: () => (first[0] === 0 ? third[0] : second[0]) ?? '',
    SUMIFS: () => total(first.filter((_value, row) => matches(args.slice(1), row))),
  };
  const found = functions[name];
  if (found === undefined) {
    throw new Error(`The workpapers use ${name}, which this test cannot calculate.`);
  }
  return found();
}

function matches(pairs: readonly (readonly SheetValue[])[], row: number): boolean {
  for (let place = 0; place < pairs.length; place += 2) {
    if (pairs[place]?.[row] !== pairs[place + 1]?.[0]) {
      return false;
    }
  }
  return true;
}

function total(values: readonly SheetValue[]): number {
  return values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
}

function tokenise(formula: string): Token[] {
  const pattern =
    /"([^"]*)"|(\d+(?:\.\d+)?)(?![A-Z\d:])|([A-Za-z]+(?:![A-Z]\d+|\d+(?::[A-Z]\d+)?)?)|([-+/=(),])/gu;
  return [...formula.matchAll(pattern)].map(([whole, quoted, number, name]): Token => {
    if (quoted !== undefined) {
      return { kind: 'text', text: quoted };
    }
    if (number !== undefined) {
      return { kind: 'number', text: number };
    }
    return { kind: name === undefined ? 'sign' : 'name', text: whole };
  });
}
