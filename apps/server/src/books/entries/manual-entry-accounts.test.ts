import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { addPerson, addTenant } from '../../testing/test-server.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { createManualEntry } from './manual-entry.ts';

const clock = createFakeClock();

let testDatabase: TestDatabase;
let scope: TenantScope;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const person = await addPerson({ database, clock }, { email: 'owner@example.test' });
  const members = [{ person, level: 'user_owner' as const }];
  const { tenantId } = await addTenant({ database, clock }, { name: 'Harbor', members });
  scope = grantTenantScope(tenantId, person.userId, 'test');
  await connect('disconnected', '2026-01-01', { '91': 'Old clearing', '92': 'Old sales' });
  await connect('connected', '2026-06-01', { '91': 'Clearing', '93': 'Sales' });
});

afterAll(() => testDatabase.drop());

/** Connects a QuickBooks company with these accounts by ID. */
async function connect(
  status: 'connected' | 'disconnected',
  on: string,
  accounts: Readonly<Record<string, string>>,
): Promise<void> {
  const at = new Date(`${on}T00:00:00Z`);
  const id = randomUUID();
  const { tenantId } = scope;
  await testDatabase.database.asOwner(async (tx) => {
    await tx
      .insertInto('connections')
      .values({
        tenant_id: tenantId,
        id,
        provider: 'quickbooks',
        external_id: id,
        external_name: on,
        status,
        details: JSON.stringify({ country: 'US' }),
        connected_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx
      .insertInto('books_objects')
      .values(
        Object.entries(accounts).map(([externalId, name]) => ({
          tenant_id: tenantId,
          connection_id: id,
          kind: 'account' as const,
          external_id: externalId,
          name,
          full_name: name,
          active: true,
          fetched_at: at,
        })),
      )
      .execute();
  });
}

/** The account names stored with the entry. */
async function namesIn(debit: string, credit: string): Promise<readonly string[]> {
  const deps = {
    clock,
    live: { changed: async () => undefined },
    mappings: { effective: async () => new Map() },
  } as unknown as EntriesDeps;
  const line = (account_id: string, side: 'debit' | 'credit') => ({
    account_id,
    side,
    amount_cents: 700,
  });
  return testDatabase.database.inTenant(scope, async (tx) => {
    const id = await createManualEntry(deps, tx, scope, {
      request: {
        entry_on: '2026-11-08',
        currency: 'USD',
        memo: 'A correction',
        lines: [line(debit, 'debit'), line(credit, 'credit')],
        allow_duplicate: true,
      },
      actor: { kind: 'user', userId: scope.userId, requestId: 'test' },
    });
    const { entry } = await tx
      .selectFrom('journal_entries')
      .select('entry')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { booksLines } = entry as unknown as {
      booksLines: readonly { readonly accountName: string }[];
    };
    return booksLines.map(({ accountName }) => accountName);
  });
}

describe('an account of a manual entry', () => {
  test('has the name from the connected company, not from another one with the same ID', async () => {
    expect(await namesIn('91', '93')).toEqual(['Clearing', 'Sales']);
  });

  test('that exists only in a disconnected company is not found', async () => {
    await expect(namesIn('91', '92')).rejects.toMatchObject({
      code: 'manual_entry_account_unknown',
    });
  });

  test('comes from the last connected company if none is connected now', async () => {
    await testDatabase.database.asOwner((tx) =>
      tx.updateTable('connections').set({ status: 'disconnected' }).execute(),
    );
    expect(await namesIn('93', '91')).toEqual(['Sales', 'Clearing']);
  });
});
