import type { ColumnType } from 'kysely';
import * as v from 'valibot';

declare const UNREAD: unique symbol;
declare const UNREAD_OR_NULL: unique symbol;

/**
 * The type of a JSON column before its parser has read it. It has no properties and cannot be asserted to a type that
 * has some, so that bypassing {@link readStored} does not compile.
 */
export type StoredJson = typeof UNREAD;

/** The same for a nullable column: not `StoredJson | null`, which can be asserted to any nullable type. */
export type StoredJsonOrNull = typeof UNREAD_OR_NULL;

/** Written as text, read as {@link StoredJson}. */
export type JsonColumn = ColumnType<StoredJson, string, string>;
export type JsonColumnOrNull = ColumnType<
  StoredJsonOrNull,
  string | null | undefined,
  string | null
>;

/** Null if nothing is stored, otherwise {@link readStored}. */
export function readStoredOrNull<const Schema extends v.GenericSchema>(
  schema: Schema,
  stored: StoredJsonOrNull,
  place: string,
): v.InferOutput<Schema> | null {
  return readStored(v.nullable(schema), stored, place);
}

/**
 * Parses a stored value with `schema`. `place` is the table and column; a value of another shape throws a RangeError
 * with that place and the path in the value, because only another version of this program can have written it.
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
