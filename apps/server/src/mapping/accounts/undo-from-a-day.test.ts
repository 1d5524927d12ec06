import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { grantTenantScope } from '../../db/database.ts';
import { addTenant, refusalOf } from '../../testing/test-server.ts';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { createAccountMappings } from './account-mapping.ts';

type Change = components['schemas']['AccountMappingChange'];

const COMPONENT = 'processing_fee';

let env: TestEnvironment;
let first: string;
let second: string;
let third: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  const { items } = await env.read<{ items: components['schemas']['BooksObject'][] }>(
    'GET books/objects?kind=account',
  );
  [first = '', second = '', third = ''] = items
    .filter(({ account_type: type, blocked }) => type === 'Expense' && blocked === null)
    .map(({ id }) => id);
});

afterAll(() => env.stop());

beforeEach(() => save(null));

/** Each save is a second after the previous one. */
async function save(accountId: string | null, from: string | null = null): Promise<void> {
  env.server.clock.advance(1_000);
  await env.read('PUT account-mapping', {
    platform: null,
    store_id: null,
    version: null,
    effective_from: from,
    components: [
      {
        component: COMPONENT,
        target:
          accountId === null
            ? null
            : {
                account_id: accountId,
                class_id: null,
                department_id: null,
                tax_code_id: null,
                entity: null,
              },
      },
    ],
  });
}

async function latest(): Promise<Change> {
  const { items } = await env.read<{ items: Change[] }>('GET account-mapping/history?limit=1');
  const [change] = items;
  if (change === undefined) {
    throw new Error('Nothing was changed yet');
  }
  return change;
}

function undo(change: Change) {
  env.server.clock.advance(1_000);
  return env.ask(`POST account-mapping/history/${change.id}/undo`, {});
}

/** The account that is effective on each date. */
function accountsOn(...days: readonly string[]): Promise<(string | null)[]> {
  const { server, owner, tenantId } = env;
  const scope = grantTenantScope(tenantId, owner.userId, 'test');
  return server.database.inTenant(scope, (tx) =>
    Promise.all(
      days.map(async (on) => {
        const place = { platform: 'ubereats', storeId: null, on } as const;
        const mapping = await createAccountMappings().effective(tx, place);
        return mapping.get(COMPONENT)?.accountId ?? null;
      }),
    ),
  );
}

const DAYS = ['2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10'] as const;

test('an account applies from its date on, and the latest change wins', async () => {
  await save(first);
  await save(second, '2026-12-10');
  expect(await accountsOn(...DAYS)).toEqual([first, first, first, second]);
  await save(third, '2026-12-01');
  expect(await accountsOn(...DAYS)).toEqual([first, third, third, third]);
  await save(null, '2026-12-10');
  expect(await accountsOn(...DAYS)).toEqual([first, third, third, null]);
});

test('the same account from an earlier date, or from every date, covers the dates before', async () => {
  await save(first);
  await save(second, '2026-12-10');
  await save(second, '2026-12-01');
  expect(await accountsOn(...DAYS)).toEqual([first, second, second, second]);
  expect((await latest()).effective_from).toBe('2026-12-01');
  await save(second);
  expect(await accountsOn(...DAYS)).toEqual([second, second, second, second]);
  expect((await latest()).effective_from).toBeNull();
  expect((await undo(await latest())).status).toBe(200);
  expect(await accountsOn(...DAYS)).toEqual([first, second, second, second]);
});

test('the same account from a later date changes nothing and records no change', async () => {
  await save(first);
  await save(second, '2026-12-01');
  const change = await latest();
  await save(second, '2026-12-10');
  expect(await accountsOn(...DAYS)).toEqual([first, second, second, second]);
  expect((await latest()).id).toBe(change.id);
});

test('a target cleared from a date on can be cleared from an earlier one', async () => {
  await save(first);
  await save(null, '2026-12-10');
  await save(null, '2026-12-01');
  expect(await accountsOn(...DAYS)).toEqual([first, null, null, null]);
});

test('undoing an account for every date restores each date', async () => {
  await save(first);
  await save(second, '2026-12-01');
  await save(third);
  expect(await accountsOn(...DAYS)).toEqual([third, third, third, third]);
  expect((await undo(await latest())).status).toBe(200);
  expect(await accountsOn(...DAYS)).toEqual([first, second, second, second]);
});

test('undoing an account from a date on keeps earlier dates, and later versions', async () => {
  await save(first);
  await save(second, '2026-12-10');
  await save(third, '2026-12-01');
  expect((await undo(await latest())).status).toBe(200);
  expect(await accountsOn(...DAYS)).toEqual([first, first, first, second]);
});

test('undoing the first account leaves none, and can be undone in turn', async () => {
  await save(first, '2026-12-01');
  await undo(await latest());
  expect(await accountsOn(...DAYS)).toEqual([null, null, null, null]);
  await undo(await latest());
  expect(await accountsOn(...DAYS)).toEqual([null, first, first, first]);
});

test('a change is not undone twice, nor after the same account was chosen again from another date', async () => {
  await save(first);
  await save(second);
  const change = await latest();
  await save(third);
  await save(second, '2026-12-01');
  expect(refusalOf(await undo(change))).toMatchObject({ status: 409, code: 'mapping_changed' });
  expect(await accountsOn(...DAYS)).toEqual([third, second, second, second]);
  const newest = await latest();
  expect((await undo(newest)).status).toBe(200);
  expect(refusalOf(await undo(newest))).toMatchObject({ status: 409, code: 'mapping_changed' });
});

test('another client’s change is not found', async () => {
  await save(first);
  const change = await latest();
  const { server, owner, token } = env;
  const { tenantId } = await addTenant(server, {
    name: 'Other',
    members: [{ person: owner, level: 'user_owner' }],
  });
  const base = `/api/v2/clients/tenants/${tenantId}`;
  const refused = await server.call(`POST ${base}/account-mapping/history/${change.id}/undo`, {
    token,
    json: {},
  });
  expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'mapping_change_not_found' });
  expect(await accountsOn(...DAYS)).toEqual([first, first, first, first]);
});
