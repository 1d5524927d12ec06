import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/** An approved deposit difference: otherwise only a report with excluded rows, and connected books, lead to one. */
export async function seedDepositException(
  { database: { pool }, clock }: TestServer,
  tenantId: string,
): Promise<Named> {
  const id = randomUUID();
  await pool.query(
    `insert into deposit_exceptions
      (tenant_id, id, payout_id, difference_cents, printed_cents, rows_of_unknown_amount, currency, reason,
       recorded_by_name, recorded_at)
    select tenant_id, $2, id, 6587, 6587, 0, currency, $3, $4, $5 from payouts where tenant_id = $1 order by id limit 1`,
    [tenantId, id, `Difference of ${tenantId}`, `Somebody of ${tenantId}`, clock.now()],
  );
  return { exception: id };
}
