import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/** Rows that providers, jobs and other people leave in a tenant: no request of the examples creates them. */
export async function seedTraces(
  { database: { pool }, clock }: TestServer,
  tenantId: string,
  { member, notification }: Named,
): Promise<void> {
  const now = clock.now();
  const text = (what: string): string => `${what} of ${tenantId}`;
  await pool.query(
    `insert into notification_reads (tenant_id, notification_id, user_id, read_at) values ($1, $2, $3, $4)`,
    [tenantId, notification, member, now],
  );
  await pool.query(
    `insert into notification_mails (tenant_id, notification_id, user_id, in_app, created_at)
    values ($1, $2, $3, true, $4) on conflict do nothing`,
    [tenantId, notification, member, now],
  );
  await pool.query(
    `insert into notification_deletions (tenant_id, id, count, created_at) values ($1, $2, 1, $3)`,
    [tenantId, randomUUID(), now],
  );
  await pool.query(
    `insert into consent_states (tenant_id, state_sha256, provider, user_id, created_at, expires_at)
    values ($1, $2, 'quickbooks', $3, $4, $4)`,
    [tenantId, text('state'), member, now],
  );
  await pool.query(
    `insert into platform_store_refreshes (tenant_id, provider, state, report_id, requested_at, finished_at)
    values ($1, 'doordash', 'done', $2, $3, $3)`,
    [tenantId, text('report'), now],
  );
  await pool.query(
    `insert into platform_reports
      (tenant_id, id, run_id, provider, external_id, report_type, platform_store_ids, period_from, period_to, state, requested_at)
    select tenant_id, $2, id, 'ubereats', $3, 'PAYMENT_DETAILS_REPORT', '{}', $4::date, $4::date, 'downloaded', $4
      from sync_runs where tenant_id = $1 order by id limit 1`,
    [tenantId, randomUUID(), text('workflow'), now],
  );
  await pool.query(
    `insert into sync_schedules (tenant_id, channel_id, updated_at)
    select tenant_id, id, $2 from channels where tenant_id = $1 order by id limit 1
    on conflict do nothing`,
    [tenantId, now],
  );
  await pool.query(`insert into drift_checks (tenant_id, checked_at) values ($1, $2)`, [
    tenantId,
    now,
  ]);
  await seedPosting({ pool }, { tenantId, now, text });
}

type TraceSeed = {
  readonly tenantId: string;
  readonly now: Date;
  readonly text: (what: string) => string;
};

/** A posting that was given up after its first call. */
async function seedPosting(
  { pool }: Pick<TestServer['database'], 'pool'>,
  { tenantId, now, text }: TraceSeed,
): Promise<void> {
  const id = randomUUID();
  await pool.query(
    `insert into postings
      (tenant_id, id, entry_id, realm_id, operation, key, request_id, document_number, payload, payload_sha256, state,
       sends, created_at, updated_at, finished_at)
    select tenant_id, $2, id, $3::text, 'create', encode(sha256(convert_to($3::text, 'UTF8')), 'hex'), $4, document_number, '{}', '', 'cancelled',
       1, $5, $5, $5
      from journal_entries where tenant_id = $1 order by id limit 1`,
    [tenantId, id, text('realm'), id, now],
  );
  await pool.query(
    `insert into posting_attempts
      (tenant_id, id, posting_id, action, request_id, fence, worker, http_status, outcome, message, duration_ms, created_at)
    values ($1, $2, $3, 'send', $4, 1, 'a-worker', 400, 'refused', $5, 20, $6)`,
    [tenantId, randomUUID(), id, id, text('Refused for the books'), now],
  );
}
