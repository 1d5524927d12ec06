import { AppError } from './errors.ts';
import { fieldError } from './field-errors.ts';

/** The position where a page starts: the sort keys of the last item of the previous page. */
export function writeCursor(keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** Rejects a cursor that this API did not issue for a list with this order and this many sort keys. */
export function readCursor(
  cursor: string | undefined,
  length: number,
  order?: string,
): string[] | null {
  if (cursor === undefined) {
    return null;
  }
  const parts = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  const named = order === undefined ? [] : [order];
  if (
    !Array.isArray(parts) ||
    parts.length !== named.length + length ||
    !parts.every((part) => typeof part === 'string' && !part.includes('\0')) ||
    named.some((name, at) => parts[at] !== name)
  ) {
    throw new AppError('validation_failed', {
      errors: [fieldError('query.cursor', 'not_a_cursor')],
    });
  }
  return parts.slice(named.length);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Text that is not JSON is not a cursor; the caller throws.
    return null;
  }
}

export type Page<Item> = { readonly items: Item[]; readonly nextCursor: string | null };

/** Makes a page of the items, of which one more than its size was read. */
export function toPage<Item>(
  items: readonly Item[],
  limit: number,
  keysOf: (item: Item) => readonly string[],
  order?: string,
): Page<Item> {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const named = order === undefined ? [] : [order];
  return {
    items: page,
    nextCursor:
      items.length > limit && last !== undefined ? writeCursor([...named, ...keysOf(last)]) : null,
  };
}

export const DEFAULT_LIMIT = 50;
