import type { MatchCandidate, MatchPairProps } from '@platebook/ui';
import type { PlatformStore } from '../../shared/store-mapping/platform-stores.queries.ts';
import type { StoreMapping, StoreMatch } from './store-mapping.queries.ts';
import { whatWords } from './store-mapping.messages.ts';

/** The candidates for a platform store among our pending stores. */
export type Matching = {
  readonly finding: MatchPairProps['finding'];
  readonly candidates: readonly MatchCandidate[];
  /** The preselected candidate: a clear leader. */
  readonly chosen: string | null;
};

type Found = { readonly mapping: StoreMapping; readonly match: StoreMatch };

const CLEAR = 0.75;
const MARGIN = 0.1;
const MOST = 9;

/** When the platform's stores and our pending stores were last fetched, ms. */
export type ReadAt = { readonly platformStores: number; readonly pending: number };

/** Whether the shown stores predate a decision because one of the lists was not refetched. */
export function isOutdated(shown: ReadAt, decidedOver: ReadAt | null): boolean {
  return (
    decidedOver !== null &&
    (shown.platformStores === decidedOver.platformStores || shown.pending === decidedOver.pending)
  );
}

/** Platform stores that wait for a decision: still listed, unmatched, and not set aside. */
export function waitingStores(stores: readonly PlatformStore[]): PlatformStore[] {
  return stores.filter(
    ({ mapped_to: here, mapped_elsewhere: elsewhere, ignored_reason: ignored, status }) =>
      here === null && elsewhere === null && ignored === null && status !== 'lost',
  );
}

/** Inverts the suggestions: they are stored with our stores, but shown by platform store. */
export function matchingOf(
  store: PlatformStore,
  pending: readonly StoreMapping[],
  extraId: string | null,
): Matching {
  const found = pending
    .flatMap((mapping): Found[] => {
      const match = mapping.suggestions.find(
        ({ platform_store_id: id }) => id === store.platform_store_id,
      );
      return match === undefined ? [] : [{ mapping, match }];
    })
    .toSorted((one, other) => other.match.score - one.match.score)
    .slice(0, MOST);
  const candidates = found.map(toCandidate);
  const extra = pending.find(
    ({ id }) => id === extraId && !found.some(({ mapping }) => mapping.id === id),
  );
  const [first, second] = found;
  const leads =
    first !== undefined &&
    first.match.score >= CLEAR &&
    (second === undefined || second.match.score < first.match.score - MARGIN);
  return {
    candidates:
      extra === undefined
        ? candidates
        : [...candidates, { id: extra.id, name: extra.store_name, reasons: [] }],
    finding:
      candidates.length === 0 && extra === undefined ? 'none' : leads ? 'suggested' : 'ambiguous',
    chosen: extra?.id ?? (leads ? first.mapping.id : null),
  };
}

function toCandidate({ mapping, match }: Found): MatchCandidate {
  return {
    id: mapping.id,
    name: mapping.store_name,
    reasons: match.reasons.map(({ what, same }) => ({ what: whatWords[what], same })),
  };
}

/** A one-line address; null if the platform has none. */
export function addressLine(address: PlatformStore['address']): string | undefined {
  if (address === null) {
    return undefined;
  }
  const place = [address.city, [address.region, address.postal_code].filter(Boolean).join(' ')];
  const line = [address.line1, ...place].filter((part) => part !== null && part !== '').join(', ');
  return line === '' ? undefined : line;
}
