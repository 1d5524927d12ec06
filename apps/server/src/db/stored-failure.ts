import type { ReasonValues } from '@platebook/api-client/french';
import * as v from 'valibot';
import { readStoredOrNull } from './stored-json.ts';
import type { StoredJsonOrNull } from './stored-json.ts';
import { STORED_VALUES } from './stored-values.ts';

const FAILURE = v.object({
  code: v.string(),
  message: v.string(),
  values: v.exactOptional(STORED_VALUES),
});

/** Why something failed: a code, its sentence, and the sentence's values if they were stored. */
export type StoredFailure = {
  readonly code: string;
  readonly message: string;
  readonly values?: ReasonValues;
};

/** Reads a stored failure; null if there was none. `place` is the table and column. */
export function readFailure(stored: StoredJsonOrNull, place: string): StoredFailure | null {
  return readStoredOrNull(FAILURE, stored, place);
}
