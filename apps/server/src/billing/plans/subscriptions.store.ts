import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { defaultPlan, findPlan } from './plans.store.ts';
import type { Plan } from './plans.store.ts';
import type { LimitedThing } from './entitlement.port.ts';
import type { Subscription } from './subscription-status.ts';

/** The subscription of a tenant; without a row it is on the default plan since its creation. */
export async function findSubscription(tx: Transaction, tenantId: string): Promise<Subscription> {
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (row === undefined) {
    return startingSubscription(tx, tenantId);
  }
  const plan = await findPlan(tx, row.plan_code);
  return subscriptionOf(row, plan ?? (await defaultPlan(tx)));
}

type SubscriptionRow = Omit<
  Selectable<Tables['subscriptions']>,
  'plan_code' | 'reminded_at' | 'updated_at'
>;

/** Maps a row and its plan to a subscription. */
export function subscriptionOf(row: SubscriptionRow, plan: Plan): Subscription {
  return {
    tenantId: row.tenant_id,
    plan,
    trialStartedAt: row.trial_started_at,
    trialDays: row.trial_days,
    trialPayouts: row.trial_payouts,
    postedPayouts: row.posted_payouts,
    payoutsReachedAt: row.payouts_reached_at,
    paid:
      row.paid_state === null
        ? null
        : {
            state: row.paid_state,
            providerRef: row.provider_ref,
            renewsAt: row.renews_at,
            cancelsAt: row.cancels_at,
            pastDueSince: row.past_due_since,
            payerId: row.payer_id,
          },
  };
}

async function startingSubscription(tx: Transaction, tenantId: string): Promise<Subscription> {
  const plan = await defaultPlan(tx);
  const { created_at } = await tx
    .selectFrom('tenants')
    .select('created_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return startOf(plan, { tenantId, at: created_at });
}

/** A plan that starts at an instant, with its trial and nothing paid. */
export function startOf(
  plan: Plan,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
): Subscription {
  return {
    tenantId,
    plan,
    trialStartedAt: at,
    trialDays: plan.trialDays,
    trialPayouts: plan.trialPayouts,
    postedPayouts: 0,
    payoutsReachedAt: null,
    paid: null,
  };
}

/** Inserts the row if there is none, then locks it until the transaction ends. */
export async function lockSubscription(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<Subscription> {
  const starting = await startingSubscription(tx, tenantId);
  await insertSubscription(tx, starting, at);
  await sql`select 1 from subscriptions where tenant_id = ${tenantId} for update`.execute(tx);
  return findSubscription(tx, tenantId);
}

/** Leaves an existing row unchanged. */
export async function insertSubscription(
  tx: Transaction,
  { tenantId, plan, trialStartedAt, trialDays, trialPayouts }: Subscription,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({
      tenant_id: tenantId,
      plan_code: plan.code,
      trial_started_at: trialStartedAt,
      trial_days: trialDays,
      trial_payouts: trialPayouts,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
}

export async function savePosted(
  tx: Transaction,
  tenantId: string,
  { postedPayouts, reachedAt, at }: { postedPayouts: number; reachedAt: Date | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ posted_payouts: postedPayouts, payouts_reached_at: reachedAt, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .execute();
}

export async function savePaid(
  tx: Transaction,
  tenantId: string,
  { planCode, paid, at }: { planCode: string; paid: NonNullable<Subscription['paid']>; at: Date },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({
      plan_code: planCode,
      paid_state: paid.state,
      provider_ref: paid.providerRef,
      renews_at: paid.renewsAt,
      cancels_at: paid.cancelsAt,
      past_due_since: paid.pastDueSince,
      payer_id: paid.payerId,
      updated_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .execute();
}

export type PlanUsage = Readonly<Record<LimitedThing, number>>;

/** A tenant's usage by kind; members without access are not counted. */
export async function countUsage(tx: Transaction, tenantId: string): Promise<PlanUsage> {
  const { rows } = await sql<PlanUsage>`select
    (select count(*) from clients where tenant_id = ${tenantId}) as clients,
    (select count(*) from stores where tenant_id = ${tenantId}) as stores,
    (select count(*) from channels where tenant_id = ${tenantId}) as channels,
    (select count(*) from memberships where tenant_id = ${tenantId} and level <> 'no_access') as users
  `.execute(tx);
  return rows[0] ?? { clients: 0, stores: 0, channels: 0, users: 0 };
}

/** Report files, evidence, ticket attachments, and unfinished uploads at their announced size. */
export async function sumStoredBytes(tx: Transaction, tenantId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select
    (select coalesce(sum(size_bytes), 0) from report_files where tenant_id = ${tenantId})
    + (select coalesce(sum(size_bytes), 0) from entry_attachments where tenant_id = ${tenantId})
    + (select coalesce(sum(size_bytes), 0) from support_attachments where tenant_id = ${tenantId})
    + (select coalesce(sum(size_bytes), 0) from report_uploads where tenant_id = ${tenantId} and completed_at is null)
    as bytes`.execute(tx);
  return Number(rows[0]?.bytes ?? 0);
}

/** Locks out concurrent additions of this kind to the tenant until the transaction ends. */
export async function lockThing(
  tx: Transaction,
  tenantId: string,
  thing: LimitedThing | 'storage',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit|${tenantId}|${thing}`}, 0))`.execute(
    tx,
  );
}

export type EndingTrial = {
  readonly tenantId: string;
  readonly tenant: string;
  readonly endsAt: Date;
};

/** Trials that end before an instant, of tenants not yet reminded; marks them as reminded. */
export async function takeEndingTrials(
  tx: Transaction,
  { now, before }: { now: Date; before: Date },
): Promise<EndingTrial[]> {
  const { rows } = await sql<{ tenant_id: string; name: string; ends_at: Date }>`
    with ending as (
      select s.tenant_id, greatest(
        s.trial_started_at + s.trial_days * interval '1 day',
        case when s.trial_payouts = 0 then s.trial_started_at else s.payouts_reached_at end
      ) as ends_at
      from subscriptions s
      where s.paid_state is null and s.trial_days > 0 and s.reminded_at is null
        and (s.trial_payouts = 0 or s.payouts_reached_at is not null)
    )
    update subscriptions s set reminded_at = ${now}
    from ending e join tenants t on t.id = e.tenant_id
    where s.tenant_id = e.tenant_id and e.ends_at > ${now} and e.ends_at <= ${before}
    returning s.tenant_id, t.name, e.ends_at`.execute(tx);
  return rows.map((row) => ({ tenantId: row.tenant_id, tenant: row.name, endsAt: row.ends_at }));
}

/** The confirmed addresses of a tenant's owners. */
export async function ownerEmails(tx: Transaction, tenantId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('level', '=', 'user_owner')
    .where('email_confirmed_at', 'is not', null)
    .orderBy('email')
    .execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}

export async function tenantName(tx: Transaction, tenantId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return name;
}
