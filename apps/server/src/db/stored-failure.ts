import * as v from 'valibot';
import { readStoredOrNull } from './stored-json.ts';
import type { StoredJsonOrNull } from './stored-json.ts';

const FAILURE = v.object({ code: v.string(), message: v.string() });

/** Reads a code and its sentence: why something did not go; null where it did. `place` is the table and column. */
export function readFailure(
  stored: StoredJsonOrNull,
  place: string,
): { readonly code: string; readonly message: string } | null {
  return readStoredOrNull(FAILURE, stored, place);
}
