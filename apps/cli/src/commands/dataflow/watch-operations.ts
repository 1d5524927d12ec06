import type { components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { printList } from '../../online/print.ts';
import type { Settings } from '../../online/settings.ts';
import { asStream, clearScreen, redraws, watch } from '../../online/watch.ts';
import { OPERATION_FIELDS } from './fields.ts';
import type { DataflowOperationsOptions } from './options.ts';

type Operation = components['schemas']['DataflowOperation'];
type Page = { readonly items: readonly Operation[]; readonly next_cursor: string | null };
type ReadPage = (page: { readonly limit: number; readonly cursor?: string }) => Promise<Page>;

/** The largest page the contract allows, so that events recorded late are still found. */
const PAGE = 100;
/** Lines printed before the first new one. */
const DEFAULT_LIMIT = 30;
/** At most this many pages are read per poll: older ones are dropped. */
const PAGES_MAX = 20;

type Watching = {
  readonly context: Context;
  readonly options: DataflowOperationsOptions;
  readonly settings: Settings;
};

/** Redraws the newest operations on a terminal; in a pipe, prints each one as it completes. */
export async function watchOperations(
  { context, options, settings }: Watching,
  read: ReadPage,
): Promise<void> {
  const printing = {
    context,
    settings: asStream(options, settings),
    options: { ...options, pager: false },
  };
  const { limit = DEFAULT_LIMIT } = options;
  if (redraws(context, options, settings)) {
    await watch({
      context,
      options,
      read: () => read({ limit: Math.min(PAGE, limit) }),
      show: async ({ items }) => {
        clearScreen(context);
        await printList(printing, OPERATION_FIELDS, items);
        return false;
      },
    });
    return;
  }
  const readNew = createReadNew(read, limit);
  let isFirst = true;
  await watch({
    context,
    options,
    read: readNew,
    show: async (items) => {
      const header = isFirst ? {} : { header: false };
      isFirst = false;
      const lines = { ...printing, options: { ...printing.options, ...header } };
      await printList(lines, OPERATION_FIELDS, items);
      return false;
    },
  });
}

/** Returns the operations not returned before, oldest first; initially the newest `limit`. */
function createReadNew(read: ReadPage, limit: number): () => Promise<Operation[]> {
  let seen: ReadonlySet<string> | null = null;
  return async () => {
    const known: ReadonlySet<string> = seen ?? new Set();
    const found = await readPages(read, seen === null ? () => false : ({ id }) => !known.has(id));
    const fresh = found.filter(({ id }) => !known.has(id));
    const shown = seen === null ? fresh.slice(0, limit) : fresh;
    seen = new Set([...found.map(({ id }) => id), ...[...known].slice(0, PAGE * PAGES_MAX)]);
    return shown.reverse();
  };
}

/** The newest page, and further pages as long as everything on them is new. */
async function readPages(
  read: ReadPage,
  isNew: (operation: Operation) => boolean,
): Promise<Operation[]> {
  const found: Operation[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page: Page = await read({ limit: PAGE, ...(cursor === null ? {} : { cursor }) });
    found.push(...page.items);
    cursor = page.next_cursor;
    if (cursor === null || !found.every(isNew)) {
      break;
    }
  }
  return found;
}
