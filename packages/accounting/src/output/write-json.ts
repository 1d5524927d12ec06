const PIECE_CHARACTERS = 65_536;

/**
 * A JSON text in pieces of about 64 KB. Iterables are written as arrays and read only when their turn comes, so a
 * million row numbers never stand in one string or array.
 */
export function* writeJson(value: unknown): Generator<string, void, undefined> {
  let buffer = '';
  for (const token of tokens(value)) {
    buffer += token;
    if (buffer.length >= PIECE_CHARACTERS) {
      yield buffer;
      buffer = '';
    }
  }
  yield `${buffer}\n`;
}

function* tokens(value: unknown): Generator<string, void, undefined> {
  if (value === null || typeof value !== 'object') {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  if (value instanceof Uint32Array) {
    yield* rowNumbers(value);
    return;
  }
  if (Symbol.iterator in value) {
    yield '[';
    yield* elements(value as Iterable<unknown>);
    yield ']';
    return;
  }
  let separator = '{';
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) {
      yield `${separator}${JSON.stringify(key)}:`;
      yield* tokens(item);
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

function* elements(items: Iterable<unknown>): Generator<string, void, undefined> {
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
      yield* tokens(item);
    }
    if (pending.length >= PIECE_CHARACTERS) {
      yield pending;
      pending = '';
    }
  }
  yield pending;
}
