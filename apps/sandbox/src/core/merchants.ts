import { createHash } from 'node:crypto';
import type { WorldOptions } from '../reports/world.ts';
import { edgeCase, type EdgeCaseName } from './edge-cases.ts';
import type { Journal } from './journal.ts';
import type { Merchant } from './trade.ts';

export type MerchantWish = {
  readonly id: string;
  readonly name: string;
  readonly platform: WorldOptions['platform'];
  readonly stores: number;
  readonly ordersPerDay: number;
  /** ISO date. */
  readonly firstDay: string;
  readonly seed: number;
  readonly cases: readonly EdgeCaseName[];
  /** An undocumented money column of its reports, with the amount in every row. */
  readonly unknownColumn?: { readonly name: string; readonly cents: number };
};

export type Merchants = {
  /** Grows while the world runs. */
  readonly on: Readonly<Record<WorldOptions['platform'], readonly Merchant[]>>;
  /** Why it cannot be created, or null if it now trades. */
  found(wish: MerchantWish): string | null;
};

/** The merchants: the initial ones, and persisted new ones. */
export function openMerchants(
  journal: Journal,
  first: Readonly<Record<WorldOptions['platform'], readonly Merchant[]>>,
): Merchants {
  const founded = journal.collection<MerchantWish>('merchants');
  const on = { ubereats: [...first.ubereats], doordash: [...first.doordash] };
  for (const wish of founded.values()) {
    on[wish.platform].push(toMerchant(wish));
  }
  return {
    on,
    found(wish) {
      if (on[wish.platform].some(({ id }) => id === wish.id)) {
        return `${wish.id} sells on ${wish.platform} already.`;
      }
      const elsewhere = wish.cases.find(
        (name) => !edgeCase(name).platforms.includes(wish.platform),
      );
      if (elsewhere !== undefined) {
        return `${elsewhere} does not happen on ${wish.platform}.`;
      }
      founded.set(`${wish.platform}:${wish.id}`, wish);
      on[wish.platform].push(toMerchant(wish));
      return null;
    },
  };
}

function toMerchant({ id, name, platform, cases, unknownColumn, ...wish }: MerchantWish): Merchant {
  const wanted = cases.map(edgeCase);
  return {
    id,
    name,
    trade: {
      ...wish,
      platform,
      // Store ids are unique per platform, even if two merchants trade alike.
      storeSeed: createHash('sha256').update(id).digest().readInt32BE(),
      ...Object.assign({}, ...wanted.map(({ trade }) => trade)),
      happenings: Object.assign(
        // DoorDash's API has no column for processing fees (platform-apis 2.2).
        platform === 'doordash' ? { processingFees: 0 } : {},
        ...wanted.map(({ happenings }) => happenings),
      ),
    },
    print: Object.assign(
      unknownColumn === undefined ? {} : { unknownColumn },
      ...wanted.map(({ print }) => print),
    ),
  };
}
