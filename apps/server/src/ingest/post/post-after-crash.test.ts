import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo, uploadFile } from '../../testing/report-uploads.ts';
import { REALM } from '../../testing/sandbox.ts';

type Schemas = components['schemas'];

const FIRST = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});

afterAll(() => env.stop());

async function stateOf(runId: string): Promise<string> {
  const { run } = await env.read<Schemas['SyncRunDetail']>(`GET /api/v2/clients/sync/${runId}`);
  return run.state;
}

/** A channel that posts automatically, because a person has posted its first entries. */
async function openAutomaticChannel(): Promise<void> {
  await importReport(env, FIRST);
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Schemas['SyncRun'][] }>('GET sync/history');
  const id = String(items[0]?.id);
  await env.read(`POST /api/v2/clients/sync/${id}/approve`);
  await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('posted');
  await env.server.database.asOwner((tx) =>
    tx
      .updateTable('channels')
      .set({ channel_config: JSON.stringify({ posting_mode: 'auto' }) })
      .where('tenant_id', '=', env.tenantId)
      .execute(),
  );
}

/** Simulates processes that die right before saving that the run posts; committed rows remain. */
async function dieBeforePostingIsSaved(): Promise<void> {
  await env.server.database.pool.query(`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger die before update on sync_runs for each row
      when (new.state like 'posting%' or new.state in ('verifying', 'posted')) execute function die()`);
}

async function liveAgain(): Promise<void> {
  await env.server.database.pool.query('drop trigger die on sync_runs; drop function die()');
}

function entriesOf(runId: string) {
  return env.server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .select(['document_number', 'status', 'status_reason', 'verified_at'])
      .where('run_id', '=', runId)
      .where('store_id', 'is not', null)
      .execute(),
  );
}

/** The same week, seven days later, with other payment references. */
async function nextWeek(): Promise<Buffer> {
  const text = (await readDemo(FIRST)).toString('utf8');
  return Buffer.from(
    text
      .replaceAll(/\b(\d{1,2})\/(\d{1,2})\/26\b/g, (_, month: string, day: string) => {
        const on = new Date(Date.UTC(2026, Number(month) - 1, Number(day) + 7));
        return `${on.getUTCMonth() + 1}/${on.getUTCDate()}/26`;
      })
      .replaceAll(/[A-Z0-9](?=[A-Z0-9]{11}\r?$)/gm, 'Z')
      .replaceAll(/\b[0-9a-f]{8}(?=-[0-9a-f]{4}-)/g, 'ffffffff'),
  );
}

test('a crash between requesting entries and saving that on the run loses none and duplicates none', async () => {
  await openAutomaticChannel();
  await dieBeforePostingIsSaved();
  const { import: uploaded } = await uploadFile(env, 'the-week-after.csv', await nextWeek());
  const { id } = uploaded;
  await expect
    .poll(
      async () =>
        (await entriesOf(id)).map(({ status, status_reason: reason }) => [status, reason]),
      { timeout: 30_000 },
    )
    .toContainEqual(['posting', null]);
  expect(await stateOf(id)).toBe('planning');
  await liveAgain();
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('posted');
  const entries = await entriesOf(id);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ status, verified_at: at }) => [status, at === null])).toEqual(
    entries.map(() => ['posted', false]),
  );
  const numbers = (await env.sandbox.entries(REALM)).map(({ DocNumber }) => DocNumber);
  for (const { document_number: number } of entries) {
    expect(numbers.filter((one) => one === number)).toEqual([number]);
  }
});
