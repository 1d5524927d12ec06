import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/** A decision about a column: otherwise possible only for a file stopped by one. */
export async function seedColumnDecision(
  { database, clock }: TestServer,
  tenantId: string,
): Promise<Named> {
  const id = randomUUID();
  await database.asOwner((tx) =>
    tx
      .insertInto('column_decisions')
      .values({
        tenant_id: tenantId,
        id,
        column_name: `points of ${tenantId}`,
        printed: `Points of ${tenantId}`,
        report_type: 'ubereats_payment_details_us',
        version: 1,
        decision: 'not_money',
        component: null,
        factor: 1,
        parts: '[]',
        run_id: null,
        decided_by: null,
        decided_at: clock.now(),
      })
      .execute(),
  );
  return { column_decision: id };
}
