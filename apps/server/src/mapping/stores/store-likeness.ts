import { token_sort_ratio as tokenSortRatio } from 'fuzzball';
import { foldText } from '../shared/suggest.ts';
import type { PlatformAddress } from '../../connectors/store-listing.port.ts';

/** Legal forms do not identify a store. */
const LEGAL_FORMS = /\b(?:llc|inc|incorporated|ltd|limited|corp|corporation|company|lp|llp)\b/g;

/** A store's name for comparison: without accents, case, punctuation and legal form; `&` becomes `and`. */
function comparableName(name: string): string {
  return plain(name).replaceAll(LEGAL_FORMS, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** 0 to 1, regardless of word order. */
export function nameLikeness(one: string, other: string): number {
  const [ours, theirs] = [comparableName(one), comparableName(other)];
  return ours === '' || theirs === '' ? 0 : tokenSortRatio(ours, theirs) / 100;
}

/** Common words and their abbreviations in addresses. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  lane: 'ln',
  place: 'pl',
  square: 'sq',
  court: 'ct',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  rue: 'st',
};

const PART_WEIGHTS = { street: 0.5, postalCode: 0.3, city: 0.15, region: 0.05 };

/** 0 to 1 over the parts that both have; null if they have none in common. */
export function addressLikeness(
  ours: PlatformAddress | null,
  theirs: PlatformAddress | null,
): number | null {
  if (ours === null || theirs === null) {
    return null;
  }
  const parts: readonly (readonly [number, number | null])[] = [
    [PART_WEIGHTS.street, streetLikeness(ours.line1, theirs.line1)],
    [PART_WEIGHTS.postalCode, sameText(postal(ours), postal(theirs))],
    [PART_WEIGHTS.city, sameText(ours.city, theirs.city)],
    [PART_WEIGHTS.region, sameText(ours.region, theirs.region)],
  ];
  const known = parts.filter((part): part is readonly [number, number] => part[1] !== null);
  const weight = known.reduce((sum, [share]) => sum + share, 0);
  // Many stores share a city and state.
  return weight < PART_WEIGHTS.postalCode
    ? null
    : known.reduce((sum, [share, likeness]) => sum + share * likeness, 0) / weight;
}

/** A store number without decoration: `#014` becomes `14`. */
export function comparableNumber(number: string): string {
  return plain(number)
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^(?:store|no)(?=\d)/, '')
    .replace(/^0+(?=.)/, '');
}

function streetLikeness(ours: string | null, theirs: string | null): number | null {
  if (isBlank(ours) || isBlank(theirs)) {
    return null;
  }
  const [one, other] = [street(ours), street(theirs)];
  // 100 and 1000 Main St are similar text but not the same house.
  return houseNumber(one) === houseNumber(other) ? tokenSortRatio(one, other) / 100 : 0;
}

function street(line: string): string {
  return plain(line)
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ');
}

function houseNumber(line: string): string {
  return /\d+/.exec(line)?.[0] ?? '';
}

function postal({ postal_code: code, country }: PlatformAddress): string | null {
  const text = code?.replaceAll(/\s/g, '').toLowerCase() ?? null;
  // ZIP+4 refines the same ZIP.
  return country === 'CA' ? text : (text?.slice(0, 5) ?? null);
}

function sameText(ours: string | null, theirs: string | null): number | null {
  return isBlank(ours) || isBlank(theirs) ? null : Number(plain(ours) === plain(theirs));
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === '';
}

function plain(text: string): string {
  return foldText(text)
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
