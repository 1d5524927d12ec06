import type { ColumnType } from 'kysely';
import * as v from 'valibot';

declare const UNREAD: unique symbol;
declare const UNREAD_OR_NULL: unique symbol;

/**
 * What a JSON column holds, before its one parser has read it. It has no property and cannot be asserted to be a type that
 * has some, so that what does not go through {@link readStored} does not compile.
 */
export type StoredJson = typeof UNREAD;

/** The same of a column that may hold nothing: not `StoredJson | null`, which can be asserted to be anything that may be null. */
export type StoredJsonOrNull = typeof UNREAD_OR_NULL;

/** Written as text, read as {@link StoredJson}. */
export type JsonColumn = ColumnType<StoredJson, string, string>;
export type JsonColumnOrNull = ColumnType<
  StoredJsonOrNull,
  string | null | undefined,
  string | null
>;

/** Null where nothing is stored, otherwise {@link readStored}. */
export function readStoredOrNull<const Schema extends v.GenericSchema>(
  schema: Schema,
  stored: StoredJsonOrNull,
  place: string,
): v.InferOutput<Schema> | null {
  return readStored(v.nullable(schema), stored, place);
}

/**
 * What `schema` makes of a stored value. `place` is the table and column; a value that is not of this form throws a
 * RangeError that names it and where in the value, because only another version of this program can have written it.
 */
export function readStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  stored: StoredJson | StoredJsonOrNull,
  place: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, stored);
  if (read.success) {
    return read.output;
  }
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  throw new RangeError(
    `${place}${path === null ? '' : `, at ${path}`}: ${issue.message}`.slice(0, 400),
  );
}
