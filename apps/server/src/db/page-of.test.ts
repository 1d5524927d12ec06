import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { pageOf } from './page-of.ts';
import type { PageKey, PageOrder } from './page-of.ts';

type Item = { readonly day: string; readonly cents: number; readonly id: string };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const ITEMS: readonly Item[] = Array.from({ length: 24 }, (_, at) => ({
  day: `2026-11-0${String(1 + (at % 3))}`,
  cents: (at % 4) - 2,
  id: `00000000-0000-4000-8000-0000000000${String(10 + ((at * 7) % 24))}`,
}));

const KEYS = {
  day: { column: 'items.day', type: 'date', of: ({ day }) => day },
  cents: { column: 'items.cents', type: 'bigint', of: ({ cents }) => String(cents) },
  id: { column: 'items.id', type: 'uuid', of: ({ id }) => id },
} as const satisfies Record<keyof Item, PageKey<Item>>;

/** `-day` sorts from the last day to the first. */
function orderOf(...names: readonly string[]): PageOrder<Item> {
  const keys = names.map((name) => ({
    ...KEYS[name.replace('-', '') as keyof Item],
    descending: name.startsWith('-'),
  }));
  return { name: names.join(), keys };
}

function compare(names: readonly string[], one: Item, other: Item): number {
  for (const name of names) {
    const key = name.replace('-', '') as keyof Item;
    if (one[key] !== other[key]) {
      return (one[key] < other[key] ? -1 : 1) * (name.startsWith('-') ? -1 : 1);
    }
  }
  return 0;
}

function page(order: PageOrder<Item>, limit: number, cursor?: string) {
  const rows = sql.join(
    ITEMS.map(({ day, cents, id }) => sql`(${day}::date, ${cents}::bigint, ${id}::uuid)`),
  );
  return server.database.asOwner((tx) =>
    pageOf(
      tx
        .selectFrom(sql<Item>`(values ${rows})`.as<'items'>(sql`items(day, cents, id)`))
        .select(['day', 'cents', 'id']),
      { limit, cursor },
      { order, toRow: (row): Item => row },
    ),
  );
}

async function walk(order: PageOrder<Item>, limit: number): Promise<Item[][]> {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page(order, limit, cursor);
    pages.push(items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

test.each([
  [['id']],
  [['-id']],
  [['day', 'cents', 'id']],
  [['-day', '-cents', '-id']],
  [['-day', 'cents', 'id']],
  [['day', '-cents', 'id']],
  [['-cents', 'day', '-id']],
])('in the order %j every row is on one page', async (names) => {
  const sorted = ITEMS.toSorted((one, other) => compare(names, one, other));
  const pages = await walk(orderOf(...names), 5);
  expect(pages.map((rows) => rows.length)).toEqual([5, 5, 5, 5, 4]);
  expect(pages.flat()).toEqual(sorted);
  expect(await walk(orderOf(...names), 24)).toEqual([sorted]);
});

test('a cursor is valid only for its own order, and only as issued by a page', async () => {
  const { nextCursor } = await page(orderOf('-day', 'id'), 5);
  const refused = { code: 'validation_failed' };
  await expect(page(orderOf('day', 'id'), 5, nextCursor ?? '')).rejects.toMatchObject(refused);
  await expect(page(orderOf('-day', 'cents', 'id'), 5, nextCursor ?? '')).rejects.toMatchObject(
    refused,
  );
  const forged = Buffer.from(JSON.stringify(['-day,id', '2026-11-01'])).toString('base64url');
  await expect(page(orderOf('-day', 'id'), 5, forged)).rejects.toMatchObject(refused);
});
