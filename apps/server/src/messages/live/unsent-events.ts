import type { LiveEventRow } from './live-events.store.ts';

/** Ids are given before transactions commit: one that commits late stands below what was sent already. */
const OVERLAP = 1_000;
const PIECE = 500;

export type UnsentEvents = {
  /** Where to read from, and how many at most. */
  readonly after: () => { readonly id: number; readonly count: number };
  /** Those of them that were not taken before. */
  readonly take: (events: readonly LiveEventRow[]) => readonly LiveEventRow[];
};

/** Remembers what was sent of the newest ids, so that an event is sent once however late it commits. */
export function createUnsent(start: number): UnsentEvents {
  let last = start;
  let sent = new Set<number>();
  return {
    after: () => ({ id: last - OVERLAP, count: OVERLAP + PIECE }),
    take: (events) => {
      const found = events.filter(({ id }) => !sent.has(id));
      if (found.length === 0) {
        return found;
      }
      last = Math.max(last, ...found.map(({ id }) => id));
      const ids = [...sent, ...found.map(({ id }) => id)];
      sent = new Set(ids.filter((id) => id > last - OVERLAP));
      return found;
    },
  };
}
