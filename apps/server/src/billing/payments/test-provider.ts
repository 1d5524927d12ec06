import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { PaymentProviderError } from './payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { prorate } from './prorate.ts';
import { findTestCustomer, findTestSubscription, saveTestObject } from './test-payments.store.ts';
import type { TestCard, TestCustomer, TestSubscription } from './test-payments.store.ts';
import {
  changedOf,
  changeTest,
  nextTestInvoice,
  startTest,
  toProviderInvoice,
} from './test-subscription.ts';

type Settings = {
  readonly database: Pick<Database, 'asOwner'>;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly webhookSecret: string;
};

/** The cards to choose from in the test checkout; the second is about to expire. */
export function testCards(now: Date): Readonly<Record<'visa' | 'mastercard', TestCard>> {
  const month = now.getUTCMonth() + 1;
  const year = now.getUTCFullYear();
  return {
    visa: { brand: 'visa', last4: '4242', expires: { month: 12, year: year + 3 } },
    mastercard: { brand: 'mastercard', last4: '4444', expires: { month, year } },
  };
}

/**
 * Simulated payments for development: the checkout is a page of this server (`/dev/checkout`) on which a person picks
 * the outcome, which is then delivered in signed webhooks like Stripe's. Like a real provider, it has customers,
 * subscriptions and invoices of its own.
 */
export function createTestProvider(settings: Settings): PaymentProvider {
  const { database, clock, siteUrl, webhookSecret } = settings;
  const change = (ref: string, next: (found: TestSubscription) => TestSubscription) =>
    database.asOwner(async (tx) => {
      const changed = next(await known(tx, ref));
      await saveTestObject(tx, ref, changed);
      return changedOf(changed);
    });
  const read = <Result>(ref: string, work: (found: TestSubscription) => Result) =>
    database.asOwner(async (tx) => work(await known(tx, ref)));
  return {
    webhookSecret,
    createCheckout: ({ payerOf, paidUntil, planCode, planName, priceCents, currency, interval }) =>
      database.asOwner(async (tx) => {
        const ref = `cs_test_${randomUUID()}`;
        const customer = await customerFor(tx, payerOf, clock.now());
        const plan = { planCode, planName, priceCents, currency, interval };
        await saveTestObject(tx, ref, { ...plan, customer, paidUntil });
        return { ref, url: `${siteUrl}/dev/checkout/${ref}` };
      }),
    cancelAtPeriodEnd: (ref) => change(ref, (found) => ({ ...found, isCancelled: true })),
    resume: (ref) => change(ref, (found) => ({ ...found, isCancelled: false })),
    cancelNow: (ref) =>
      database.asOwner(async (tx) => {
        const found = await findTestSubscription(tx, ref);
        if (found !== null) {
          await saveTestObject(tx, ref, { ...found, hasEnded: true });
        }
      }),
    previewChange: (ref, to, at) =>
      read(ref, (found) => prorate({ ...found, from: found, to, at })),
    changePlan: (ref, to, at) =>
      database.asOwner(async (tx) => {
        const found = await known(tx, ref);
        const { taxId } = await knownCustomer(tx, found.customer);
        const billing = { at, taxId, number: newNumber(), issuedAt: clock.now() };
        const changed = changeTest(found, to, billing);
        await saveTestObject(tx, ref, changed);
        return changedOf(changed);
      }),
    listInvoices: (ref) =>
      read(ref, ({ invoices }) =>
        invoices.map((invoice) =>
          toProviderInvoice(invoice, (number) => invoiceUrl(siteUrl, ref, number)),
        ),
      ),
    nextInvoice: (ref) => read(ref, nextTestInvoice),
    ...testCustomers(settings),
    startForPayerOf: (payerOf, plan, { paidUntil, key }) =>
      database.asOwner(async (tx) => {
        const ref = `sub_test_${key}`;
        const { customer } = await known(tx, payerOf);
        const { taxId } = await knownCustomer(tx, customer);
        const terms = { at: clock.now(), number: newNumber(), taxId };
        const started = startTest({ ...plan, customer, paidUntil }, terms);
        await saveTestObject(tx, ref, started);
        return { ref, changed: changedOf(started) };
      }),
  };
}

/** The calls on behalf of a payer. */
function testCustomers({
  database,
  siteUrl,
}: Settings): Pick<PaymentProvider, 'paymentMethod' | 'portalUrl' | 'saveTaxId'> {
  return {
    paymentMethod: (ref) =>
      database.asOwner(async (tx) => {
        const { customer } = await known(tx, ref);
        return (await knownCustomer(tx, customer)).card;
      }),
    portalUrl: (ref, returnUrl) =>
      database.asOwner(async (tx) => {
        const { customer } = await known(tx, ref);
        const query = new URLSearchParams({ return: new URL(returnUrl).pathname });
        return `${siteUrl}/dev/billing/${customer}?${query}`;
      }),
    saveTaxId: (ref, taxId) =>
      database.asOwner(async (tx) => {
        const { customer } = await known(tx, ref);
        await saveTestObject(tx, customer, { ...(await knownCustomer(tx, customer)), taxId });
      }),
  };
}

/** The page of an invoice on this server. */
export function invoiceUrl(siteUrl: string, subscriptionRef: string, number: string): string {
  return `${siteUrl}/dev/invoices/${subscriptionRef}/${number}`;
}

/** An invoice number that is not used yet. */
export function newNumber(): string {
  return `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
}

export async function knownCustomer(tx: Transaction, id: string): Promise<TestCustomer> {
  const found = await findTestCustomer(tx, id);
  if (found === null) {
    throw new PaymentProviderError(`The test provider has no customer ${id}.`);
  }
  return found;
}

async function known(tx: Transaction, ref: string): Promise<TestSubscription> {
  const found = await findTestSubscription(tx, ref);
  if (found === null) {
    throw new PaymentProviderError(`The test provider has no subscription ${ref}.`);
  }
  return found;
}

/** A returning payer is the same customer. */
async function customerFor(tx: Transaction, payerOf: string | null, now: Date): Promise<string> {
  const before = payerOf === null ? null : await findTestSubscription(tx, payerOf);
  if (before !== null) {
    return before.customer;
  }
  const id = `cus_test_${randomUUID()}`;
  await saveTestObject(tx, id, { card: testCards(now).visa, taxId: null });
  return id;
}
