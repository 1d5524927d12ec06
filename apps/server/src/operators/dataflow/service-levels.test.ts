import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, openDataflowServer } from './dataflow-server.fake.ts';
import type { DataflowServer } from './dataflow-server.fake.ts';

type Levels = components['schemas']['ServiceLevels'];

let fixture: DataflowServer;

beforeAll(async () => {
  fixture = await openDataflowServer();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.stop());

const attachmentOf = ({ levels }: Levels) =>
  Object.fromEntries(levels.map(({ name, good, total }) => [name, [good, total]]));

test('without events there are zeros, and the objectives', async () => {
  const levels = await fixture.read<Levels>('service-levels');
  expect(levels).toEqual({
    days: 30,
    from: new Date(fixture.now.getTime() - 30 * DAY_MS).toISOString(),
    measured_at: fixture.now.toISOString(),
    levels: [
      { name: 'requests', target_percent: 99.9, good: 0, total: 0 },
      { name: 'fast_requests', target_percent: 99, good: 0, total: 0 },
      { name: 'postings', target_percent: 99.5, good: 0, total: 0 },
      { name: 'prompt_postings', target_percent: 99, good: 0, total: 0 },
      { name: 'balanced_payouts', target_percent: 99, good: 0, total: 0 },
    ],
    duplicates: 0,
  });
});

test('a rejection counts as a response, an aborted request does not count, and a second is fast enough', async () => {
  await fixture.add({ duration_ms: 1_000, agoMs: 1 });
  await fixture.add({ duration_ms: 1_001, agoMs: 1 });
  await fixture.add({ status: 'refused', agoMs: 1 });
  await fixture.add({ status: 'failed', agoMs: 1 });
  await fixture.add({ status: 'aborted', agoMs: 1 });
  await fixture.add({ kind: 'job', status: 'failed', agoMs: 1 });
  await fixture.add({ status: 'failed', agoMs: 31 * DAY_MS });
  expect(attachmentOf(await fixture.read<Levels>('service-levels'))).toMatchObject({
    requests: [3, 4],
    fast_requests: [2, 3],
  });
});

test('entries posted within five minutes are counted, and duplicates in the books', async () => {
  const entry = async (waitedMs: number, reason: object | null = null) => {
    const id = randomUUID();
    const postedAt = new Date(fixture.now.getTime() - DAY_MS);
    await fixture.sqlRows(
      `insert into journal_entries (tenant_id, id, kind, entry_key, document_number, entry_on, currency, debit_cents,
          entry, status, status_reason, approved_at, posted_at, created_at, updated_at)
        values ($1, $2, 'payout', $3, $3, '2026-11-08', 'USD', 100, '{}', 'posted', $4, $5, $6, $6, $6)`,
      [
        fixture.tenantId,
        id,
        id,
        reason === null ? null : JSON.stringify(reason),
        new Date(postedAt.getTime() - waitedMs),
        postedAt,
      ],
    );
  };
  await entry(300_000);
  await entry(300_001, { code: 'found_twice' });
  const levels = await fixture.read<Levels>('service-levels?days=2');
  expect(attachmentOf(levels)).toMatchObject({ prompt_postings: [1, 2] });
  expect(levels.duplicates).toBe(1);
});

test('successes are counted among entries posted or given up, and among payouts read', async () => {
  const at = new Date(fixture.now.getTime() - DAY_MS);
  const before = new Date(fixture.now.getTime() - 3 * DAY_MS);
  const posting = (state: string, finishedAt: Date) =>
    fixture.sqlRows(
      `insert into postings (tenant_id, id, entry_id, realm_id, operation, key, request_id, document_number, payload,
          payload_sha256, state, created_at, updated_at, finished_at)
        select tenant_id, $2::uuid, id, 'realm', 'create', encode(sha256(convert_to($2::text, 'UTF8')), 'hex'), $2::text,
          document_number, '{}', '', $3, $4, $4, $4
        from journal_entries where tenant_id = $1 order by id limit 1`,
      [fixture.tenantId, randomUUID(), state, finishedAt],
    );
  await posting('posted', at);
  await posting('posted', at);
  await posting('blocked', at);
  await posting('cancelled', at);
  await posting('posted', before);
  const payout = (holds: boolean, createdAt: Date) =>
    fixture.sqlRows(
      `with run as (
        insert into sync_runs (tenant_id, id, state, channel_type, created_at, updated_at)
          values ($1, $2::uuid, 'ready', 'ubereats', $4, $4)
      )
      insert into payouts (tenant_id, id, import_id, platform, payout_ref, platform_store_id, channel,
          platform_store_name, payout_on, period_start_on, period_end_on, currency, gross_sales_cents, net_cents,
          identities_hold, status, reading, created_at, updated_at)
        values ($1, $2::uuid, $2::uuid, 'ubereats', $2::text, 's', 'marketplace', 'Platform', '2026-11-02', '2026-11-02',
          '2026-11-02', 'USD', 100, 90, $3, 'ready', '{}', $4, $4)`,
      [fixture.tenantId, randomUUID(), holds, createdAt],
    );
  await payout(true, at);
  await payout(false, at);
  await payout(false, before);
  expect(attachmentOf(await fixture.read<Levels>('service-levels?days=2'))).toMatchObject({
    postings: [2, 3],
    balanced_payouts: [1, 2],
  });
});
