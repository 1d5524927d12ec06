import * as v from 'valibot';
import type { ComponentCents } from '@platebook/accounting';
import { STORED_CENTS } from '../db/stored-cents.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { countRows, ROWS } from './payout-json.ts';

const COMPONENTS = v.record(v.string(), STORED_CENTS);

const UNCLASSIFIED = v.array(v.object({ description: v.string(), cents: v.number(), rows: ROWS }));

/** An amount that a person maps by its description. */
export type UnclassifiedSum = {
  readonly description: string;
  readonly cents: number;
  /** How many report rows it is the sum of. */
  readonly rows: number;
};

/** Parses `payouts.components`, which PostgreSQL extracts from the reading. */
export function readComponents(stored: StoredJson): ComponentCents {
  return readStored(COMPONENTS, stored, 'payouts.components');
}

/** Parses `payouts.unclassified`, which PostgreSQL extracts from the reading. */
export function readUnclassified(stored: StoredJson): readonly UnclassifiedSum[] {
  return readStored(UNCLASSIFIED, stored, 'payouts.unclassified').map(
    ({ description, cents, rows }) => ({
      description,
      cents,
      rows: rows.$rows.reduce((sum, { runs }) => sum + countRows(runs), 0),
    }),
  );
}
