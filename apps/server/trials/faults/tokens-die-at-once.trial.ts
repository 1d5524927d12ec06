import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { sealToken } from '../../src/connectors/connections/sealed-tokens.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { FLAWLESS } from './judge-world.ts';
import { SCENE_LIMIT_MS, openScene } from './trial-scene.ts';
import type { Scene } from './trial-scene.ts';
import type { Company } from './trial-world.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? 5);
const COMPANIES = 1;
const JOBS = 5;
const patient = { timeout: SCENE_LIMIT_MS };

let place: TestDatabase;
let program: WorkerProgram;
let scene: Scene;
beforeEach(async () => {
  place = await createTestDatabase();
  program = await buildWorker();
  const options = { seed: SEED, companies: COMPANIES, jobs: JOBS, build: 'sound' } as const;
  const contractFile = inject('contractFile');
  scene = await openScene({ ...place, ...options, contractFile, worker: program.path });
  await scene.sandbox.set('quickbooks/rotation', { every: 'each', previousWorksMs: 0 });
  // Every access token has expired: each caller first uses its refresh token.
  await scene.sandbox.set('clock', { moveMs: 7_200_000 });
  await place.database.pool.query('update connections set access_expires_at = now()');
}, 120_000);
afterEach(async () => {
  await scene.close();
  await place.drop();
  await program.remove();
}, 60_000);

async function statusOf(company: Company): Promise<string> {
  const { rows } = await place.database.pool.query<{ status: string }>(
    'select status from connections where id = $1',
    [company.connectionId],
  );
  return rows[0]?.status ?? '';
}

test(
  'with refresh tokens that expire the moment they are rotated, the new one is stored before it is used, even if processes are killed',
  async () => {
    const points = ['before_token_refresh', 'after_token_refresh'] as const;
    const workers = scene.startWorkers(
      1,
      points.map((at) => ({ at, nth: 1 })),
    );
    try {
      await expect.poll(() => workers.deaths(), patient).toEqual(points);
      await scene.settle(workers);
      await workers.end();
      expect(await scene.judge()).toEqual(FLAWLESS);
    } finally {
      await workers.killAll();
    }
  },
  2 * SCENE_LIMIT_MS,
);

test(
  'if the process dies before it could store the new token, the connection reports it, and after reconnecting everything is posted once',
  async () => {
    const workers = scene.startWorkers(1, [{ at: 'after_refresh_before_save', nth: 1 }]);
    try {
      const revoked = async (): Promise<readonly Company[]> => {
        const statuses = await Promise.all(scene.world.companies.map(statusOf));
        return scene.world.companies.filter((_company, index) => statuses[index] === 'revoked');
      };
      await expect.poll(async () => (await revoked()).length, patient).toBe(1);
      const [lost] = await revoked();
      const { rows } = await place.database.pool.query<{ status: string }>(
        'select distinct status from journal_entries where tenant_id = $1',
        [lost?.tenantId],
      );
      expect(rows.map(({ status }) => status)).not.toContain('posted');
      await connectAgain(lost);
      await scene.settle(workers);
      await workers.end();
      expect(await scene.judge()).toEqual(FLAWLESS);
    } finally {
      await workers.killAll();
    }
  },
  2 * SCENE_LIMIT_MS,
);

/** As a person does on the consent page. */
async function connectAgain(company: Company | undefined): Promise<void> {
  const { tenantId = '', connectionId = '', realmId } = company ?? {};
  const tokens = await scene.sandbox.connect(realmId);
  const row = { tenant_id: tenantId, provider: 'quickbooks', id: connectionId } as const;
  const { box } = scene.env;
  await place.database.asOwner((tx) =>
    tx
      .updateTable('connections')
      .set((connection) => ({
        status: 'connected',
        access_token: sealToken(box, row, 'access_token', tokens.access_token),
        access_expires_at: new Date(Date.now() + 3_600_000),
        refresh_token: sealToken(box, row, 'refresh_token', tokens.refresh_token),
        token_version: connection('token_version', '+', 1),
        last_error: null,
        last_error_at: null,
      }))
      .where('id', '=', connectionId)
      .execute(),
  );
}
