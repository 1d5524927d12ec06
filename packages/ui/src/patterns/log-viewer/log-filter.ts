import type { LogIndex } from './log-index.ts';

export type LogFilter = {
  /** The selected values by facet; an empty set means all. */
  chosen: Readonly<Record<string, ReadonlySet<string>>>;
  /** From `fromMs` inclusive to `toMs` exclusive; milliseconds since 1970. */
  time: { fromMs: number; toMs: number } | null;
  /** Ascending line indexes of the search matches if only these are shown; else null. */
  matches: readonly number[] | null;
};

export type FacetCount = {
  value: string;
  /** The display name of the value, if different. */
  label?: string | undefined;
  count: number;
  isChosen: boolean;
};

export type FilteredLog = {
  /** Ascending indexes of the shown lines; null if all are shown. */
  shown: Uint32Array | null;
  /** By facet, most frequent value first: the number of lines per value under all other facets. */
  counts: Readonly<Record<string, readonly FacetCount[]>>;
};

/** Filters and counts the first `count` lines in a single pass. */
export function filterLog(index: LogIndex, count: number, filter: LogFilter): FilteredLog {
  const facets = index.facets.map(({ field, values, codes }) => {
    const chosen = filter.chosen[field] ?? new Set<string>();
    const isWanted = values.map((value) => chosen.size === 0 || chosen.has(value));
    return { field, values, codes, chosen, isWanted, tally: values.map(() => 0) };
  });
  const found = foundIn(filter.matches, count);
  const { time } = filter;
  const shown = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const ms = index.times[at] ?? 0;
    const isOutside = time !== null && (ms < time.fromMs || ms >= time.toMs);
    if (isOutside || (found !== null && found[at] === 0)) {
      continue;
    }
    // A line that only one facet excludes still counts for that facet.
    const refusing = facets.filter(({ codes, isWanted }) => isWanted[codes[at] ?? 0] !== true);
    if (refusing.length === 0) {
      shown[length] = at;
      length += 1;
    }
    for (const facet of refusing.length === 0 ? facets : refusing.length === 1 ? refusing : []) {
      const code = facet.codes[at] ?? 0;
      facet.tally[code] = (facet.tally[code] ?? 0) + 1;
    }
  }
  const counts = facets.map(({ field, values, tally, chosen }) => [
    field,
    values
      .map((value, code) => ({ value, count: tally[code] ?? 0, isChosen: chosen.has(value) }))
      .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value)),
  ]);
  return {
    shown: length === count ? null : shown.slice(0, length),
    counts: Object.fromEntries(counts) as FilteredLog['counts'],
  };
}

function foundIn(matches: readonly number[] | null, count: number): Uint8Array | null {
  if (matches === null) {
    return null;
  }
  const found = new Uint8Array(count);
  for (const at of matches) {
    found[at] = 1;
  }
  return found;
}

export type TimeBin = { fromMs: number; toMs: number; count: number; errors: number };

const LEVEL_OF_ERRORS = 'error';

/** Counts lines and errors among the first `count` lines in up to `bins` equal time intervals. */
export function timeBins(index: LogIndex, count: number, bins: number): readonly TimeBin[] {
  if (count === 0) {
    return [];
  }
  let [first, last] = [Infinity, -Infinity];
  for (let at = 0; at < count; at += 1) {
    const ms = index.times[at] ?? 0;
    first = Math.min(first, ms);
    last = Math.max(last, ms);
  }
  const width = Math.max(1, (last - first + 1) / bins);
  const made = Array.from(
    { length: Math.min(bins, Math.ceil((last - first + 1) / width)) },
    (_bin, at) => ({
      fromMs: first + at * width,
      toMs: first + (at + 1) * width,
      count: 0,
      errors: 0,
    }),
  );
  for (let at = 0; at < count; at += 1) {
    const bin = made[Math.floor(((index.times[at] ?? 0) - first) / width)];
    if (bin !== undefined) {
      bin.count += 1;
      bin.errors += index.lines[at]?.level === LEVEL_OF_ERRORS ? 1 : 0;
    }
  }
  return made;
}

/** Binary search: the first position in ascending `places` with a value of at least `least`; their length if none. */
export function firstFrom(places: ArrayLike<number>, least: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < least) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The match after or before a line, wrapping around; null without matches. */
export function nextMatch(
  matches: readonly number[],
  at: number,
  direction: 'next' | 'previous',
): number | null {
  const { length } = matches;
  if (length === 0) {
    return null;
  }
  const place = direction === 'next' ? firstFrom(matches, at + 1) : firstFrom(matches, at) - 1;
  return matches[(place + length) % length] ?? null;
}
