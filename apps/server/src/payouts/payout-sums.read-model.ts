import * as v from 'valibot';
import type { ComponentCents } from '@platebook/accounting';
import { STORED_CENTS } from '../db/stored-cents.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { countRows, ROWS } from './payout-json.ts';

const COMPONENTS = v.record(v.string(), STORED_CENTS);

const UNCLASSIFIED = v.array(v.object({ description: v.string(), cents: v.number(), rows: ROWS }));

/** Money of a payout that a person maps by its description. */
export type UnclassifiedSum = {
  readonly description: string;
  readonly cents: number;
  /** How many rows of reports it is the sum of. */
  readonly rows: number;
};

/** Reads `payouts.components`, which PostgreSQL takes out of the reading. */
export function readComponents(stored: StoredJson): ComponentCents {
  return readStored(COMPONENTS, stored, 'payouts.components');
}

/** Reads `payouts.unclassified`, which PostgreSQL takes out of the reading. */
export function readUnclassified(stored: StoredJson): readonly UnclassifiedSum[] {
  return readStored(UNCLASSIFIED, stored, 'payouts.unclassified').map(
    ({ description, cents, rows }) => ({
      description,
      cents,
      rows: rows.$rows.reduce((sum, { runs }) => sum + countRows(runs), 0),
    }),
  );
}
