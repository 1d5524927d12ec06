import { sql } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import { readStoredOrNull } from '../../db/stored-json.ts';
import type { PaymentEvent, PaymentFact, Receipt } from './payment-provider.ts';

/** Prefixes the ids of subscriptions that no provider has: plans without a price. */
export const LOCAL_PREFIX = 'local:';

export type Checkout = {
  readonly id: string;
  readonly tenantId: string;
  readonly planCode: string;
  readonly providerRef: string | null;
  readonly state: 'open' | 'paid' | 'failed';
  readonly createdAt: Date;
  /** The person who pays; null if the client itself does. */
  readonly payerId: string | null;
};

export async function insertCheckout(
  tx: Transaction,
  checkout: Omit<Checkout, 'providerRef' | 'state'> & { readonly startedBy: string },
): Promise<void> {
  await tx
    .insertInto('checkouts')
    .values({
      tenant_id: checkout.tenantId,
      id: checkout.id,
      plan_code: checkout.planCode,
      provider_ref: null,
      url: null,
      state: 'open',
      started_by: checkout.startedBy,
      payer_id: checkout.payerId,
      created_at: checkout.createdAt,
    })
    .execute();
}

export async function changeCheckout(
  tx: Transaction,
  id: string,
  change: { readonly provider_ref: string; readonly url: string } | { state: Checkout['state'] },
): Promise<void> {
  await tx.updateTable('checkouts').set(change).where('id', '=', id).execute();
}

/** By our id or by the provider's. */
export async function findCheckout(
  tx: Transaction,
  by: { readonly id: string } | { readonly providerRef: string },
): Promise<Checkout | null> {
  const query = tx.selectFrom('checkouts').selectAll();
  const row = await (
    'id' in by
      ? query.where(sql<string>`id::text`, '=', by.id)
      : query.where('provider_ref', '=', by.providerRef)
  ).executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.id,
        tenantId: row.tenant_id,
        planCode: row.plan_code,
        providerRef: row.provider_ref,
        state: row.state,
        createdAt: row.created_at,
        payerId: row.payer_id,
      };
}

/** Locks the events of this subscription until the transaction ends. */
export async function lockSubscriptionRef(tx: Transaction, ref: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments|${ref}`}, 0))`.execute(tx);
}

/** False if the event was stored before. */
export async function insertEvent(
  tx: Transaction,
  event: PaymentEvent,
  { tenantId, at }: { tenantId: string | null; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({
      event_id: event.id,
      kind: event.fact.kind,
      occurred_at: event.occurredAt,
      payer_tenant_id: tenantId,
      checkout_id: tenantId === null ? null : event.checkoutId,
      subscription_ref: event.subscriptionRef,
      event: JSON.stringify(event.fact),
      received_at: at,
      waiting_receipt:
        tenantId === null && event.receipt !== undefined ? JSON.stringify(event.receipt) : null,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

const RECEIPT = v.strictObject({
  number: v.string(),
  amountCents: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(['USD', 'CAD']),
  url: v.string(),
});

/**
 * Takes the receipts of a subscription that arrived before its tenant was known, oldest first; each is returned once.
 */
export async function takeWaitingReceipts(
  tx: Transaction,
  subscriptionRef: string,
): Promise<Receipt[]> {
  const rows = await tx
    .selectFrom('payment_events')
    .select(['event_id', 'occurred_at', 'waiting_receipt'])
    .where('subscription_ref', '=', subscriptionRef)
    .where('waiting_receipt', 'is not', null)
    .orderBy('occurred_at')
    .orderBy('event_id')
    .execute();
  await tx
    .updateTable('payment_events')
    .set({ waiting_receipt: null })
    .where('subscription_ref', '=', subscriptionRef)
    .where('waiting_receipt', 'is not', null)
    .execute();
  return rows.flatMap(
    (row) => readStoredOrNull(RECEIPT, row.waiting_receipt, 'payment_events.waiting_receipt') ?? [],
  );
}

/** Every subscription that a tenant ever paid for, with its checkout. */
export async function listPaidCheckouts(
  tx: Transaction,
  tenantId: string,
): Promise<PaymentEvent[]> {
  return readEvents(tx, sql`payer_tenant_id = ${tenantId} and kind = 'checkout_paid'`);
}

export async function listEventsOf(
  tx: Transaction,
  subscriptionRef: string,
): Promise<PaymentEvent[]> {
  return readEvents(tx, sql`subscription_ref = ${subscriptionRef}`);
}

/** A subscription at the provider that is or was paid for a tenant. */
export type PaidSubscription = { readonly ref: string; readonly payerId: string | null };

/** A tenant's subscriptions at the provider, newest first; plans without a price are left out. */
export async function listPaidSubscriptions(
  tx: Transaction,
  tenantId: string,
): Promise<PaidSubscription[]> {
  return readSubscriptions(tx, sql`c.tenant_id = ${tenantId}`);
}

/** The latest subscription of a payer (a person, or the client itself), whose payment method the next one can reuse. */
export async function findSubscriptionOfPayer(
  tx: Transaction,
  payer: { readonly payerId: string } | { readonly tenantId: string },
): Promise<string | null> {
  const [latest] = await readSubscriptions(
    tx,
    'payerId' in payer
      ? sql`c.payer_id = ${payer.payerId}`
      : sql`c.tenant_id = ${payer.tenantId} and c.payer_id is null`,
  );
  return latest?.ref ?? null;
}

async function readSubscriptions(
  tx: Transaction,
  condition: ReturnType<typeof sql>,
): Promise<PaidSubscription[]> {
  const { rows } = await sql<{ ref: string; payer_id: string | null }>`
    select e.subscription_ref as ref, c.payer_id
    from payment_events e join checkouts c on c.id = e.checkout_id
    where e.kind = 'checkout_paid' and e.subscription_ref not like ${`${LOCAL_PREFIX}%`} and ${condition}
    order by e.occurred_at desc`.execute(tx);
  return rows.map(({ ref, payer_id }) => ({ ref, payerId: payer_id }));
}

/** The tenant that paid for a subscription, once that is known. */
export async function tenantOfSubscription(
  tx: Transaction,
  subscriptionRef: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_events')
    .select('payer_tenant_id')
    .where('subscription_ref', '=', subscriptionRef)
    .where('payer_tenant_id', 'is not', null)
    .executeTakeFirst();
  return row?.payer_tenant_id ?? null;
}

type EventRow = {
  event_id: string;
  occurred_at: Date;
  checkout_id: string | null;
  subscription_ref: string | null;
  event: Record<string, string | null>;
};

async function readEvents(
  tx: Transaction,
  condition: ReturnType<typeof sql>,
): Promise<PaymentEvent[]> {
  const { rows } = await sql<EventRow>`
    select event_id, occurred_at, checkout_id, subscription_ref, event
    from payment_events where ${condition}`.execute(tx);
  return rows.map((row) => ({
    id: row.event_id,
    occurredAt: row.occurred_at,
    checkoutId: row.checkout_id,
    subscriptionRef: row.subscription_ref,
    fact: toFact(row.event),
  }));
}

/** JSON has no instants. */
function toFact(stored: EventRow['event']): PaymentFact {
  const entries = Object.entries(stored).map(([name, value]) => [
    name,
    name.endsWith('At') && value !== null ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as PaymentFact;
}
