import type { Query, QueryCache } from '@tanstack/react-query';

/** Observed queries whose last fetch failed, including those with stale data. */
export function failingQueries(cache: QueryCache): Query[] {
  return cache
    .getAll()
    .filter(
      (query) => query.isActive() && query.state.error !== null && query.state.error !== undefined,
    );
}

export type FailingQueries = {
  readonly subscribe: (listener: () => void) => () => void;
  /** Referentially stable while the same fetches have failed. */
  readonly read: () => readonly Query[];
};

/** Subscribes to a page's failing queries. */
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
