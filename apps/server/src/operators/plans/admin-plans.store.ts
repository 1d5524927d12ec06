import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';

export type PlanRow = Selectable<Tables['plans']>;

/** A plan's number of tenants, by what they pay. */
export type SubscriberCounts = {
  readonly unpaid: number;
  readonly active: number;
  readonly past_due: number;
  readonly cancelled: number;
};

export type CountedPlan = PlanRow & SubscriberCounts;

/** Every plan, including those no longer on offer; versions of one are adjacent. */
export function listCountedPlans(tx: Transaction): Promise<CountedPlan[]> {
  return counted(tx).orderBy('plans.code').execute();
}

/** Null if there is none. */
export async function findCountedPlan(tx: Transaction, code: string): Promise<CountedPlan | null> {
  const row = await counted(tx).where('plans.code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** A tenant without a subscription is on the default plan. */
function counted(tx: Transaction) {
  const of = (state: string | null) =>
    sql<number>`(select count(*) from subscriptions
      where subscriptions.plan_code = plans.code and subscriptions.paid_state is not distinct from ${state}::text)`;
  return tx
    .selectFrom('plans')
    .selectAll()
    .select([
      sql<number>`${of(null)} + case when plans.is_default then
        (select count(*) from tenants where not exists
          (select from subscriptions where subscriptions.tenant_id = tenants.id))
        else 0 end`.as('unpaid'),
      of('active').as('active'),
      of('past_due').as('past_due'),
      of('cancelled').as('cancelled'),
    ]);
}

/** Locks every plan until the transaction ends, so that changes of versions and of the default are serialized. */
export async function lockPlans(tx: Transaction): Promise<PlanRow[]> {
  return tx.selectFrom('plans').selectAll().orderBy('code').forUpdate().execute();
}

/** Whether anybody has the plan, has started to pay for it, or was promised it with an invitation code. */
export async function isPromised(tx: Transaction, code: string): Promise<boolean> {
  const { rows } = await sql<{ promised: boolean }>`
    select exists (select from subscriptions where plan_code = ${code})
      or exists (select from checkouts where plan_code = ${code})
      or exists (select from invitation_codes where plan_code = ${code})
      or exists (select from plans where code = ${code} and is_default
        and exists (select from tenants where not exists
          (select from subscriptions where subscriptions.tenant_id = tenants.id))) as promised`.execute(
    tx,
  );
  return rows[0]?.promised === true;
}

export async function insertPlan(
  tx: Transaction,
  plan: Insertable<Tables['plans']>,
): Promise<void> {
  await tx.insertInto('plans').values(plan).execute();
}

export async function updatePlan(
  tx: Transaction,
  code: string,
  changes: Partial<Omit<PlanRow, 'code' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('plans').set(changes).where('code', '=', code).execute();
}

/** Makes the plan of tenants without a subscription explicit, so that a changed default does not affect them. */
export async function bindToPlan(
  tx: Transaction,
  plan: Pick<PlanRow, 'code' | 'trial_days' | 'trial_payouts'>,
  at: Date,
): Promise<void> {
  await sql`
    insert into subscriptions (tenant_id, plan_code, trial_started_at, trial_days, trial_payouts, updated_at)
    select id, ${plan.code}, created_at, ${plan.trial_days}, ${plan.trial_payouts}, ${at} from tenants
    on conflict (tenant_id) do nothing`.execute(tx);
}

/** Moves non-paying tenants to another plan; paying ones keep what they bought. Returns how many were moved. */
export async function moveUnpaid(
  tx: Transaction,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ plan_code: to, updated_at: at })
    .where('plan_code', '=', from)
    .where('paid_state', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A tenant on a plan; one without a subscription is on it since its creation. */
export type Subscriber = {
  readonly tenantId: string;
  readonly clientName: string;
  readonly since: Date;
  readonly subscription: Selectable<Tables['subscriptions']> | null;
};

type SubscriberRow = {
  readonly tenantId: string;
  readonly clientName: string;
  readonly since: Date;
} & {
  readonly [Column in keyof Selectable<Tables['subscriptions']>]:
    | Selectable<Tables['subscriptions']>[Column]
    | null;
};

type SubscriberKey = PageKey<Subscriber>;
const KEYS: readonly SubscriberKey[] = [
  {
    column: 'tenants.created_at',
    type: 'timestamptz',
    descending: true,
    of: ({ since }) => since.toISOString(),
  },
  { column: 'tenants.id', type: 'uuid', descending: true, of: ({ tenantId }) => tenantId },
];

/** The subscribers of a plan, newest tenant first. */
export function pageSubscribers(
  tx: Transaction,
  { code, is_default: isDefault }: Pick<PlanRow, 'code' | 'is_default'>,
  request: PageRequest,
): Promise<Page<Subscriber>> {
  const query = tx
    .selectFrom('tenants')
    .leftJoin('clients', 'clients.tenant_id', 'tenants.id')
    .leftJoin('subscriptions', 'subscriptions.tenant_id', 'tenants.id')
    .selectAll('subscriptions')
    .select(['tenants.id as tenantId', 'tenants.created_at as since'])
    .select(sql<string>`coalesce(clients.name, tenants.name)`.as('clientName'))
    .where((where) =>
      where.or([
        where('subscriptions.plan_code', '=', code),
        ...(isDefault ? [where('subscriptions.tenant_id', 'is', null)] : []),
      ]),
    );
  return pageOf(query, request, { order: { name: '-since', keys: KEYS }, toRow: toSubscriber });
}

function toSubscriber({ tenantId, clientName, since, ...row }: SubscriberRow): Subscriber {
  return {
    tenantId,
    clientName,
    since,
    subscription: row.tenant_id === null ? null : (row as Selectable<Tables['subscriptions']>),
  };
}
