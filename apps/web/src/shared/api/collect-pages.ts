type Page<Item> = { readonly items: readonly Item[]; readonly next_cursor: string | null };

/** All items of a paginated list, page by page. */
export async function collectPages<Item>(
  load: (cursor: string | null) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await load(cursor);
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}
