import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBuilt } from '../testing/run-built.ts';
import { startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { StandIn } from '../testing/stand-in-server.fake.ts';

const HEALTHY = {
  measured_at: '2026-11-26T09:00:00.000Z',
  users: { total: 412, active_24h: 96, registered_7d: 11 },
  clients: { total: 1204, trials_ending_7d: 7 },
  system: { health: 'healthy', findings: [], jobs_waiting: 0, oldest_job_ms: null },
  sync: { runs_24h: 2310, failed_24h: 4 },
  postings: { unknown: 0, oldest_unknown_ms: null },
  connections: { expired: 2 },
  support: { waiting: 3 },
};
const DEGRADED = {
  ...HEALTHY,
  system: {
    health: 'degraded',
    findings: ['jobs_waiting', 'postings_unknown'],
    jobs_waiting: 14,
    oldest_job_ms: 600_000,
  },
  postings: { unknown: 1, oldest_unknown_ms: 960_000 },
};

let home = '';
let server: StandIn;
let statistics: unknown;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-portal-'));
  statistics = HEALTHY;
  server = await startStandIn(() => success(statistics));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const portal = (...args: string[]) =>
  runBuilt(['portal', ...args], {
    cwd: home,
    env: { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_0123456789' },
  });

describe('portal stats', () => {
  test('shows every figure', async () => {
    const { exitCode, stdout, stderr } = await portal('stats');
    expect([exitCode, stdout, stderr]).toEqual([
      0,
      [
        'measured_at\t2026-11-26T09:00:00.000Z',
        'health\thealthy',
        'findings\t',
        'users\t412',
        'users_active_24h\t96',
        'users_registered_7d\t11',
        'clients\t1204',
        'trials_ending_7d\t7',
        'runs_24h\t2310',
        'failed_runs_24h\t4',
        'jobs_waiting\t0',
        'oldest_job_ms\t',
        'postings_unknown\t0',
        'oldest_unknown_ms\t',
        'connections_expired\t2',
        'support_waiting\t3',
        '',
      ].join('\n'),
      '',
    ]);
    expect(server.requests.map(({ call }) => call)).toEqual(['GET /api/admin/portal/statistics']);
  });

  test.each([
    [HEALTHY, ['--exit-status'], 0],
    [DEGRADED, ['--exit-status'], 10],
    [DEGRADED, [], 0],
  ])('%j with %j ends with %d', async (input, args, wanted) => {
    statistics = input;
    const { exitCode, stdout } = await portal('stats', '--json', 'health,findings', ...args);
    const { health, findings } = input.system;
    expect([exitCode, JSON.parse(stdout)]).toEqual([wanted, { health, findings }]);
  });
});
