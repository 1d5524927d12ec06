import { toPage } from '../http/cursor.ts';
import type { Page } from '../http/cursor.ts';
import { closeStateOf, openItemsOf } from './close-month.ts';
import type { CloseMonth, CloseState } from './close-month.ts';
import type { PortfolioClient } from './portfolio.store.ts';
import type { Waiting } from './waiting.read-model.ts';

/** The number of keys in a cursor of the close calendar. */
export const CLOSE_KEYS = 4;
const MOST_NEEDS = 5;

export type CloseQuery = {
  readonly state: CloseState | undefined;
  readonly limit: number;
  readonly after: readonly string[] | null;
  /** The listing that a cursor belongs to, apart from its keys. */
  readonly order: string;
};

/** A client whose counts the reader may see. */
export type Counted = PortfolioClient & {
  readonly counted: NonNullable<PortfolioClient['counted']>;
};
export type Judged = Counted & {
  readonly state: CloseState;
  readonly open: number;
  /** The sort keys of the calendar; precomputed, because sorting 2,000 clients takes 20,000 comparisons. */
  readonly keys: readonly string[];
};

/** The states of a month, farthest from closed first. */
const STATES: readonly CloseState[] = ['open', 'posted', 'reconciled', 'ready', 'nothing'];

/** A user's clients: which need somebody, and how far each is with a month. */
export type JudgedPortfolio = {
  readonly counted: readonly Counted[];
  /** The five clients that need a person the most. */
  readonly needs: readonly Counted[];
  readonly counts: Readonly<Record<CloseState, number>>;
  readonly page: Page<Judged>;
};

/** Rates the clients by their open items, and pages the close calendar, farthest from closed first. */
export function judgePortfolio(
  clients: readonly PortfolioClient[],
  month: CloseMonth,
  { state, limit, after, order }: CloseQuery,
): JudgedPortfolio {
  const counted = clients.filter(isCounted);
  const judged = counted
    .map((client): Judged => {
      const state = closeStateOf(client, month);
      const open = openItemsOf(client);
      return { ...client, state, open, keys: keysOf({ ...client, state, open }) };
    })
    .sort(inOrder);
  const shown = judged.filter((client) => state === undefined || client.state === state);
  const following = after === null ? shown : shown.filter((client) => comesAfter(client, after));
  return {
    counted,
    needs: worstFirst(counted).slice(0, MOST_NEEDS),
    counts: {
      nothing: countOf(judged, 'nothing'),
      open: countOf(judged, 'open'),
      posted: countOf(judged, 'posted'),
      reconciled: countOf(judged, 'reconciled'),
      ready: countOf(judged, 'ready'),
    },
    page: toPage(following.slice(0, limit + 1), limit, ({ keys }) => keys, order),
  };
}

function isCounted(client: PortfolioClient): client is Counted {
  return client.counted !== null;
}

/** Failures that only a person can resolve; the same as `needs=blocked` of `listClients`. */
export function failedIn({ entriesFailed, importsFailed, fetchesFailed }: Waiting): number {
  return entriesFailed + importsFailed + fetchesFailed;
}

/** Clients with open items: those with failures first, then by the number of items. */
function worstFirst(clients: readonly Counted[]): Counted[] {
  return clients
    .filter(({ counted: { waiting } }) => waiting.attention > 0)
    .sort(
      (one, other) =>
        Number(failedIn(other.counted.waiting) > 0) - Number(failedIn(one.counted.waiting) > 0) ||
        other.counted.waiting.attention - one.counted.waiting.attention ||
        compareText(one.name, other.name),
    );
}

function countOf(clients: readonly Judged[], state: CloseState): number {
  return clients.filter((client) => client.state === state).length;
}

function keysOf({ state, open, name, id }: Omit<Judged, 'keys'>): readonly string[] {
  return [String(STATES.indexOf(state)), String(-open), name, id];
}

function inOrder(one: Judged, other: Judged): number {
  return compareKeys(one.keys, other.keys);
}

function comesAfter(client: Judged, after: readonly string[]): boolean {
  return compareKeys(client.keys, after) > 0;
}

function compareKeys(one: readonly string[], other: readonly string[]): number {
  return (
    Number(one[0]) - Number(other[0]) ||
    Number(one[1]) - Number(other[1]) ||
    compareText(one[2] ?? '', other[2] ?? '') ||
    compareText(one[3] ?? '', other[3] ?? '')
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
