import type { LiveEventRow } from './live-events.store.ts';

/** Ids are assigned before transactions commit: one that commits late has an id below those already sent. */
const OVERLAP = 1_000;
const PIECE = 500;

export type UnsentEvents = {
  /** The id to read from, and the maximum count. */
  readonly after: () => { readonly id: number; readonly count: number };
  /** Those that were not taken before. */
  readonly take: (events: readonly LiveEventRow[]) => readonly LiveEventRow[];
};

/** Remembers which of the newest ids were sent, so that each event is sent once however late it commits. */
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
