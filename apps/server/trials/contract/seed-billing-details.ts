import type { TestServer } from '../../src/testing/test-server.ts';

/** The receipt recipients of a tenant, which identify their owner. */
export async function seedBillingDetails(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  tenantId: string,
): Promise<void> {
  await database.asOwner((tx) =>
    tx
      .insertInto('billing_details')
      .values({
        tenant_id: tenantId,
        receipt_emails: [`${tenantId}@example.test`],
        tax_id: null,
        updated_at: clock.now(),
      })
      .execute(),
  );
}
