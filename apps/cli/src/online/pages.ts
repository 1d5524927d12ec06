import type { ListOptions } from './options.ts';

type Page<Item> = { readonly items: readonly Item[]; readonly next_cursor: string | null };
type PageQuery = { readonly limit: number; readonly cursor?: string };

const DEFAULT_LIMIT = 30;
/** The largest page the contract allows. */
const PAGE_MAX = 100;

/** The requested number of items, page by page, and the next cursor. */
export async function pages<Item>(
  { all = false, limit = DEFAULT_LIMIT, cursor }: Pick<ListOptions, 'all' | 'limit' | 'cursor'>,
  read: (query: PageQuery) => Promise<Page<Item>>,
): Promise<{ items: Item[]; next: string | null }> {
  const wanted = all ? Number.POSITIVE_INFINITY : limit;
  const items: Item[] = [];
  let next = cursor ?? null;
  do {
    const page = await read({
      limit: Math.min(PAGE_MAX, wanted - items.length),
      ...(next === null ? {} : { cursor: next }),
    });
    items.push(...page.items);
    next = page.next_cursor;
  } while (next !== null && items.length < wanted);
  return { items, next };
}

/** The first matching item, read page by page; null if there is none. */
export async function findOnPages<Item>(
  read: (query: PageQuery) => Promise<Page<Item>>,
  isMeant: (item: Item) => boolean,
): Promise<Item | null> {
  let next: string | null = null;
  do {
    const page: Page<Item> = await read({
      limit: PAGE_MAX,
      ...(next === null ? {} : { cursor: next }),
    });
    const found = page.items.find(isMeant);
    if (found !== undefined) {
      return found;
    }
    next = page.next_cursor;
  } while (next !== null);
  return null;
}

/** The note that a list has more. */
export function moreOf(next: string | null): string[] {
  return next === null ? [] : [`There are more: use --all, or --cursor ${next}`];
}
