import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readDemo, reportForm } from '../../src/testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../src/testing/test-server.ts';
import type { TestServer } from '../../src/testing/test-server.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { supervise } from './supervisor.ts';
import type { CrashPlan } from './crash-plan.ts';
import { addressOf } from './trial-environment.ts';
import { trialEnv } from './trial-settings.ts';

const LIMIT_MS = 240_000;
const POLL_LIMIT_MS = 100_000;
const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const APRIL = { from: '2026-04-01', to: '2026-04-30' };
const patient = { timeout: POLL_LIMIT_MS, interval: 200 };

/** No provider is called here; each process can open what another has sealed. */
const SETTINGS = trialEnv('', 'http://127.0.0.1:9');

let server: TestServer;
let program: WorkerProgram;
beforeEach(async () => {
  server = await startTestServer({ env: { SECRET_KEYS: SETTINGS['SECRET_KEYS'] ?? '' } });
  program = await buildWorker();
}, 120_000);
afterEach(async () => {
  await server.stop();
  await program.remove();
});

/** Worker processes one after the other, each dying according to its plan. */
function startWorkers(plans: readonly CrashPlan[]) {
  const left = [...plans];
  return supervise({
    program: program.path,
    env: {
      PATH: process.env['PATH'],
      ...SETTINGS,
      DATABASE_URL: addressOf(server.clientConfig),
      CONTRACT: inject('contractFile'),
    },
    workers: 1,
    nextPlan: () => left.shift() ?? null,
  });
}

type Report = { id: string; state: string; sha256: string | null };

async function addTenantWithBooks(): Promise<{ tenantId: string; token: string; base: string }> {
  const person = await addPerson(server, { email: 'owner@example.test' });
  const members = [{ person, level: 'user_owner' } as const];
  const { tenantId } = await addTenant(server, { name: 'Juniper', members });
  const token = await signIn(server, person.email);
  return { tenantId, token, base: `/api/v2/clients/tenants/${tenantId}` };
}

async function oldAndNewEvents(tenantId: string): Promise<number[]> {
  const { rows } = await server.database.pool.query<{ old: number; fresh: number }>(
    `select count(*) filter (where created_at < now() - interval '1 day') as old,
        count(*) filter (where created_at >= now() - interval '1 day') as fresh
      from live_events where tenant_id = $1 and topic = 'batch'`,
    [tenantId],
  );
  return [rows[0]?.old ?? 0, rows[0]?.fresh ?? 0];
}

test(
  'a worker killed during an export or a clean-up leaves no partial result, and the next one finishes it',
  async () => {
    const { tenantId, token, base } = await addTenantWithBooks();
    await server.database.pool.query(
      `insert into live_events (tenant_id, topic, subject_id, created_at)
        select $1, 'batch', gen_random_uuid(), created_at
        from unnest(array[now() - interval '2 days', now()]) as created_at`,
      [tenantId],
    );
    const workers = startWorkers([
      { at: 'mid_export', nth: 1 },
      { at: 'mid_cleanup', nth: 1 },
    ]);
    try {
      const body = reportForm(REPORT, await readDemo(REPORT));
      await server.call(`POST ${base}/reports`, { token, body });
      const paid = 'select from payouts where tenant_id = $1';
      await expect
        .poll(async () => {
          workers.check();
          return (await server.database.pool.query(paid, [tenantId])).rowCount;
        }, patient)
        .toBeGreaterThan(0);
      const json = { ...APRIL, kind: 'month_end_pack', format: 'zip' };
      const generated = await server.call(`POST ${base}/generated-reports`, { token, json });
      const { id } = dataOf(generated.body) as Report;
      const download = `GET ${base}/generated-reports/${id}/download`;
      const found = async (): Promise<Report | undefined> => {
        const list = await server.call(`GET ${base}/generated-reports`, { token });
        return (dataOf(list.body) as { items: Report[] }).items.find((each) => each.id === id);
      };

      await expect.poll(() => workers.deaths(), patient).toEqual(['mid_export']);
      expect(await found()).toMatchObject({ state: 'queued', sha256: null });
      expect((await server.call(download, { token })).status).toBe(409);

      await server.database.asOwner((tx) =>
        server.server.queue.enqueue(tx, 'live.sweep', {}, { key: 'sweep' }),
      );
      await expect.poll(() => workers.deaths(), patient).toEqual(['mid_export', 'mid_cleanup']);
      expect(await oldAndNewEvents(tenantId)).toEqual([1, 1]);

      await expect.poll(async () => (await found())?.state, patient).toBe('ready');
      const sha256 = (await found())?.sha256;
      const answer = await fetch(`${server.url}${download.slice('GET '.length)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      await expect.poll(() => oldAndNewEvents(tenantId), patient).toEqual([0, 1]);
      const { rows } = await server.database.pool.query(
        `select times from notifications where tenant_id = $1 and event = 'report_ready'`,
        [tenantId],
      );
      expect(rows).toEqual([{ times: 1 }]);
      workers.check();
    } finally {
      await workers.killAll();
    }
  },
  3 * LIMIT_MS,
);
