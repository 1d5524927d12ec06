import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Currency, Tables } from '../../db/tables.ts';
import type { LimitedThing } from './entitlement.port.ts';

/** The limits of a plan; null is unlimited. */
export type PlanLimits = Readonly<Record<LimitedThing | 'historyMonths', number | null>>;

export type Plan = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Per interval; null if nothing is charged. */
  readonly priceCents: number | null;
  readonly currency: Currency;
  readonly interval: 'month' | 'year';
  readonly trialDays: number;
  readonly trialPayouts: number;
  readonly limits: PlanLimits;
  /** Storage limit in bytes; null is unlimited. */
  readonly maxStoredBytes: number | null;
};

/** The plans on offer, the free one first, then by price. */
export async function listPlans(tx: Transaction): Promise<Plan[]> {
  const rows = await tx
    .selectFrom('plans')
    .selectAll()
    .where('is_listed', '=', true)
    .orderBy('price_cents', (order) => order.asc().nullsFirst())
    .orderBy('code')
    .execute();
  return rows.map(fromRow);
}

/** Includes plans that are no longer on offer. */
export async function findPlan(tx: Transaction, code: string): Promise<Plan | null> {
  const row = await tx.selectFrom('plans').selectAll().where('code', '=', code).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** A plan on offer. */
export async function findListedPlan(tx: Transaction, code: string): Promise<Plan | null> {
  const plans = await listPlans(tx);
  return plans.find((plan) => plan.code === code) ?? null;
}

/** The plan on which new tenants start. */
export async function defaultPlan(tx: Transaction): Promise<Plan> {
  const row = await tx
    .selectFrom('plans')
    .selectAll()
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow(() => new Error('No plan is the default one; set plans.is_default.'));
  return fromRow(row);
}

function fromRow(row: Selectable<Tables['plans']>): Plan {
  return {
    code: row.code,
    name: row.name,
    description: row.description,
    priceCents: row.price_cents,
    currency: row.currency,
    interval: row.interval,
    trialDays: row.trial_days,
    trialPayouts: row.trial_payouts,
    limits: {
      clients: row.max_clients,
      stores: row.max_stores,
      channels: row.max_channels,
      users: row.max_users,
      historyMonths: row.history_months,
    },
    maxStoredBytes: row.max_stored_bytes,
  };
}
