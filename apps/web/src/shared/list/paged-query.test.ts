import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pagedQuery, rowsOf, type PageParams } from './paged-query.ts';

const PAGES: Readonly<Record<string, { items: number[]; next_cursor: string | null }>> = {
  '': { items: [1, 2], next_cursor: 'b' },
  b: { items: [3, 4], next_cursor: 'c' },
  c: { items: [5], next_cursor: null },
};

function numbers(requests: PageParams[]) {
  return pagedQuery<number>({
    key: ['numbers'],
    pageSize: 2,
    load: (page) => {
      requests.push(page);
      return Promise.resolve(PAGES[page.cursor ?? ''] ?? { items: [], next_cursor: null });
    },
  });
}

test('every row of a list is loaded page by page, each requested once', async () => {
  const requests: PageParams[] = [];
  const list = new InfiniteQueryObserver(new QueryClient(), numbers(requests));
  const close = list.subscribe(() => undefined);
  await list.refetch({ cancelRefetch: false });
  expect(list.getCurrentResult().hasNextPage).toBe(true);
  await list.fetchNextPage();
  await list.fetchNextPage();
  const { data, hasNextPage } = list.getCurrentResult();
  close();
  expect(data === undefined ? [] : rowsOf(data)).toEqual([1, 2, 3, 4, 5]);
  expect(hasNextPage).toBe(false);
  expect(requests).toEqual([{ limit: 2 }, { limit: 2, cursor: 'b' }, { limit: 2, cursor: 'c' }]);
});

test.each([
  { hidesPrevious: false, shown: [1, 2] },
  { hidesPrevious: true, shown: null },
])(
  'while other rows load, the previous ones are shown unless they belong elsewhere: $hidesPrevious',
  async ({ hidesPrevious, shown }) => {
    const listOf = (id: string) =>
      pagedQuery<number>({
        key: ['rows', id],
        pageSize: 2,
        hidesPrevious,
        load: () => Promise.resolve({ items: [1, 2], next_cursor: null }),
      });
    const list = new InfiniteQueryObserver(new QueryClient(), listOf('a'));
    const close = list.subscribe(() => undefined);
    await list.refetch({ cancelRefetch: false });
    list.setOptions(listOf('b'));
    const { data } = list.getCurrentResult();
    close();
    expect(data === undefined ? null : rowsOf(data)).toEqual(shown);
  },
);

test('a page has more than its rows', async () => {
  const list = pagedQuery<number, { items: number[]; next_cursor: null; counted: number }>({
    key: ['counted'],
    pageSize: 2,
    load: () => Promise.resolve({ items: [1, 2], next_cursor: null, counted: 7 }),
  });
  const { pages } = await new QueryClient().fetchInfiniteQuery(list);
  expect(pages.map(({ counted }) => counted)).toEqual([7]);
});
