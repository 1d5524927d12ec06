import type { PlatformAddress } from '../../connectors/store-listing.port.ts';
import { rankByScore } from '../shared/suggest.ts';
import { addressLikeness, comparableNumber, nameLikeness } from './store-likeness.ts';

export type OwnStore = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly timeZone: string;
  readonly address: PlatformAddress | null;
};

export type Candidate = {
  readonly platformStoreId: string;
  readonly name: string;
  readonly externalRef: string | null;
  readonly timeZone: string | null;
  readonly address: PlatformAddress | null;
};

export type MatchReason = {
  readonly what: 'name' | 'address' | 'number' | 'time_zone';
  readonly same: boolean;
  readonly words: string;
};

export type Match = {
  readonly storeId: string;
  readonly candidate: Candidate;
  /** 0 to 1, rounded to two decimals. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
};

/** From this score on, a match may be confirmed in bulk. */
const EXACT = 0.9;
/** Another match this close makes a match ambiguous. */
const MARGIN = 0.1;
/** Two unrelated names have about this similarity. */
const LEAST = 0.5;
const MOST = 5;

const WEIGHTS = { name: 0.5, address: 0.4, sameNumber: 0.5, otherNumber: 0.1 };
/** Penalty for another time zone: hardly the same store, whatever its name. */
const OTHER_TIME_ZONE = 0.8;
const SAME_NAME = 0.95;
const ALIKE = 0.7;

/** The similarity of one of our stores and a platform store, with the reasons. */
export function matchOf(store: OwnStore, candidate: Candidate): Match {
  const name = nameLikeness(store.name, candidate.name);
  const address = addressLikeness(store.address, candidate.address);
  const number = sameNumber(store.number, candidate.externalRef);
  const evidence: readonly (readonly [number, number])[] = [
    [WEIGHTS.name, name],
    ...(address === null ? [] : [[WEIGHTS.address, address] as const]),
    ...(number === null
      ? []
      : [number ? ([WEIGHTS.sameNumber, 1] as const) : ([WEIGHTS.otherNumber, 0] as const)]),
  ];
  const weight = evidence.reduce((sum, [share]) => sum + share, 0);
  const sum = evidence.reduce((total, [share, likeness]) => total + share * likeness, 0);
  const isOtherTimeZone = candidate.timeZone !== null && candidate.timeZone !== store.timeZone;
  const score = (sum / weight) * (isOtherTimeZone ? OTHER_TIME_ZONE : 1);
  return {
    storeId: store.id,
    candidate,
    score: Math.round(score * 100) / 100,
    reasons: [
      nameReason(name, store),
      ...(address === null ? [] : [addressReason(address)]),
      ...(number === null ? [] : [numberReason(number, store)]),
      ...(candidate.timeZone === null ? [] : [timeZoneReason(isOtherTimeZone, store)]),
    ],
  };
}

/** All similar platform stores for each of these stores, best first. */
export function matchStores(
  stores: readonly OwnStore[],
  candidates: readonly Candidate[],
): ReadonlyMap<string, readonly Match[]> {
  return new Map(
    stores.map((store) => [
      store.id,
      rankByScore(
        candidates.map((candidate) => matchOf(store, candidate)),
        { least: LEAST, most: MOST, idOf: ({ candidate }) => candidate.platformStoreId },
      ),
    ]),
  );
}

/**
 * The unambiguous match of each store: a score of at least 0.9, with no close alternative for this store or that platform
 * store. One platform store is never assigned to two stores.
 */
export function exactMatches(
  matches: ReadonlyMap<string, readonly Match[]>,
): ReadonlyMap<string, Match> {
  const all = [...matches.values()].flat();
  const exact = all.filter(
    (match) =>
      match.score >= EXACT &&
      all.every(
        (other) =>
          other === match ||
          (other.storeId !== match.storeId &&
            other.candidate.platformStoreId !== match.candidate.platformStoreId) ||
          other.score < match.score - MARGIN,
      ),
  );
  return new Map(exact.map((match) => [match.storeId, match]));
}

function sameNumber(ours: string | null, theirs: string | null): boolean | null {
  if (ours === null || theirs === null || theirs.trim() === '' || ours.trim() === '') {
    return null;
  }
  return comparableNumber(ours) === comparableNumber(theirs);
}

function nameReason(likeness: number, { name }: OwnStore): MatchReason {
  return likeness >= SAME_NAME
    ? { what: 'name', same: true, words: 'The name is the same.' }
    : {
        what: 'name',
        same: false,
        words: likeness >= ALIKE ? `The name is alike: ${name}.` : `The name differs: ${name}.`,
      };
}

function addressReason(likeness: number): MatchReason {
  return likeness >= SAME_NAME
    ? { what: 'address', same: true, words: 'The address is the same.' }
    : {
        what: 'address',
        same: false,
        words: likeness >= ALIKE ? 'The address is alike.' : 'The address differs.',
      };
}

function numberReason(same: boolean, { number }: OwnStore): MatchReason {
  return {
    what: 'number',
    same,
    words: same ? `Both have the number ${number}.` : `The number differs: ${number}.`,
  };
}

function timeZoneReason(isOtherTimeZone: boolean, { timeZone }: OwnStore): MatchReason {
  return isOtherTimeZone
    ? { what: 'time_zone', same: false, words: `The time zone differs: ${timeZone}.` }
    : { what: 'time_zone', same: true, words: 'The time zone is the same.' };
}
