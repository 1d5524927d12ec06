import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { StoredJson, StoredJsonOrNull } from '../db/stored-json.ts';
import { expectationOf, readExpectation } from '../clients/stores/store-terms.read-model.ts';
import type { StoreExpectation } from '../clients/stores/store-terms.read-model.ts';
import { COMPARING_RULE, comparePayout, readFindings } from './compare-payout.ts';
import type { StoredFinding } from './compare-payout.ts';
import { payoutsQuery, withReading } from './payouts.store.ts';

/** Which payouts; by default all of the tenant. */
type Which = {
  readonly payoutIds?: readonly string[];
  readonly importId?: string;
  readonly storeId?: string;
};

/**
 * In the tenant's scope: compares payouts with their store's expectations and stores the findings. Skips payouts whose
 * findings are current: same expectations and rule, and not read again since.
 */
export async function storeFindings(tx: Transaction, which: Which = {}): Promise<void> {
  const stale = (await payoutsWithExpectation(tx, which))
    .filter(({ isCurrent }) => !isCurrent)
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
  for (const { id, expected, expectedText } of stale) {
    const findings = expected === null ? [] : await compare(tx, id, expected);
    await tx
      .updateTable('payouts')
      .set({ findings: JSON.stringify(findings), findings_by: expectedText })
      .where('id', '=', id)
      .execute();
  }
}

/** In the tenant's scope: the findings of payouts by ID; payouts without findings are left out. */
export async function findingsAsStored(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredFinding[]>> {
  const found = new Map<string, readonly StoredFinding[]>();
  const rows = payoutIds.length === 0 ? [] : await payoutsWithExpectation(tx, { payoutIds });
  for (const row of rows) {
    const { id, expected, isCurrent } = row;
    if (expected !== null) {
      // From before its rows were stored, or from another release: computed as it would be stored.
      const findings = isCurrent ? readFindings(row.stored) : await compare(tx, id, expected);
      if (findings.length > 0) {
        found.set(id, findings);
      }
    }
  }
  return found;
}

type Compared = {
  readonly id: string;
  readonly stored: StoredJson;
  readonly expected: StoreExpectation | null;
  /** In the format of `payouts.findings_by`. */
  readonly expectedText: string | null;
  /** Whether the stored findings are from a comparison with these expectations. */
  readonly isCurrent: boolean;
};

type Row = {
  readonly id: string;
  readonly findings: StoredJson;
  readonly expected: StoredJsonOrNull;
  readonly expected_text: string | null;
  readonly is_current: boolean;
};

async function payoutsWithExpectation(
  tx: Transaction,
  { payoutIds, importId, storeId }: Which,
): Promise<Compared[]> {
  let payouts = payoutsQuery(tx).select(['payouts.findings', 'payouts.findings_by']);
  if (payoutIds !== undefined) {
    payouts = payouts.where('payouts.id', 'in', payoutIds);
  }
  if (importId !== undefined) {
    payouts = payouts.where('payouts.import_id', '=', importId);
  }
  if (storeId !== undefined) {
    payouts = payouts.where('channels.store_id', '=', storeId);
  }
  const expected = expectationOf(COMPARING_RULE);
  const rows: Row[] = await tx
    .selectFrom(payouts.as('found'))
    .leftJoin('stores', 'stores.id', 'found.store_id')
    .select([
      'found.id',
      'found.findings',
      expected.as('expected'),
      sql<string | null>`(${expected})::text`.as('expected_text'),
      sql<boolean>`found.findings_by is not distinct from (${expected})`.as('is_current'),
    ])
    .execute();
  return rows.map((row): Compared => ({
    id: row.id,
    stored: row.findings,
    expected: readExpectation(row.expected),
    expectedText: row.expected_text,
    isCurrent: row.is_current,
  }));
}

async function compare(
  tx: Transaction,
  id: string,
  expected: StoreExpectation,
): Promise<readonly StoredFinding[]> {
  const row = await payoutsQuery(tx)
    .select('payouts.reading')
    .where('payouts.id', '=', id)
    .executeTakeFirstOrThrow();
  return comparePayout(tx, withReading(row), expected);
}
