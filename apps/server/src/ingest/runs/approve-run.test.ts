import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { refusalOf } from '../../testing/test-server.ts';
import { readReason } from '../../books/posting/stored-entry.read-model.ts';

type Schemas = components['schemas'];

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});

afterAll(() => env.stop());

function entries() {
  return env.server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .select(['document_number', 'status', 'status_reason', 'verified_at', 'external_id'])
      .where('tenant_id', '=', env.tenantId)
      .orderBy('document_number')
      .execute(),
  );
}

async function standings(): Promise<string[]> {
  const rows = await entries();
  return [
    ...new Set(rows.map((row) => `${row.status}: ${readReason(row.status_reason)?.code ?? '-'}`)),
  ].toSorted();
}

async function runOf(id: string): Promise<Schemas['SyncRunDetail']> {
  return env.read(`GET /api/v2/clients/sync/${id}`);
}

describe('a report, from upload to posting', () => {
  test('waits for its store, then for its accounts, then for approval, and is posted once', async () => {
    await importReport(env, REPORT);
    const { items } = await env.read<{ items: Schemas['SyncRun'][] }>('GET sync/history');
    const [run] = items;
    const id = String(run?.id);
    expect([items.length, run?.kind, run?.status]).toEqual([1, 'file', 'succeeded']);
    expect(await standings()).toEqual(['needs_mapping: store_not_mapped']);

    await connectBooks(env, env);
    await env.read('POST books/refresh');
    await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
    // The other store of the report is not mapped: its entries keep waiting.
    expect(await standings()).toEqual([
      'needs_mapping: store_not_mapped',
      'needs_review: review_policy',
    ]);
    expect((await runOf(id)).approvable_entries).toBe(2);

    await env.read(`POST /api/v2/clients/sync/${id}/approve`);
    await expect.poll(async () => (await runOf(id)).run.state, { timeout: 30_000 }).toBe('posted');
    expect(await standings()).toEqual(['needs_mapping: store_not_mapped', 'posted: -']);
    const posted = (await entries()).filter(({ status }) => status === 'posted');
    expect(posted.every(({ verified_at: at }) => at !== null)).toBe(true);
    const books = await env.sandbox.entries(REALM);
    expect(new Set(books.map(({ DocNumber }) => DocNumber))).toEqual(
      new Set(posted.map(({ document_number: number }) => number)),
    );
    expect(books).toHaveLength(posted.length);
    const again = await env.ask(`POST /api/v2/clients/sync/${id}/approve`);
    expect(refusalOf(again).code).toBe('run_not_approvable');
    const report = await env.read<Schemas['SyncReport']>(`GET /api/v2/clients/sync/${id}/report`);
    expect(report.proof).toMatchObject({
      entries: 4,
      entries_verified: 2,
      debit_cents: report.proof.credit_cents,
    });
  });

  test('is in the export of its period, line by line, and balances', async () => {
    const address = `/api/v2/clients/sync/export?tenant_id=${env.tenantId}&start_date=2026-03-01&end_date=2026-04-30`;
    const { items } = await env.read<{ items: Schemas['ExportedLine'][] }>(
      `GET ${address}&format=json`,
    );
    const sum = (side: 'debit_cents' | 'credit_cents') =>
      items.reduce((total, line) => total + line[side], 0);
    expect(sum('debit_cents')).toBeGreaterThan(0);
    expect(sum('debit_cents')).toBe(sum('credit_cents'));
    const csv = await env.ask(`GET ${address}`);
    expect(csv.headers.get('content-disposition')).toBe(
      'attachment; filename="Harbor - Journal entries - 2026-03-01 to 2026-04-30.csv"',
    );
    // The call names no tenant: it uses the active client, else the caller's first.
    const days = 'start_date=2026-03-01&end_date=2026-04-30';
    const unnamed = await env.ask(`GET /api/v2/clients/sync/export?${days}`);
    expect([unnamed.status, unnamed.body]).toEqual([200, csv.body]);
    const lines = String(csv.body).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'Date,Document number,Store,Platform,Kind,Status,Account,Description,Debit,Credit,Currency,Payout,Payout date,Id in the books,Account id',
    );
    expect(lines).toHaveLength(items.length + 1);
    const half = await env.ask(`GET ${address.replace('&end_date=2026-04-30', '')}`);
    expect(refusalOf(half).code).toBe('validation_failed');
  });

  test('fills the days of its channel in the calendar', async () => {
    const calendar = await env.read<Schemas['SyncCalendar']>(
      'GET sync/calendar?from=2026-03-28&to=2026-04-06',
    );
    const [channel] = calendar.channels;
    expect(calendar.channels).toMatchObject([{ since: '2026-03-30' }]);
    expect(channel?.days.map(({ on, state }) => [on.slice(5), state])).toMatchObject([
      ['03-28', 'not_due'],
      ['03-29', 'not_due'],
      ['03-30', 'complete'],
      ['03-31', 'complete'],
      ['04-01', 'complete'],
      ['04-02', 'complete'],
      ['04-03', 'complete'],
      ['04-04', 'complete'],
      ['04-05', 'complete'],
      ['04-06', 'missing'],
    ]);
    const { channels } = await env.read<Schemas['SyncStatus']>('GET sync/status');
    expect(channels).toMatchObject([{ state: 'never_synced', working_run_id: null }]);
  });
});
