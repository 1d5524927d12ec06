import { keysInUse } from '@platebook/accounting';
import type { Scope } from './account-mapping.store.ts';
import { isSameScope } from './effective-mapping.ts';
import type { SeenPayout } from './seen-payouts.store.ts';

export type Seen = {
  /** From the last payout of each channel, signed by effect on the payout. */
  readonly sampleCents: number;
  readonly payouts: number;
  /** Report rows with this description; null for a component. */
  readonly rows: number | null;
  readonly follows: string | null;
  /** The stores and platforms it was seen in. */
  readonly places: readonly Scope[];
};

/** The components in a scope's payouts, by mapping key. `bankLeg`: whether bank transfers are posted. */
export function seenComponents(
  payouts: readonly SeenPayout[],
  { bankLeg }: { readonly bankLeg: boolean },
): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  const last = lastOfEachChannel(payouts);
  for (const payout of payouts) {
    const keys = keysInUse(payout, payout);
    for (const { key, cents, follows } of keys) {
      const before = seen.get(key);
      const rows = key.startsWith('other_unclassified:') ? rowsOf(payout, key) : null;
      seen.set(key, {
        sampleCents: (before?.sampleCents ?? 0) + (last.has(payout.id) ? cents : 0),
        payouts: (before?.payouts ?? 0) + 1,
        rows: rows === null ? null : (before?.rows ?? 0) + rows,
        follows,
        places: withPlace(before?.places ?? [], payout),
      });
    }
  }
  const paid = seen.get('net_payout');
  if (bankLeg && paid !== undefined) {
    seen.set('bank', { ...paid, follows: null });
  }
  return seen;
}

function withPlace(places: readonly Scope[], { platform, storeId }: SeenPayout): readonly Scope[] {
  const place = { platform, storeId };
  return places.some((known) => isSameScope(known, place)) ? places : [...places, place];
}

function lastOfEachChannel(payouts: readonly SeenPayout[]): ReadonlySet<string> {
  const last = new Map<string, SeenPayout>();
  for (const payout of payouts) {
    const channel = `${payout.platform} ${payout.platformStoreId} ${payout.channel}`;
    const known = last.get(channel);
    if (known === undefined || known.payoutOn < payout.payoutOn) {
      last.set(channel, payout);
    }
  }
  return new Set([...last.values()].map(({ id }) => id));
}

function rowsOf({ unclassified }: SeenPayout, key: string): number {
  return unclassified
    .filter(({ description }) => `other_unclassified:${description}` === key)
    .reduce((sum, { rows }) => sum + rows, 0);
}
