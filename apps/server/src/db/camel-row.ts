import { camelKey } from '../platform/camel-key.ts';
import type { CamelKey } from '../platform/camel-key.ts';

/** A row of a statement with its columns named as TypeScript names things; values are as the driver gave them. */
export type CamelRow<Row> = {
  readonly [Column in keyof Row & string as CamelKey<Column>]: Row[Column];
};

/** The rows that a statement of Kysely answers with, one of them. */
export type RowOf<Query extends (...parameters: never[]) => { execute: () => Promise<unknown[]> }> =
  Awaited<ReturnType<ReturnType<Query>['execute']>>[number];

/**
 * The row with its columns in camelCase, `{ payout_on }` as `{ payoutOn }`, and `more` beside them.
 *
 * A page of fifty rows takes about 0.05 ms. Reads that move thousands of rows name their columns by hand (ADR 0015).
 */
export function camelRow<Row extends object, More extends object = object>(
  row: Row,
  more?: More,
): CamelRow<Row> & More {
  // What is added to an object of many properties later costs ten times as much.
  const named: Record<string, unknown> = { ...more };
  for (const column in row) {
    named[camelKey(column)] = row[column];
  }
  return named as CamelRow<Row> & More;
}
