import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { ClientCategory } from '../db/tables.ts';
import { toWaiting, TRIAGE_COLUMNS } from './waiting.read-model.ts';
import type { Waiting, WaitingRow } from './waiting.read-model.ts';

/** A client's counts for a month, from `clients_month`. */
export type MonthFacts = {
  readonly payouts: number;
  readonly payoutsToReview: number;
  /** Entries that are not in the books, and pending payouts without an entry. */
  readonly openItems: number;
  readonly posted: number;
  /** Posted entries that differ from the books, and open deposit differences. */
  readonly notReconciled: number;
};

export type PortfolioClient = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly category: ClientCategory;
  /** Null in a client that requires two-step sign-in if the caller has not done it. */
  readonly counted: { readonly waiting: Waiting; readonly month: MonthFacts } | null;
};

export type PortfolioQuery = {
  readonly userId: string;
  /** The tenants an API token is limited to; null for all of the user's. */
  readonly tenantIds: readonly string[] | null;
  readonly secondStepDone: boolean;
  readonly today: string;
  /** The first and the last day of the month. */
  readonly first: string;
  readonly last: string;
};

type Row = {
  id: string;
  tenant_id: string;
  name: string;
  client_category: ClientCategory;
} & { [Field in keyof WaitingRow]: WaitingRow[Field] | null } & {
  payouts: number | null;
  payouts_to_review: number;
  open_items: number;
  posted: number;
  not_reconciled: number;
};

/**
 * As the user, in one statement: every client that is not archived, with its open items and its counts for the month.
 */
export async function readPortfolio(
  tx: Transaction,
  { userId, tenantIds, secondStepDone, today, first, last }: PortfolioQuery,
): Promise<PortfolioClient[]> {
  const shown = secondStepDone
    ? sql`true`
    : sql`not exists (select from tenants where tenants.id = mine.tenant_id and second_step_required)`;
  const { rows } = await sql<Row>`
    with mine as (
      select clients.id, clients.tenant_id, clients.name, clients.client_category
      from clients join memberships using (tenant_id)
      where user_id = ${userId} and level <> 'no_access' and archived_at is null
        ${tenantIds === null ? sql`` : sql`and tenant_id = any(${tenantIds}::uuid[])`}
    ), shown as (select array(select mine.tenant_id from mine where ${shown}) as tenant_ids)
    select mine.*, ${TRIAGE_COLUMNS}, payouts, payouts_to_review, open_items, posted, not_reconciled
    from mine
    left join (select triage.* from shown cross join clients_triage(tenant_ids, ${today}::date) triage) triage
      on triage.tenant_id = mine.tenant_id
    left join (
      select month.* from shown cross join clients_month_of_member(tenant_ids, ${first}::date, ${last}::date) month) month
      on month.tenant_id = mine.tenant_id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    category: row.client_category,
    counted: isCounted(row) ? { waiting: toWaiting(row), month: toMonth(row) } : null,
  }));
}

function isCounted(row: Row): row is Row & WaitingRow & { payouts: number } {
  return row.attention !== null && row.payouts !== null;
}

function toMonth(row: Row & { payouts: number }): MonthFacts {
  return {
    payouts: row.payouts,
    payoutsToReview: row.payouts_to_review,
    openItems: row.open_items,
    posted: row.posted,
    notReconciled: row.not_reconciled,
  };
}
