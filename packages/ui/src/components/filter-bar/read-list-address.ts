import { emptyListAddress, LIST_TIME_ZONES } from './list-address.ts';
import type {
  DroppedValue,
  ListAddress,
  ListFilters,
  ListRules,
  ListSort,
} from './list-address.ts';

export type ReadListAddress = { address: ListAddress; dropped: readonly DroppedValue[] };

/**
 * Parses a list's query string. It never throws: unknown values are omitted and returned in `dropped`, in address
 * order. Parameters outside the list grammar are ignored.
 *
 * @example
 * const { address, dropped } = decodeListAddress('?q=noodle&sort=color', rules);
 * address.q; // 'noodle'
 * dropped; // [{ parameter: 'sort', value: 'color' }]
 */
export function decodeListAddress(search: string, rules: ListRules): ReadListAddress {
  const params = new URLSearchParams(search);
  const dropped: DroppedValue[] = [];
  const drop = (parameter: string, value: string) => dropped.push({ parameter, value });
  /** The first valid value wins. */
  const read = <Value>(name: string, parse: (text: string) => Value | undefined) => {
    let taken: Value | undefined;
    for (const text of params.getAll(name)) {
      const value = taken === undefined ? parse(text) : undefined;
      if (value === undefined) {
        drop(name, text);
      }
      taken ??= value;
    }
    return taken;
  };
  const usual = emptyListAddress(rules);
  const address: ListAddress = {
    client: read('client', someText) ?? null,
    view: read('view', someText) ?? null,
    q: read('q', (text) => text) ?? '',
    filters: readFilters(params, rules, drop),
    ...inOrder({ from: read('from', isoDate) ?? null, to: read('to', isoDate) ?? null }, drop),
    tz: read('tz', (text) => LIST_TIME_ZONES.find((zone) => zone === text)) ?? usual.tz,
    sort: orElse(
      read('sort', (text) => readSort(text, rules)),
      usual.sort,
    ),
    cols: readColumns(params, rules, drop),
    sel: read('sel', someText) ?? null,
    panel:
      read('panel', (text) => (rules.panels?.includes(text) === true ? text : undefined)) ?? null,
    page: read('page', someText) ?? null,
  };
  return { address, dropped };
}

type Drop = (parameter: string, value: string) => void;

/** Null is a valid value here: unsorted. */
function orElse<Value>(value: Value | undefined, usual: Value): Value {
  return value === undefined ? usual : value;
}

function someText(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** A valid date: 2026-02-30 is not. */
function isoDate(text: string): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

function readSort(text: string, { sortable }: ListRules): ListSort | null | undefined {
  if (text === '') {
    return null;
  }
  const descending = text.startsWith('-');
  const columnId = descending ? text.slice(1) : text;
  return sortable.includes(columnId) ? { columnId, descending } : undefined;
}

type Dates = { from: string | null; to: string | null };

/** A range that ends before it starts is empty; neither end can be trusted. */
function inOrder({ from, to }: Dates, drop: Drop): Dates {
  if (from === null || to === null || from <= to) {
    return { from, to };
  }
  drop('from', from);
  drop('to', to);
  return { from: null, to: null };
}

function readFilters(params: URLSearchParams, { properties }: ListRules, drop: Drop): ListFilters {
  const filters = new Map<string, string[]>();
  for (const [name, text] of params) {
    if (!name.startsWith('f.')) {
      continue;
    }
    const property = properties.find(({ id }) => name === `f.${id}`);
    for (const value of splitValues(text)) {
      const known =
        value !== '' &&
        property !== undefined &&
        (property.values === undefined || property.values.some((each) => each.value === value));
      if (known) {
        const values = filters.get(property.id) ?? [];
        if (property.single === true && values.length > 0) {
          drop(name, value);
          continue;
        }
        filters.set(property.id, values.includes(value) ? values : [...values, value]);
      } else {
        drop(name, value);
      }
    }
  }
  return Object.fromEntries(filters);
}

function readColumns(
  params: URLSearchParams,
  { columns }: ListRules,
  drop: Drop,
): readonly string[] | null {
  const requested = params.getAll('cols').flatMap(splitValues);
  const shown = [...new Set(requested)].filter((id) => columns.includes(id));
  for (const id of requested) {
    if (!columns.includes(id)) {
      drop('cols', id);
    }
  }
  const isUsual = shown.length === columns.length && shown.every((id, at) => id === columns[at]);
  return shown.length === 0 || isUsual ? null : shown;
}

/** Splits at each unescaped comma; other backslashes are literal. */
function splitValues(text: string): string[] {
  const values = [''];
  for (const [part, escaped] of text.matchAll(/\\([\\,])|[^]/gu)) {
    if (part === ',') {
      values.push('');
    } else {
      values.push(`${values.pop() ?? ''}${escaped ?? part}`);
    }
  }
  return values;
}
