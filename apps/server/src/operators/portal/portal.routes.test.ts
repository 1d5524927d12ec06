import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the portal counts users, runs and pending work', async () => {
  const early = await addPerson(server, { email: 'early@example.test' });
  await signIn(server, early.email);
  server.clock.advance(8 * DAY_MS);
  const operator = await addPerson(server, { email: 'operator@example.test' });
  const now = server.clock.now();
  await server.database.asOwner(async (tx) => {
    const staff = { user_id: operator.userId, level: 'system_operator', created_at: now } as const;
    await tx.insertInto('system_staff').values(staff).execute();
  });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person: early, level: 'user_owner' }],
  });
  const { pool } = server.database;
  await pool.query(
    `insert into support_tickets (tenant_id, id, opened_by_name, subject, topic, created_at, last_message_at)
      values ($1, gen_random_uuid(), 'Early', 'Help', 'other', $2, $2)`,
    [tenantId, now],
  );
  const token = await signIn(server, operator.email);
  const { body } = await server.call('GET /api/admin/portal/statistics', { token });
  const expected: components['schemas']['PortalStatistics'] = {
    measured_at: now.toISOString(),
    users: { total: 2, active_24h: 1, registered_7d: 1 },
    clients: { total: 1, trials_ending_7d: 0 },
    system: { health: 'healthy', findings: [], jobs_waiting: 0, oldest_job_ms: null },
    sync: { runs_24h: 0, failed_24h: 0 },
    postings: { unknown: 0, oldest_unknown_ms: null },
    connections: { expired: 0 },
    support: { waiting: 1 },
  };
  expect(dataOf(body)).toEqual(expected);
});

test('an unclaimed job degrades it', async () => {
  const now = server.clock.now();
  await server.database.pool.query(
    `insert into pgboss.job (name, state, start_after) values ('auth.sweep', 'created', $1)`,
    [new Date(now.getTime() - 400_000)],
  );
  const token = await signIn(server, 'operator@example.test');
  const { body } = await server.call('GET /api/admin/portal/statistics', { token });
  expect(dataOf(body)).toMatchObject({
    system: {
      health: 'degraded',
      findings: ['jobs_waiting'],
      jobs_waiting: 1,
      oldest_job_ms: 400_000,
    },
  });
});
