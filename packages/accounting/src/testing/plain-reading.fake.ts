import type { Reading, RowSet } from '../model/reading.ts';

type Plain<T> = T extends number
  ? T
  : T extends RowSet
    ? Record<string, number[]>
    : T extends readonly (infer Item)[]
      ? Plain<Item>[]
      : T extends object
        ? { [Key in keyof T]: Plain<T[Key]> }
        : T;

/** A reading with every row set expanded to row numbers by file name, so that whole values can be compared. */
export function toPlainReading(reading: Reading): Plain<Reading> {
  return toPlain(reading);
}

export function toPlain<T>(value: T): Plain<T>;
export function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => toPlain(item));
  }
  if (isRowSet(value)) {
    return Object.fromEntries([...value.byFile()].map(({ file, rows }) => [file.name, [...rows]]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlain(item)]));
  }
  return value;
}

function isRowSet(value: unknown): value is RowSet {
  return typeof value === 'object' && value !== null && 'byFile' in value;
}
