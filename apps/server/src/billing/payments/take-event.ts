import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { SubscriptionLedger } from '../plans/subscription-ledger.port.ts';
import { foldEvents, inOrder } from './fold-events.ts';
import { notifyOfPlan } from './notify-of-plan.ts';
import type { PaymentEvent, Receipt } from './payment-provider.ts';
import {
  LOCAL_PREFIX,
  changeCheckout,
  findCheckout,
  insertEvent,
  listEventsOf,
  listPaidCheckouts,
  lockSubscriptionRef,
  takeWaitingReceipts,
  tenantOfSubscription,
} from './payments.store.ts';
import { findBillingDetails } from './billing-details.store.ts';

export type EventDeps = {
  readonly clock: Clock;
  readonly ledger: SubscriptionLedger;
  readonly outbox: Outbox;
  readonly notifier: Notifier;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly siteUrl: string;
};

/**
 * Handles one event, in a transaction of the database owner: stores it, and saves the state to which all events of the
 * tenant's subscription fold. Independent of the order of arrival and idempotent: events whose tenant is not yet known
 * wait for the checkout that names it.
 */
export async function takeEvent(
  tx: Transaction,
  deps: EventDeps,
  { event, actor }: { event: PaymentEvent; actor: Actor },
): Promise<void> {
  const at = deps.clock.now();
  const { fact, subscriptionRef } = event;
  if (subscriptionRef !== null) {
    await lockSubscriptionRef(tx, subscriptionRef);
  }
  const checkout =
    event.checkoutId === null ? null : await findCheckout(tx, { id: event.checkoutId });
  const tenantId =
    checkout?.tenantId ??
    (subscriptionRef === null ? null : await tenantOfSubscription(tx, subscriptionRef));
  if (!(await insertEvent(tx, event, { tenantId, at }))) {
    return;
  }
  if (checkout !== null && fact.kind === 'checkout_failed' && checkout.state === 'open') {
    await changeCheckout(tx, checkout.id, { state: 'failed' });
  }
  if (checkout !== null && fact.kind === 'checkout_paid') {
    await changeCheckout(tx, checkout.id, { state: 'paid' });
  }
  if (tenantId === null) {
    return;
  }
  const checkouts = await writeDown(tx, deps, tenantId);
  if (fact.kind === 'checkout_paid') {
    await endReplaced(tx, deps, checkouts);
  }
  const receipts = [
    ...(subscriptionRef === null ? [] : await takeWaitingReceipts(tx, subscriptionRef)),
    ...(event.receipt === undefined ? [] : [event.receipt]),
  ];
  await sendReceipts(tx, deps, { tenantId, receipts });
  await recordAudit(tx, {
    actor,
    tenantId,
    action: `payment.${fact.kind}`,
    target: { type: 'subscription', id: tenantId },
    details: { event_id: event.id },
    at,
  });
}

/**
 * Saves the folded state; returns the tenant's paid checkouts in order, of which the last is the current subscription.
 */
async function writeDown(
  tx: Transaction,
  deps: EventDeps,
  tenantId: string,
): Promise<PaymentEvent[]> {
  const before = await deps.ledger.lock(tx, { tenantId });
  const checkouts = inOrder(await listPaidCheckouts(tx, tenantId));
  const current = checkouts.at(-1);
  const ref = current?.subscriptionRef ?? null;
  const checkoutId = current?.checkoutId ?? null;
  const checkout = checkoutId === null ? null : await findCheckout(tx, { id: checkoutId });
  if (ref === null || checkout === null) {
    return [];
  }
  const { planCode, ...folded } = foldEvents(await listEventsOf(tx, ref));
  const isKnown = planCode !== null && (await deps.ledger.hasPlan(tx, planCode));
  await deps.ledger.savePaid(
    tx,
    { tenantId },
    {
      planCode: isKnown ? planCode : checkout.planCode,
      paid: {
        ...folded,
        providerRef: ref.startsWith(LOCAL_PREFIX) ? null : ref,
        payerId: checkout.payerId,
      },
    },
  );
  const wasPastDue = (before.paid?.pastDueSince ?? null) !== null;
  if (folded.pastDueSince !== null && !wasPastDue) {
    await mailPayers(tx, deps, tenantId);
  }
  const after = await deps.ledger.find(tx, { tenantId });
  await notifyOfPlan(deps, tx, { before, after });
  return checkouts;
}

async function mailPayers(
  tx: Transaction,
  { ledger, outbox, siteUrl }: EventDeps,
  tenantId: string,
): Promise<void> {
  const { plan } = await ledger.find(tx, { tenantId });
  const { tenant, emails } = await ledger.payers(tx, { tenantId });
  for (const email of emails) {
    await outbox.send(tx, {
      to: { email },
      template: 'payment_failed',
      values: { link: `${siteUrl}/dashboard/subscription`, tenant, plan: plan.name },
    });
  }
}

/** Prevents double payment: subscriptions older than the current one are ended at the provider. */
async function endReplaced(
  tx: Transaction,
  { queue }: EventDeps,
  checkouts: readonly PaymentEvent[],
): Promise<void> {
  const ref = checkouts.at(-1)?.subscriptionRef;
  for (const { subscriptionRef } of checkouts) {
    if (
      subscriptionRef !== null &&
      subscriptionRef !== ref &&
      !subscriptionRef.startsWith(LOCAL_PREFIX) &&
      foldEvents(await listEventsOf(tx, subscriptionRef)).state !== 'cancelled'
    ) {
      await queue.enqueue(tx, 'payments.end', { subscriptionRef }, { key: subscriptionRef });
    }
  }
}

/** Mails receipts to the billing contacts of a tenant; the provider mails the payer. */
async function sendReceipts(
  tx: Transaction,
  { ledger, outbox }: { readonly ledger: SubscriptionLedger; readonly outbox: Outbox },
  { tenantId, receipts }: { tenantId: string; receipts: readonly Receipt[] },
): Promise<void> {
  if (receipts.length === 0) {
    return;
  }
  const { receiptEmails } = await findBillingDetails(tx, tenantId);
  const { tenant } = await ledger.payers(tx, { tenantId });
  for (const receipt of receipts) {
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
}
