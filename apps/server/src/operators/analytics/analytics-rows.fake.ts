import { randomUUID } from 'node:crypto';
import { addTenant } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { NO_TENANT } from '../dataflow/operation-events.store.ts';

const DAY_MS = 86_400_000;

/** Rows behind the analytics, dated relative to the server's clock. */
export function rowsOf(server: TestServer) {
  const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
  const query = async (statement: string, values: readonly unknown[]) => {
    await server.database.pool.query(statement, [...values]);
  };
  return { ago, query };
}

type Rows = ReturnType<typeof rowsOf>;

export async function addRequest(
  { query, ago }: Rows,
  tenantId: string,
  event: { operation: string; userId: string | null; status?: string },
): Promise<void> {
  await query(
    `insert into operation_events (tenant_id, occurred_at, span_id, trace_id, request_id, user_id, kind, operation,
        status, attempt, duration_ms)
      values ($1, $2, $3, $4, $3, $5, 'request', $6, $7, 1, 4)`,
    [
      tenantId,
      ago(1),
      randomUUID().replaceAll('-', '').slice(0, 16),
      randomUUID().replaceAll('-', ''),
      event.userId,
      event.operation,
      event.status ?? 'succeeded',
    ],
  );
}

export async function addPayout(
  { query }: Rows,
  tenantId: string,
  { at, holds }: { at: Date; holds: boolean },
): Promise<void> {
  const [id, runId] = [randomUUID(), randomUUID()];
  await query(
    `insert into sync_runs (tenant_id, id, state, channel_type, created_at, updated_at)
      values ($1, $2, 'ready', 'ubereats', $3, $3)`,
    [tenantId, runId, at],
  );
  await query(
    `insert into payouts (tenant_id, id, import_id, platform, payout_ref, platform_store_id, channel,
        platform_store_name, payout_on, period_start_on, period_end_on, currency, gross_sales_cents, net_cents,
        identities_hold, status, reading, created_at, updated_at)
      values ($1, $2, $3, 'ubereats', $4, 's', 'marketplace', 'Platform', '2026-11-02', '2026-11-02', '2026-11-02',
        'USD', 10050, 9000, $5, 'ready', '{}', $6, $6)`,
    [tenantId, id, runId, id, holds, at],
  );
}

export async function addEntry({ query }: Rows, tenantId: string, postedAt: Date): Promise<void> {
  const id = randomUUID();
  await query(
    `insert into journal_entries (tenant_id, id, platform, kind, entry_key, document_number, entry_on, currency,
        debit_cents, entry, status, posted_at, created_at, updated_at)
      values ($1, $2, 'ubereats', 'payout', $3, $3, '2026-11-02', 'USD', 100, '{}', 'posted', $4, $4, $4)`,
    [tenantId, id, id, postedAt],
  );
}

export async function addReport(
  { query }: Rows,
  userId: string,
  report: { operation: string; context: object; at: Date },
): Promise<void> {
  await query(
    `insert into dataflow_events (tenant_id, user_id, id, operation, stage, source, severity, context, created_at, expires_at)
      values ($6, $1, $2, $3, 'load', 'frontend', 'none', $4, $5, $5)`,
    [userId, randomUUID(), report.operation, JSON.stringify(report.context), report.at, NO_TENANT],
  );
}

/** Older clients that each started a trial this many days ago. */
export async function addTrials(
  server: TestServer,
  trials: readonly { daysAgo: number; paid?: string; reached?: boolean }[],
): Promise<void> {
  const { query, ago } = rowsOf(server);
  for (const { daysAgo, paid, reached } of trials) {
    const { tenantId } = await addTenant(server, { name: 'On trial', members: [] });
    await query('update tenants set created_at = $2 where id = $1', [tenantId, ago(400)]);
    await query(
      `insert into subscriptions (tenant_id, plan_code, trial_started_at, trial_days, trial_payouts, paid_state,
          payouts_reached_at, updated_at)
        select $1, code, $2, 14, 0, $3, $4, $2 from plans order by code limit 1`,
      [tenantId, ago(daysAgo), paid ?? null, reached === true ? ago(1) : null],
    );
  }
}

export async function addMatches(
  { query, ago }: Rows,
  tenantId: string,
  matches: readonly { channel: 'ubereats' | 'doordash'; state: string; daysAgo: number }[],
): Promise<void> {
  for (const { channel, state, daysAgo } of matches) {
    const storeId = randomUUID();
    await query(
      `insert into stores (tenant_id, id, name, time_zone, currency, created_at, updated_at)
        values ($1, $2, $3, 'America/New_York', 'USD', $4, $4)`,
      [tenantId, storeId, `Store ${storeId}`, ago(daysAgo)],
    );
    await query(
      `insert into store_mappings (tenant_id, id, channel_type, store_id, platform_store_id, state, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        tenantId,
        randomUUID(),
        channel,
        storeId,
        state === 'pending' ? null : `at ${storeId}`,
        state,
        ago(daysAgo),
      ],
    );
  }
}

export async function addTicket({ query }: Rows, tenantId: string, at: Date): Promise<void> {
  await query(
    `insert into support_tickets (tenant_id, id, opened_by_name, subject, topic, created_at, last_message_at)
      values ($1, gen_random_uuid(), 'Owner', 'Help', 'other', $2, $2)`,
    [tenantId, at],
  );
}

/** A report of the tenant with these unknown columns. */
export async function addUnknownColumns(
  { query }: Rows,
  tenantId: string,
  { names, at }: { names: readonly string[]; at: Date },
): Promise<void> {
  const sha256 = randomUUID().replaceAll('-', '').repeat(2);
  await query(
    `insert into report_files (tenant_id, sha256, name, size_bytes, bytes, created_at)
      values ($1, $2, 'report.csv', 1, 'x', $3)`,
    [tenantId, sha256, at],
  );
  await query(
    `insert into report_header_sightings (tenant_id, sha256, report_type, column_name, printed, platform, is_stopped,
        first_seen_at, last_seen_at)
      select $1, $2, 'ubereats_payment_details_us', name, name, 'ubereats', false, $4, $4 from unnest($3::text[]) name`,
    [tenantId, sha256, names, at],
  );
}
