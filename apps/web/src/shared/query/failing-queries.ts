import type { Query, QueryCache } from '@tanstack/react-query';

/** Queries that something on the page reads and whose last reading failed, those with older data included. */
export function failingQueries(cache: QueryCache): Query[] {
  return cache
    .getAll()
    .filter(
      (query) => query.isActive() && query.state.error !== null && query.state.error !== undefined,
    );
}

export type FailingQueries = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list as long as the same readings have failed in the same way. */
  readonly read: () => readonly Query[];
};

/** The failing queries of a page as they come and go. */
export function watchFailingQueries(cache: QueryCache): FailingQueries {
  let known: readonly Query[] = [];
  let errors: readonly unknown[] = [];
  const read = () => {
    const now = failingQueries(cache);
    const nowErrors = now.map(({ state }) => state.error);
    const isSame =
      now.length === known.length &&
      now.every((query, at) => query === known[at] && nowErrors[at] === errors[at]);
    if (!isSame) {
      known = now;
      errors = nowErrors;
    }
    return known;
  };
  return { subscribe: (listener) => cache.subscribe(listener), read };
}
