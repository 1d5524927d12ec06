import { withBalances } from './balances.ts';
import type { Books } from './books.ts';
import { entityNamed } from './entities.ts';
import type { Entity } from './entity.ts';
import { invalidQuery } from './qbo-fault.ts';
import { asObject, type QboObject, type Saved } from './qbo-object.ts';
import { asText } from '../core/text.ts';
import { parseQuery, type Condition, type Query } from './query-language.ts';

function valueAt(object: QboObject, property: string): unknown {
  return property.split('.').reduce<unknown>((value, name) => asObject(value)[name], object);
}

/** Compares times as instants, numbers as numbers, everything else as case-insensitive text. */
function compare(left: unknown, right: string): number {
  if (typeof left === 'number') {
    return left - Number(right);
  }
  const text = asText(left);
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(right))) {
    return Date.parse(text) - Date.parse(right);
  }
  const [a, b] = [text.toLowerCase(), right.toLowerCase()];
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

function isLike(value: unknown, pattern: string): boolean {
  const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('%', '.*');
  return new RegExp(`^${source}$`, 'i').test(asText(value));
}

const ORDERED = {
  '=': (difference: number) => difference === 0,
  '<': (difference: number) => difference < 0,
  '>': (difference: number) => difference > 0,
  '<=': (difference: number) => difference <= 0,
  '>=': (difference: number) => difference >= 0,
};

function holds(object: Saved, { property, operator, values }: Condition): boolean {
  const value = valueAt(object, property);
  const [first = ''] = values;
  if (operator === 'IN') {
    return values.some((each) => compare(value, each) === 0);
  }
  if (operator === 'LIKE') {
    return isLike(value, first);
  }
  return value !== undefined && ORDERED[operator](compare(value, first));
}

function assertProperties(entity: Entity, query: Query): void {
  const properties = [
    ...(query.properties ?? []),
    ...query.conditions.map(({ property }) => property),
    ...query.order.map(({ property }) => property),
  ];
  const unknown = properties.find(
    (property) => !entity.fields.includes(property.split('.')[0] ?? ''),
  );
  if (unknown !== undefined) {
    throw invalidQuery(`Property ${unknown} not found for Entity ${entity.name}`);
  }
}

/** Names sort by name, transactions newest first (observed). */
function sorted(objects: readonly Saved[], { order }: Query, entity: Entity): Saved[] {
  const by =
    order.length > 0
      ? order
      : entity.hasActive
        ? [{ property: 'Name' in (objects[0] ?? {}) ? 'Name' : 'DisplayName', descending: false }]
        : [
            { property: 'MetaData.LastUpdatedTime', descending: true },
            { property: 'Id', descending: true },
          ];
  return objects.toSorted((left, right) => {
    for (const { property, descending } of by) {
      const [a, b] = [valueAt(left, property), valueAt(right, property)];
      const difference = property === 'Id' ? Number(a) - Number(b) : compare(a, asText(b));
      if (difference !== 0) {
        return descending ? -difference : difference;
      }
    }
    return 0;
  });
}

function found(entity: Entity, query: Query, books: Books): Saved[] {
  const asksActive = query.conditions.some(({ property }) => property === 'Active');
  const all = books
    .visible(entity.name)
    .filter(
      (object) =>
        (asksActive || !entity.hasActive || object.Active !== false) &&
        query.conditions.every((condition) => holds(object, condition)),
    );
  return sorted(all, query, entity);
}

function pick(object: QboObject, properties: readonly string[] | null): QboObject {
  if (properties === null) {
    return object;
  }
  return Object.fromEntries(
    ['Id', ...properties].map((property) => {
      const name = property.split('.')[0] ?? property;
      return [name, object[name]];
    }),
  );
}

function shown(entity: Entity, page: readonly Saved[], books: Books): readonly QboObject[] {
  return entity.name === 'Account' ? withBalances(books, page) : page;
}

/**
 * The content of `QueryResponse`: `{}` without results (observed). Singletons (Preferences, CompanyInfo) come from
 * `singletons`.
 */
export function runQuery(
  text: string,
  books: Books,
  singletons: Readonly<Record<string, () => QboObject>>,
): object {
  const query = parseQuery(text);
  const single = Object.entries(singletons).find(
    ([name]) => name.toLowerCase() === query.entity.toLowerCase(),
  );
  if (single !== undefined) {
    return { [single[0]]: [single[1]()], maxResults: 1 };
  }
  const entity = entityNamed(query.entity);
  if (entity === undefined) {
    throw invalidQuery(`Invalid context declaration: ${query.entity}`);
  }
  assertProperties(entity, query);
  const all = found(entity, query, books);
  if (query.counts) {
    return { totalCount: all.length };
  }
  const page = all.slice(query.start - 1, query.start - 1 + query.most);
  if (page.length === 0) {
    return {};
  }
  return {
    [entity.name]: shown(entity, page, books).map((object) => pick(object, query.properties)),
    startPosition: query.start,
    maxResults: page.length,
    ...(entity.countsTotal ? { totalCount: all.length } : {}),
  };
}
