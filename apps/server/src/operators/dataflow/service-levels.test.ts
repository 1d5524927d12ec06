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

const keptOf = ({ levels }: Levels) =>
  Object.fromEntries(levels.map(({ name, good, total }) => [name, [good, total]]));

test('of nothing there are zeros, and what is promised', async () => {
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

test('a refusal is an answer, what nobody waited for is none, and a second is fast enough', async () => {
  await fixture.add({ duration_ms: 1_000, agoMs: 1 });
  await fixture.add({ duration_ms: 1_001, agoMs: 1 });
  await fixture.add({ status: 'refused', agoMs: 1 });
  await fixture.add({ status: 'failed', agoMs: 1 });
  await fixture.add({ status: 'aborted', agoMs: 1 });
  await fixture.add({ kind: 'job', status: 'failed', agoMs: 1 });
  await fixture.add({ status: 'failed', agoMs: 31 * DAY_MS });
  expect(keptOf(await fixture.read<Levels>('service-levels'))).toMatchObject({
    requests: [3, 4],
    fast_requests: [2, 3],
  });
});

test('entries are counted that were posted within five minutes, and those the books hold twice', async () => {
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
  expect(keptOf(levels)).toMatchObject({ prompt_postings: [1, 2] });
  expect(levels.duplicates).toBe(1);
});
