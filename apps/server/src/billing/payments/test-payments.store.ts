import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const currency = v.picklist(['USD', 'CAD']);

const PLAN = {
  planCode: v.string(),
  planName: v.string(),
  priceCents: v.number(),
  currency,
  interval: v.picklist(['month', 'year']),
};

const CARD = v.object({
  brand: v.string(),
  last4: v.string(),
  expires: v.object({ month: v.number(), year: v.number() }),
});

const CUSTOMER = v.object({ card: CARD, taxId: v.nullable(v.string()) });

const CHECKOUT = v.object({ ...PLAN, customer: v.string(), paidUntil: v.nullable(instant) });

const INVOICE = v.object({
  number: v.string(),
  issuedAt: instant,
  state: v.picklist(['paid', 'past_due', 'credited']),
  /** The amount charged; negative if it becomes credit. */
  amountCents: v.number(),
  currency,
  lines: v.array(v.object({ description: v.string(), amountCents: v.number() })),
  periodStartsAt: instant,
  periodEndsAt: instant,
  taxId: v.nullable(v.string()),
});

const SUBSCRIPTION = v.object({
  ...PLAN,
  customer: v.string(),
  periodStartsAt: instant,
  periodEndsAt: instant,
  isCancelled: v.boolean(),
  hasEnded: v.boolean(),
  creditCents: v.number(),
  invoices: v.array(INVOICE),
});

export type TestCard = v.InferOutput<typeof CARD>;
export type TestCustomer = v.InferOutput<typeof CUSTOMER>;
export type TestCheckout = v.InferOutput<typeof CHECKOUT>;
export type TestInvoice = v.InferOutput<typeof INVOICE>;
export type TestSubscription = v.InferOutput<typeof SUBSCRIPTION>;

/** Null if nothing is stored under this id. */
export function findTestCustomer(tx: Transaction, id: string): Promise<TestCustomer | null> {
  return find(tx, id, CUSTOMER);
}

/** By the provider's id of the checkout. */
export function findTestCheckout(tx: Transaction, ref: string): Promise<TestCheckout | null> {
  return find(tx, ref, CHECKOUT);
}

export function findTestSubscription(
  tx: Transaction,
  ref: string,
): Promise<TestSubscription | null> {
  return find(tx, ref, SUBSCRIPTION);
}

export async function saveTestObject(
  tx: Transaction,
  id: string,
  object: TestCustomer | TestCheckout | TestSubscription,
): Promise<void> {
  const body = JSON.stringify(object);
  await tx
    .insertInto('test_payments')
    .values({ id, body })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute();
}

async function find<const Schema extends v.GenericSchema>(
  tx: Transaction,
  id: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const row = await tx
    .selectFrom('test_payments')
    .select('body')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined
    ? null
    : readStored(schema, row.body satisfies StoredJson, 'test_payments.body');
}
