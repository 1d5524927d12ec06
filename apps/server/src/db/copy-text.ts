const FIRST_BYTES = 1 << 18;
/** A sign, sixteen digits, and the terminator. */
const INTEGER_BYTES = 18;
/** The maximum size of one UTF-16 unit, escaped or as UTF-8. */
const UNIT_BYTES = 3;
const GREATEST_INT32 = 0x7f_ff_ff_ff;
const [ZERO, MINUS, BACKSLASH, LETTER_N] = [48, 45, 92, 78];

/**
 * Writes PostgreSQL's `COPY` text format byte by byte, at a quarter of the cost of joining strings: each value with its
 * terminating byte. The caller makes sure that values and terminators form rows.
 */
export type CopyText = {
  /** A safe integer. */
  readonly integer: (value: number, end: number) => void;
  readonly text: (value: string, end: number) => void;
  /** Null. */
  readonly empty: (end: number) => void;
  readonly byte: (value: number) => void;
  /** Takes what was written since the last call. */
  readonly take: () => Buffer;
};

export function openCopyText(): CopyText {
  let bytes = Buffer.allocUnsafe(FIRST_BYTES);
  let used = 0;

  function reserve(size: number): void {
    if (used + size > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, used + size));
      bytes.copy(larger, 0, 0, used);
      bytes = larger;
    }
  }

  function byte(value: number): void {
    reserve(1);
    bytes[used] = value;
    used += 1;
  }

  return {
    byte,
    integer: (value, end) => {
      reserve(INTEGER_BYTES);
      if (value < 0) {
        bytes[used] = MINUS;
        used += 1;
      }
      used = writeDigits(bytes, used, Math.abs(value));
      bytes[used] = end;
      used += 1;
    },
    text: (value, end) => {
      reserve(value.length * UNIT_BYTES + 1);
      const after = writePlain(bytes, used, value);
      used = after === null ? used + bytes.write(escaped(value), used) : after;
      bytes[used] = end;
      used += 1;
    },
    empty: (end) => {
      byte(BACKSLASH);
      byte(LETTER_N);
      byte(end);
    },
    take: () => {
      const taken = Buffer.from(bytes.subarray(0, used));
      used = 0;
      return taken;
    },
  };
}

/** Returns the offset after the digits. */
function writeDigits(bytes: Buffer, from: number, value: number): number {
  if (value > GREATEST_INT32) {
    return from + bytes.write(String(value), from, 'latin1');
  }
  let length = 1;
  for (let power = 10; value >= power; power *= 10) {
    length += 1;
  }
  let rest = value;
  for (let at = from + length - 1; at >= from; at -= 1) {
    const tens = Math.trunc(rest / 10);
    bytes[at] = ZERO + rest - tens * 10;
    rest = tens;
  }
  return from + length;
}

/** Returns the offset after the text; null if it contains a character that is not ASCII or that the format escapes. */
function writePlain(bytes: Buffer, from: number, value: string): number | null {
  for (let at = 0; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    if (unit >= 128 || unit === BACKSLASH || (unit >= 9 && unit <= 13)) {
      return null;
    }
    bytes[from + at] = unit;
  }
  return from + value.length;
}

/** Backslash, tab and line ends have a meaning in the format. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
