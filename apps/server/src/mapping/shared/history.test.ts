import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { seeStores } from '../../testing/store-mappings.ts';
import { refusalOf } from '../../testing/test-server.ts';
import { newestFirst } from './history.ts';

test('a history is sorted newest first, and by ID for equal times', () => {
  const { name, keys } = newestFirst<{ readonly id: string; readonly on: Date }>(
    { at: 'changes.made_at', id: 'changes.id' },
    ({ on }) => on,
  );
  const row = { id: 'one', on: new Date('2026-11-20T14:02:00.250Z') };
  expect(name).toBe('-changes.made_at');
  expect(
    keys.map(({ column, type, descending, of }) => [column, type, descending, of(row)]),
  ).toEqual([
    ['changes.made_at', 'timestamptz', true, '2026-11-20T14:02:00.250Z'],
    ['changes.id', 'uuid', true, 'one'],
  ]);
});

type Item = { readonly id: string };
type Listed = { readonly items: readonly Item[]; readonly next_cursor: string | null };

const TARGET = { class_id: null, department_id: null, tax_code_id: null, entity: null };
const COMPONENTS = ['commission', 'processing_fee', 'ads_marketing', 'promo_fee', 'tips'];

describe('the history of', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await openTestEnvironment();
    const { server } = env;
    await connectBooks(env, env);
    await env.read('POST books/refresh');
    const { items } = await env.read<{ items: readonly (Item & { readonly name: string })[] }>(
      'GET books/objects?kind=account',
    );
    const account = items.find(({ name }) => name === 'Delivery Commissions');
    // Two at the same time, then one by one.
    const own = { ...TARGET, account_id: account?.id ?? null };
    for (const components of [
      COMPONENTS.slice(0, 2),
      ...COMPONENTS.slice(2, 4).map((one) => [one]),
    ]) {
      server.clock.advance(1_000);
      await env.read('PUT account-mapping', {
        platform: null,
        store_id: null,
        version: null,
        components: components.map((component) => ({ component, target: own })),
      });
    }
    const { userId: ownerId, email } = env.owner;
    await seeStores(server, { ...env, ownerId, email, call: env.ask }, [
      { id: 'uuid-1', name: 'Kitchen' },
    ]);
    for (const name of ['Harbor', 'Canal', 'Pier']) {
      server.clock.advance(1_000);
      await env.read('POST stores', { name });
    }
  });

  afterAll(() => env.stop());

  const read = (path: string, query: string) => env.read<Listed>(`GET ${path}?${query}`);

  async function walk(path: string, limit: number): Promise<Item[][]> {
    const pages: Item[][] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page: Listed = await read(path, `limit=${limit}${query}`);
      pages.push([...page.items]);
      cursor = page.next_cursor;
    } while (cursor !== null);
    return pages;
  }

  test.each(['account-mapping/history', 'store-mappings'])(
    '%s lists every row on one page only, including those of the same time',
    async (path) => {
      const { items, next_cursor: rest } = await read(path, 'limit=100');
      expect([items.length, rest]).toEqual([4, null]);
      for (const limit of [1, 2, 3]) {
        const pages = await walk(path, limit);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        expect(pages.flat().map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      }
    },
  );

  test.each([
    ['account-mapping/history', 'store-mappings'],
    ['store-mappings', 'account-mapping/history'],
  ])('%s accepts no cursor of %s, no old one and no forged one', async (path, other) => {
    const { next_cursor: foreign } = await read(other, 'limit=1');
    const [item] = (await read(path, 'limit=1')).items;
    const before = ['2026-11-20T14:02:00.000Z', item?.id];
    const order =
      { 'store-mappings': 'store_mappings.created_at' }[path] ??
      'account_mapping_changes.changed_at';
    const written = [before, [`-${order}`, 'soon', item?.id], [`-${order}`, before[0], 'one']];
    const cursors = written.map((parts) =>
      Buffer.from(JSON.stringify(parts)).toString('base64url'),
    );
    for (const cursor of [String(foreign), ...cursors, 'x']) {
      expect(refusalOf(await env.ask(`GET ${path}?cursor=${cursor}`))).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
  });
});
