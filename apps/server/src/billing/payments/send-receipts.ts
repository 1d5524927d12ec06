import type { Transaction } from '../../db/database.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { SubscriptionLedger } from '../plans/subscription-ledger.port.ts';
import { findBillingDetails } from './billing-details.store.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** Mails a receipt to the billing contacts of a tenant; the provider mails whoever pays. */
export async function sendReceipts(
  tx: Transaction,
  { ledger, outbox }: { readonly ledger: SubscriptionLedger; readonly outbox: Outbox },
  { tenantId, event: { receipt } }: { tenantId: string; event: PaymentEvent },
): Promise<void> {
  if (receipt === undefined) {
    return;
  }
  const { receiptEmails } = await findBillingDetails(tx, tenantId);
  const { tenant } = await ledger.payers(tx, { tenantId });
  for (const email of receiptEmails) {
    await outbox.send(tx, {
      to: { email },
      template: 'payment_receipt',
      values: {
        link: receipt.url,
        tenant,
        number: receipt.number,
        amount_cents: receipt.amountCents,
        currency: receipt.currency,
      },
    });
  }
}
