import type { WorldClock } from '../core/clock.ts';
import type { Books } from './books.ts';
import { entityNamed } from './entities.ts';
import { invalidQuery } from './qbo-fault.ts';
import { companyTime } from './qbo-time.ts';

const FURTHEST_MS = 30 * 86_400_000;
const MOST_OBJECTS = 1000;

/** The objects of one kind that changed since `sinceMs`, deleted ones as `{status: 'Deleted'}`. */
function changed(name: string, sinceMs: number, books: Books): object {
  const entity = entityNamed(name);
  if (entity === undefined) {
    throw invalidQuery(`Invalid context declaration: ${name}`);
  }
  const latest = new Map(
    books
      .changesSince(sinceMs)
      .filter(({ type }) => type === entity.name)
      .map((change) => [change.id, change]),
  );
  const objects = [...latest.values()].slice(0, MOST_OBJECTS).map(({ id, atMs }) => {
    const found = books.find(entity.name, id);
    return (
      found ?? {
        status: 'Deleted',
        domain: 'QBO',
        Id: id,
        MetaData: { LastUpdatedTime: companyTime(atMs, books.company().timeZone) },
      }
    );
  });
  return objects.length === 0
    ? {}
    : { [entity.name]: objects, startPosition: 1, maxResults: objects.length };
}

/** `GET /cdc?entities=…&changedSince=…`: at most 30 days back, at most 1,000 objects of a kind (platform-apis 3.7). */
export function changeData(
  query: Readonly<Record<string, string>>,
  books: Books,
  clock: WorldClock,
): object {
  const sinceMs = Date.parse(query.changedSince ?? '');
  if (Number.isNaN(sinceMs)) {
    throw invalidQuery('changedSince is not a date');
  }
  if (sinceMs < clock.now() - FURTHEST_MS) {
    throw invalidQuery('changedSince must lie within the last 30 days');
  }
  const entities = (query.entities ?? '').split(',').filter((name) => name !== '');
  return {
    CDCResponse: [{ QueryResponse: entities.map((name) => changed(name.trim(), sinceMs, books)) }],
  };
}
