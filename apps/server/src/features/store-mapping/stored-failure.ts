import * as v from 'valibot';
import { readStoredOrNull } from '../../db/stored-json.ts';
import type { StoredJsonOrNull } from '../../db/stored-json.ts';

const FAILURE = v.object({ code: v.string(), message: v.string() });

/** Reads why a platform could not do what it was asked; `place` is the table and column. */
export function readFailure(
  stored: StoredJsonOrNull,
  place: string,
): { readonly code: string; readonly message: string } | null {
  return readStoredOrNull(FAILURE, stored, place);
}
