import { RowNumbers } from './row-numbers.ts';

const PIECE_CHARACTERS = 65_536;

/**
 * A JSON text in chunks of about 64 KB. Iterables are written as arrays and read lazily, so that a million row numbers
 * are never in one string or array.
 *
 * @example
 * [...writeJson({ rows: new Set([3, 4]) })].join(''); // '{"rows":[3,4]}\n'
 */
export function* writeJson(value: unknown): Generator<string, void, undefined> {
  yield* inPieces(tokens(value, (keys) => keys));
  yield '\n';
}

/**
 * The canonical text of a value by RFC 8785, in chunks: keys in order of their UTF-16 code units, no whitespace and no
 * final newline. The digest is over this text in UTF-8.
 */
export function writeCanonicalJson(value: unknown): Generator<string, void, undefined> {
  return inPieces(tokens(value, (keys) => keys.toSorted(byCodeUnits)));
}

function byCodeUnits(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function* inPieces(texts: Iterable<string>): Generator<string, void, undefined> {
  let buffer = '';
  for (const text of texts) {
    buffer += text;
    if (buffer.length >= PIECE_CHARACTERS) {
      yield buffer;
      buffer = '';
    }
  }
  yield buffer;
}

type KeyOrder = (keys: readonly string[]) => readonly string[];

function* tokens(value: unknown, inOrder: KeyOrder): Generator<string, void, undefined> {
  if (value === null || typeof value !== 'object') {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  if (value instanceof RowNumbers || value instanceof Uint32Array) {
    yield* rowNumbers(value instanceof RowNumbers ? value.list() : value);
    return;
  }
  if (Symbol.iterator in value) {
    yield '[';
    yield* elements(value as Iterable<unknown>, inOrder);
    yield ']';
    return;
  }
  const members = value as Readonly<Record<string, unknown>>;
  let separator = '{';
  for (const key of inOrder(Object.keys(members))) {
    const item = members[key];
    if (item !== undefined) {
      yield `${separator}${JSON.stringify(key)}:`;
      yield* tokens(item, inOrder);
      separator = ',';
    }
  }
  yield separator === '{' ? '{}' : '}';
}

const ROWS_AT_A_TIME = 8_192;

/** Row numbers are most of a large document, and a typed array joins natively. */
function* rowNumbers(rows: Uint32Array): Generator<string, void, undefined> {
  yield '[';
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME) {
    const part = rows.subarray(start, start + ROWS_AT_A_TIME).join(',');
    yield start === 0 ? part : `,${part}`;
  }
  yield ']';
}

function* elements(
  items: Iterable<unknown>,
  inOrder: KeyOrder,
): Generator<string, void, undefined> {
  let separator = '';
  let pending = '';
  for (const item of items) {
    pending += separator;
    separator = ',';
    if (typeof item === 'number') {
      pending += Number.isFinite(item) ? String(item) : 'null';
    } else {
      yield pending;
      pending = '';
      yield* tokens(item, inOrder);
    }
    if (pending.length >= PIECE_CHARACTERS) {
      yield pending;
      pending = '';
    }
  }
  yield pending;
}
