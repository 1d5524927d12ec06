import { payoutFor, periodCount, type Payout, type Store, type World } from './world.ts';

/** Sums of one payout × store × channel, as payout summaries print them. */
export type PayoutSums<Word extends string> = {
  readonly store: Store;
  readonly payout: Payout;
  readonly channel: string;
  readonly orders: number;
  /** Rows that belong to no order. */
  readonly charges: number;
  readonly cents: Readonly<Record<Word, number>>;
};

type Countable<Word extends string> = {
  readonly store: Store;
  readonly payout: Payout;
  readonly channel: string;
  readonly isOrder: boolean;
  readonly cents: Readonly<Record<Word, number>>;
};

type OpenLine<Word extends string> = Omit<PayoutSums<Word>, 'orders' | 'charges' | 'cents'> & {
  orders: number;
  charges: number;
  cents: Record<Word, number>;
};

/**
 * The lines of a payout summary: one per payout × store × channel with rows, and a zero line per store and closed
 * period. Sorted by period, store, channel.
 */
export function sumByPayout<Word extends string>(
  world: World,
  words: readonly Word[],
  rows: Iterable<Countable<Word>>,
): PayoutSums<Word>[] {
  const lines = new Map<string, OpenLine<Word>>();
  const lineOf = (store: Store, payout: Payout, channel: string): OpenLine<Word> => {
    const key = `${payout.period} ${store.index} ${channel}`;
    const line = lines.get(key) ?? {
      store,
      payout,
      channel,
      orders: 0,
      charges: 0,
      cents: zeros(words),
    };
    lines.set(key, line);
    return line;
  };
  for (const period of world.closedPeriods) {
    for (const store of period < periodCount(world) ? world.stores : []) {
      lineOf(store, payoutFor(world, store, period), world.channels[0]);
    }
  }
  for (const row of rows) {
    const line = lineOf(row.store, row.payout, row.channel);
    line.orders += row.isOrder ? 1 : 0;
    line.charges += row.isOrder ? 0 : 1;
    for (const word of words) {
      line.cents[word] += row.cents[word];
    }
  }
  return [...lines.values()].sort(
    (a, b) =>
      a.payout.period - b.payout.period ||
      a.store.index - b.store.index ||
      a.channel.localeCompare(b.channel, 'en'),
  );
}

function zeros<Word extends string>(words: readonly Word[]): Record<Word, number> {
  return Object.fromEntries(words.map((word) => [word, 0])) as Record<Word, number>;
}
