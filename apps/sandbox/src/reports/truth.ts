import {
  DOORDASH_WORDS,
  doorDashNet,
  type DoorDashMoney,
  type DoorDashRow,
} from './doordash-row.ts';
import { doorDashTrade } from './doordash-trade.ts';
import { selectRows, type ReportOptions } from './report-options.ts';
import { UBER_WORDS, uberNet, type UberMoney, type UberRow } from './uber-row.ts';
import { uberTrade } from './uber-trade.ts';
import type { World } from './world.ts';

/** A store's earnings in one payout on one channel, computed from the trade and not from a report. */
export type PayoutTruth = {
  readonly payoutRef: string;
  /** ISO date; null while unpaid. */
  readonly paidOn: string | null;
  /** The merchant's and the platform's ids of the store. */
  readonly storeExternalId: string;
  readonly storePlatformId: string;
  readonly storeName: string;
  readonly channel: string;
  readonly currency: 'USD' | 'CAD';
  readonly facilitated: boolean;
  readonly rows: number;
  readonly netCents: number;
  /** Cents by the platform's own terms, signed by effect on the payout; zero terms are omitted. */
  readonly cents: Readonly<Record<string, number>>;
  /** Net cents by the day of the money movement, ISO dates. */
  readonly netByDay: Readonly<Record<string, number>>;
  /** Tax the platform remitted itself; not in any payout. */
  readonly taxRemittedCents: number;
};

/** The two directions of Uber's order errors, which share a column. */
export type UberTruthWord =
  | keyof UberMoney
  | 'errorsCharged'
  | 'errorsChargedTax'
  | 'errorsWon'
  | 'errorsWonTax';

export type DoorDashTruthWord = keyof DoorDashMoney;

/**
 * The payouts a correct reader finds in a report with the same options: without corrupted rows and rows outside the
 * printed days. In order of first appearance.
 */
export function truthOf(world: World, options: ReportOptions = {}): PayoutTruth[] {
  const ledger = createLedger();
  if (world.platform === 'ubereats') {
    for (const { row, breakage } of selectRows(uberTrade(world), options)) {
      if (!breakage) {
        ledger.add(row, {
          channel: 'Marketplace',
          cents: uberCents(row),
          net: uberNet(row.money),
          remitted: 0,
        });
      }
    }
    return ledger.payouts();
  }
  for (const { row, breakage } of selectRows(doorDashTrade(world), options)) {
    if (!breakage) {
      ledger.add(row, {
        channel: row.order.channel,
        cents: doorDashCents(row),
        net: doorDashNet(row.money),
        remitted: row.memo.taxRemitted,
      });
    }
  }
  return ledger.payouts();
}

type Amounts = {
  readonly channel: string;
  readonly cents: ReadonlyMap<string, number>;
  readonly net: number;
  readonly remitted: number;
};

type Account = {
  first: UberRow | DoorDashRow;
  channel: string;
  rows: number;
  net: number;
  remitted: number;
};

function createLedger() {
  const accounts = new Map<
    string,
    Account & { cents: Map<string, number>; byDay: Map<string, number> }
  >();
  return {
    add(row: UberRow | DoorDashRow, { channel, cents, net, remitted }: Amounts): void {
      const key = `${row.payout.period} ${row.store.index} ${channel}`;
      const account = accounts.get(key) ?? {
        first: row,
        channel,
        rows: 0,
        net: 0,
        remitted: 0,
        cents: new Map(),
        byDay: new Map(),
      };
      accounts.set(key, account);
      account.rows += 1;
      account.net += net;
      account.remitted += remitted;
      addTo(account.byDay, row.happenedOn.iso, net);
      for (const [word, amount] of cents) {
        addTo(account.cents, word, amount);
      }
    },
    payouts(): PayoutTruth[] {
      return [...accounts.values()].map((account) => ({
        payoutRef: account.first.payout.ref,
        paidOn: account.first.payout.paidOn?.iso ?? null,
        storeExternalId: account.first.store.externalId,
        storePlatformId: account.first.store.platformId,
        storeName: account.first.store.name,
        channel: account.channel,
        currency: account.first.store.region.currency,
        facilitated: account.first.store.region.facilitated,
        rows: account.rows,
        netCents: account.net,
        cents: Object.fromEntries([...account.cents].filter(([, amount]) => amount !== 0)),
        netByDay: Object.fromEntries(account.byDay),
        taxRemittedCents: account.remitted,
      }));
    },
  };
}

function addTo(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function uberCents({ money }: UberRow): ReadonlyMap<UberTruthWord, number> {
  const cents = new Map<UberTruthWord, number>();
  for (const word of UBER_WORDS) {
    if (money[word] !== 0 && word !== 'errors' && word !== 'errorsTax') {
      cents.set(word, money[word]);
    }
  }
  if (money.errors !== 0) {
    const won = money.errors > 0;
    cents.set(won ? 'errorsWon' : 'errorsCharged', money.errors);
    cents.set(won ? 'errorsWonTax' : 'errorsChargedTax', money.errorsTax);
  }
  return cents;
}

function doorDashCents({ money }: DoorDashRow): ReadonlyMap<DoorDashTruthWord, number> {
  const cents = new Map<DoorDashTruthWord, number>();
  for (const word of DOORDASH_WORDS) {
    if (money[word] !== 0) {
      cents.set(word, money[word]);
    }
  }
  return cents;
}
