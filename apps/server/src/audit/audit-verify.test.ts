import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { recordAudit } from './audit-log.ts';
import { auditVerify } from './audit-verify.ts';

const tenantId = randomUUID();
let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  for (const tenant of [tenantId, null, tenantId]) {
    await testDatabase.database.asOwner((tx) =>
      recordAudit(tx, {
        actor: { kind: 'job', userId: null, requestId: 'r' },
        tenantId: tenant,
        action: 'import.finished',
        target: { type: 'import', id: 'i' },
        at: new Date('2026-11-21T09:00:00.000Z'),
      }),
    );
  }
});

afterAll(() => testDatabase.drop());

async function run(): Promise<{ code: number; lines: string[] }> {
  const { host, port, user, password, database } = testDatabase.clientConfig;
  const lines: string[] = [];
  const code = await auditVerify(
    {
      databaseUrl: `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`,
      dataDir: '/nonexistent',
    },
    (text) => lines.push(text),
  );
  return { code, lines };
}

test('exits with 0 while every chain is intact, and with 10 once an entry was changed', async () => {
  expect(await run()).toEqual({
    code: 0,
    lines: ['The audit log holds: 3 entries in 2 chains.'],
  });
  await testDatabase.database.pool.query(
    `update audit_log set target_id = 'j' where tenant_id = $1 and sequence = 2`,
    [tenantId],
  );
  expect(await run()).toEqual({
    code: 10,
    lines: [
      `The audit log of tenant ${tenantId} is broken at entry 2.`,
      'The audit log does not hold: 1 of 2 chains are broken.',
    ],
  });
});
