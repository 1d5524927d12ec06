import {
  readReports,
  type ComponentCents,
  type Reading,
  type StorePayout,
} from '@platebook/accounting';
import {
  truthOf,
  writeReport,
  type PayoutTruth,
  type ReportFormat,
  type ReportOptions,
  type World,
} from '@platebook/sandbox/reports';
import { componentsOf, withoutZeros } from './component-words.ts';

export type ReportFile = { readonly name: string; readonly bytes: Uint8Array };

/** One payout × store × channel as both sides can say it: `paidOn`, `net` and `components` in cents. */
export type Settled = {
  readonly ref: string;
  readonly paidOn: string;
  readonly store: string;
  readonly storeName: string;
  readonly channel: string;
  readonly currency: string;
  readonly net: number;
  readonly components: ComponentCents<number>;
};

/** A report of a world as bytes, the way it is downloaded. */
export function fileOf(
  world: World,
  format: ReportFormat,
  options: ReportOptions & { name?: string } = {},
): ReportFile {
  const text = [...writeReport(world, format, options)].join('');
  return { name: options.name ?? `${format}.csv`, bytes: new TextEncoder().encode(text) };
}

export function readFile(world: World, format: ReportFormat, options: ReportOptions = {}): Reading {
  return readReports([fileOf(world, format, options)]);
}

/** What accounting found, in the order of `settledTruth`. */
export function settledReading(payouts: readonly StorePayout[]): Settled[] {
  const settled = payouts.map((payout) => ({
    ref: payout.payoutRef,
    paidOn: payout.payoutOn,
    store: payout.storeId,
    storeName: payout.storeName,
    channel: payout.channel,
    currency: payout.currency,
    net: payout.netCents,
    components: withoutZeros(payout.components),
  }));
  return settled.sort(bySettlement);
}

/** Which of a store's names a report prints as the store's id. */
export type StoreIdOf = (truth: PayoutTruth) => string;

export const externalId: StoreIdOf = (truth) => truth.storeExternalId;
export const platformId: StoreIdOf = (truth) => truth.storePlatformId;

/** What the simulated platform paid; payouts still unpaid are no payouts yet. */
export function settledTruth(
  world: World,
  storeId: StoreIdOf,
  options: ReportOptions = {},
): Settled[] {
  const settled = truthOf(world, options).flatMap((truth) =>
    truth.paidOn === null
      ? []
      : {
          ref: truth.payoutRef,
          paidOn: truth.paidOn,
          store: storeId(truth),
          storeName: truth.storeName,
          channel: truth.channel,
          currency: truth.currency,
          net: truth.netCents,
          components: componentsOf(truth),
        },
  );
  return settled.sort(bySettlement);
}

function bySettlement(a: Settled, b: Settled): number {
  const keyOf = ({ ref, store, channel }: Settled) => `${ref} ${store} ${channel}`;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}
