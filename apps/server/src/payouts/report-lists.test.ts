import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { DEMO_FOLDER } from '../locations.ts';
import { settledImport } from '../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

type Schemas = components['schemas'];
type Payout = Schemas['PayoutSummary'];
type Import = Schemas['ImportSummary'];

const FILES = [
  'uber-eats-payment-details-2026-03-30_2026-04-05.csv',
  'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv',
];

let server: TestServer;
let token: string;
let tenant: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const person = await addPerson(server, { email: 'owner@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  tenant = `/api/v2/clients/tenants/${tenantId}`;
  token = await signIn(server, 'owner@example.test');
  for (const name of FILES) {
    const body = new FormData();
    body.set('file', new Blob([Uint8Array.from(await readFile(join(DEMO_FOLDER, name)))]), name);
    const { import: started } = dataOf(
      (await server.call(`POST ${tenant}/reports`, { token, body })).body,
    ) as Schemas['UploadedImportAnswer']['data'];
    await settledImport({ server, base: tenant, token }, started.id);
    server.clock.advance(1_000);
  }
});

afterAll(() => server.stop());

type List<Item> = {
  readonly items: Item[];
  readonly next_cursor: string | null;
};

async function read<Item>(list: string, query: Record<string, string>): Promise<List<Item>> {
  const { body } = await server.call(`GET ${tenant}/${list}?${new URLSearchParams(query)}`, {
    token,
  });
  return dataOf(body) as List<Item>;
}

async function walk<Item>(list: string, query: Record<string, string>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: List<Item> = await read(list, {
      ...query,
      limit: '1',
      ...(cursor === null ? {} : { cursor }),
    });
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}

const SORTED_BY: Readonly<Record<string, (payout: Payout) => string | number>> = {
  paid: ({ payout_on }) => payout_on,
  store: ({ platform_store_name }) => platform_store_name,
  gross: ({ gross_sales_cents }) => gross_sales_cents,
  net: ({ net_cents }) => net_cents,
};

describe('payouts', () => {
  test.each(Object.keys(SORTED_BY).flatMap((key) => [key, `-${key}`]))(
    'sort by %s, the same page by page and whole',
    async (sort) => {
      const { items } = await read<Payout>('payouts', { sort });
      expect(items).toHaveLength(6);
      expect(await walk<Payout>('payouts', { sort })).toEqual(items);
      const valueOf = SORTED_BY[sort.replace('-', '')] ?? (() => 0);
      const ascending = sort.startsWith('-') ? items.toReversed() : items;
      const values = ascending.map(valueOf);
      expect(values).toEqual(
        values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)),
      );
    },
  );

  test('are newest first by default', async () => {
    expect(await read<Payout>('payouts', {})).toEqual(
      await read<Payout>('payouts', { sort: '-paid' }),
    );
  });

  test('are found by their reference or their store’s name', async () => {
    const { items } = await read<Payout>('payouts', {});
    const [first] = items;
    const found = async (q: string) =>
      (await read<Payout>('payouts', { q })).items.map(({ id }) => id);
    expect(await found((first?.payout_ref ?? '').toLowerCase())).toEqual(
      items.filter(({ payout_ref }) => payout_ref === first?.payout_ref).map(({ id }) => id),
    );
    expect(await found('pimienta')).toEqual(
      items
        .filter(({ platform_store_name: name }) => name.includes('Pimienta'))
        .map(({ id }) => id),
    );
    expect(await found('%')).toEqual([]);
  });

  test('show each payout’s own tips', async () => {
    const { items } = await read<Payout>('payouts', {});
    const tips = await Promise.all(
      items.map(async ({ id }) => {
        const { body } = await server.call(`GET ${tenant}/payouts/${id}`, { token });
        const { components } = dataOf(body) as Schemas['Payout'];
        return components.find(({ component }) => component === 'tips')?.cents ?? 0;
      }),
    );
    expect(items.map(({ tips_cents }) => tips_cents)).toEqual(tips);
    expect(tips.some((cents) => cents > 0)).toBe(true);
  });

  test('refuse an unknown order, and a cursor of another one', async () => {
    const { next_cursor } = await read<Payout>('payouts', { sort: 'net', limit: '1' });
    const codeOf = async (query: string) =>
      refusalOf(await server.call(`GET ${tenant}/payouts?${query}`, { token })).code;
    expect(await codeOf('sort=tips')).toBe('validation_failed');
    expect(await codeOf(`sort=gross&cursor=${next_cursor}`)).toBe('validation_failed');
    const forged = Buffer.from(JSON.stringify(['-paid', 'a', 'b', 'c', 'd', 'e']));
    expect(await codeOf(`cursor=${forged.toString('base64url')}`)).toBe('validation_failed');
  });
});

describe('imports', () => {
  test.each([
    ['-created', [FILES[1], FILES[0]]],
    ['created', FILES],
    ['file', [FILES[1], FILES[0]]],
    ['-file', FILES],
  ])('sort by %s, page by page', async (sort, names) => {
    const imports = await walk<Import>('imports', { sort });
    expect(imports.map(({ file }) => file.name)).toEqual(names);
    expect((await read<Import>('imports', { sort })).items).toEqual(imports);
  });

  test('are found by part of their file name', async () => {
    const { items } = await read<Import>('imports', { q: 'DETAILED_trans' });
    expect(items.map(({ file }) => file.name)).toEqual([FILES[1]]);
  });

  test('needing attention are those that stopped, could not be read, or have rows in quarantine', async () => {
    expect((await read<Import>('imports', { needs: 'attention' })).items).toEqual([]);
    const { items } = await read<Import>('imports', {});
    const states = ['failed', 'ready'] as const;
    await server.database.asOwner(async (tx) => {
      for (const [at, state] of states.entries()) {
        await sql`update sync_runs set state = ${state},
          machine = jsonb_set(machine, '{context,counts,rowsQuarantined}', ${String(at)}::jsonb)
          where id = ${items[at]?.id}`.execute(tx);
      }
    });
    const waiting = async () =>
      (await read<Import>('imports', { needs: 'attention' })).items.map(({ id }) => id);
    expect(await waiting()).toEqual(items.map(({ id }) => id));
    await server.database.asOwner((tx) =>
      sql`update sync_runs set state = 'ready' where id = ${items[0]?.id}`.execute(tx),
    );
    expect(await waiting()).toEqual([items[1]?.id]);
  });
});
