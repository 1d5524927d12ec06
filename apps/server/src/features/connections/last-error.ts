import * as v from 'valibot';
import { readStoredOrNull } from '../../db/stored-json.ts';
import type { StoredJsonOrNull } from '../../db/stored-json.ts';

const LAST_ERROR = v.object({ code: v.string(), message: v.string() });

/** Reads `connections.last_error`: why the provider last refused, null while it does not. */
export function readLastError(
  stored: StoredJsonOrNull,
): { readonly code: string; readonly message: string } | null {
  return readStoredOrNull(LAST_ERROR, stored, 'connections.last_error');
}
