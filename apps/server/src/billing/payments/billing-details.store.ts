import type { Transaction } from '../../db/database.ts';
import type { BillingDetails } from './billing.port.ts';

/** For a tenant that saved none: no recipients and no tax id. */
export async function findBillingDetails(
  tx: Transaction,
  tenantId: string,
): Promise<BillingDetails> {
  const row = await tx
    .selectFrom('billing_details')
    .select(['receipt_emails', 'tax_id'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return { receiptEmails: row?.receipt_emails ?? [], taxId: row?.tax_id ?? null };
}

export async function saveBillingDetails(
  tx: Transaction,
  tenantId: string,
  { receiptEmails, taxId }: BillingDetails,
  at: Date,
): Promise<void> {
  const change = { receipt_emails: [...receiptEmails], tax_id: taxId, updated_at: at };
  await tx
    .insertInto('billing_details')
    .values({ tenant_id: tenantId, ...change })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(change))
    .execute();
}
