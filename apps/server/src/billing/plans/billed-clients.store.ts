import { sql } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { findPlan } from './plans.store.ts';
import type { Plan } from './plans.store.ts';
import type { Subscription } from './subscription-status.ts';
import { subscriptionOf } from './subscriptions.store.ts';
import type { PlanUsage } from './subscriptions.store.ts';

/** A client that somebody owns, with its billing. */
export type BilledClient = {
  readonly tenantId: string;
  readonly clientId: string | null;
  readonly name: string;
  readonly subscription: Subscription;
  readonly usage: PlanUsage;
};

export type BilledFilter = {
  readonly userId: string;
  /** Whether clients that require two-step sign-in are included. */
  readonly secondStepDone: boolean;
  readonly text?: string | undefined;
  readonly payer?: 'client' | 'you' | 'somebody_else' | undefined;
  readonly planCode?: string | undefined;
  readonly isPastDue?: boolean | undefined;
};

type Row = Parameters<typeof subscriptionOf>[0] & {
  readonly client_id: string | null;
  readonly name: string;
  readonly second_step_required: boolean;
  readonly plan_code: string;
  readonly price_cents: number;
  readonly next_at: Date;
  readonly clients: number;
  readonly stores: number;
  readonly channels: number;
  readonly users: number;
};

type Key = PageKey<Row>;
const NAME: Key = { column: 'owned.name', type: 'text', of: ({ name }) => name };
const PRICE: Key = {
  column: 'owned.price_cents',
  type: 'bigint',
  of: ({ price_cents }) => String(price_cents),
};
const NEXT: Key = {
  column: 'owned.next_at',
  type: 'timestamptz',
  of: ({ next_at }) => next_at.toISOString(),
};
const TENANT: Key = { column: 'owned.tenant_id', type: 'uuid', of: ({ tenant_id }) => tenant_id };

const ORDERS = {
  name: [NAME, TENANT],
  '-name': [descending(NAME), TENANT],
  price: [PRICE, NAME, TENANT],
  '-price': [descending(PRICE), NAME, TENANT],
  next: [NEXT, NAME, TENANT],
  '-next': [descending(NEXT), NAME, TENANT],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

export type BilledSort = keyof typeof ORDERS;

/** One page of the clients that the user owns; queried as that user. */
export async function pageBilledClients(
  tx: Transaction,
  { sort, ...filter }: BilledFilter & { readonly sort: BilledSort },
  request: PageRequest,
): Promise<Page<BilledClient>> {
  const { items, nextCursor } = await pageOf(ownedQuery(tx, filter), request, {
    order: { name: sort, keys: ORDERS[sort] },
    toRow: (row: Row) => row,
  });
  return { items: await withPlans(tx, items), nextCursor };
}

/** All of them, by name. */
export async function listBilledClients(
  tx: Transaction,
  filter: BilledFilter,
): Promise<readonly BilledClient[]> {
  return withPlans(tx, await ownedQuery(tx, filter).orderBy('name').execute());
}

function ownedQuery(tx: Transaction, filter: BilledFilter) {
  const { userId, secondStepDone, text, payer, planCode, isPastDue } = filter;
  let query = tx.selectFrom(sql<Row>`owned_subscriptions()`.as('owned')).selectAll();
  if (!secondStepDone) {
    query = query.where('second_step_required', '=', false);
  }
  if (text !== undefined) {
    query = query.where('name', 'ilike', contains(text));
  }
  if (planCode !== undefined) {
    query = query.where('plan_code', '=', planCode);
  }
  if (isPastDue === true) {
    query = query.where('paid_state', '=', 'past_due');
  }
  if (payer === 'client') {
    query = query.where('payer_id', 'is', null);
  }
  if (payer === 'you') {
    query = query.where('payer_id', '=', userId);
  }
  return payer === 'somebody_else' ? query.where('payer_id', '!=', userId) : query;
}

async function withPlans(tx: Transaction, rows: readonly Row[]): Promise<BilledClient[]> {
  const plans = new Map<string, Plan>();
  for (const code of new Set(rows.map(({ plan_code }) => plan_code))) {
    const plan = await findPlan(tx, code);
    if (plan !== null) {
      plans.set(code, plan);
    }
  }
  return rows.flatMap((row) => {
    const plan = plans.get(row.plan_code);
    return plan === undefined ? [] : [toClient(row, plan)];
  });
}

function toClient(row: Row, plan: Plan): BilledClient {
  const { clients, stores, channels, users } = row;
  return {
    tenantId: row.tenant_id,
    clientId: row.client_id,
    name: row.name,
    usage: { clients, stores, channels, users },
    subscription: subscriptionOf(row, plan),
  };
}
