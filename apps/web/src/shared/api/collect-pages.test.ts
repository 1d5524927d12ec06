import { expect, test } from 'vitest';
import { collectPages } from './collect-pages.ts';

test('follows the cursor to the last page and keeps the order', async () => {
  const pages: Record<string, { items: number[]; next_cursor: string | null }> = {
    first: { items: [1, 2], next_cursor: 'b' },
    b: { items: [3], next_cursor: 'c' },
    c: { items: [], next_cursor: null },
  };
  const requests: (string | null)[] = [];
  const items = await collectPages(async (cursor) => {
    requests.push(cursor);
    return pages[cursor ?? 'first'] ?? { items: [], next_cursor: null };
  });
  expect(items).toEqual([1, 2, 3]);
  expect(requests).toEqual([null, 'b', 'c']);
});
