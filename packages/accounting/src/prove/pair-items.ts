/** The indexes of two matching items; only one if the other list has no match. */
export type ItemPair = { readonly stated?: number; readonly derived?: number };

/** How far from its index an unmatched item searches for its counterpart. */
const REACH = 32;

/** The share of equal direct values from which two items count as the same item, changed. */
const ALIKE = 0.6;

/**
 * Pairs the items of two lists, so that an added, missing or changed item does not make the rest differ: first items with
 * equal direct values, then the most similar nearby. In the order of the first list, followed by what only the second
 * has.
 */
export function pairItems(stated: readonly unknown[], derived: readonly unknown[]): ItemPair[] {
  if (![...stated, ...derived].some(isRecord)) {
    return pairByPlace(stated, derived);
  }
  const equal = pairEqual(stated, derived);
  const taken = new Set(equal.values());
  let next = 0;
  const pairs = [...stated.keys()].map((place): ItemPair => {
    const partner = equal.get(place) ?? likest(stated[place], { derived, taken, around: next });
    if (partner === undefined) {
      return { stated: place };
    }
    taken.add(partner);
    next = partner + 1;
    return { stated: place, derived: partner };
  });
  const rest = [...derived.keys()].filter((place) => !taken.has(place));
  return [...pairs, ...rest.map((place) => ({ derived: place }))];
}

/** Matches equal items at both ends, then index by index: for lists of numbers and texts. */
function pairByPlace(stated: readonly unknown[], derived: readonly unknown[]): ItemPair[] {
  const shorter = Math.min(stated.length, derived.length);
  let start = 0;
  while (start < shorter && stated[start] === derived[start]) {
    start += 1;
  }
  let end = 0;
  while (
    stated.length !== derived.length &&
    end < shorter - start &&
    stated[stated.length - 1 - end] === derived[derived.length - 1 - end]
  ) {
    end += 1;
  }
  const pairs: ItemPair[] = [];
  for (let place = 0; place < Math.max(stated.length, derived.length) - end; place += 1) {
    const isStated = place < stated.length - end;
    const isDerived = place < derived.length - end;
    pairs.push({
      ...(isStated ? { stated: place } : {}),
      ...(isDerived ? { derived: place } : {}),
    });
  }
  return pairs;
}

/** Stated index → derived index of items whose direct values are all equal; equal twins in order. */
function pairEqual(
  stated: readonly unknown[],
  derived: readonly unknown[],
): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>();
  for (const [place, item] of derived.entries()) {
    const face = JSON.stringify(listOwn(item));
    const places = open.get(face);
    if (places === undefined) {
      open.set(face, [place]);
    } else {
      places.push(place);
    }
  }
  const partners = new Map<number, number>();
  for (const [place, item] of stated.entries()) {
    const own = open.get(JSON.stringify(listOwn(item)))?.shift();
    if (own !== undefined) {
      partners.set(place, own);
    }
  }
  return partners;
}

type Candidates = {
  readonly derived: readonly unknown[];
  readonly taken: ReadonlySet<number>;
  readonly around: number;
};

function likest(item: unknown, { derived, taken, around }: Candidates): number | undefined {
  const own = new Map(listOwn(item));
  let best: number | undefined;
  let likeness = 0;
  const end = Math.min(around + REACH, derived.length);
  for (let place = Math.max(around - REACH, 0); place < end; place += 1) {
    const other = taken.has(place) ? [] : listOwn(derived[place]);
    const equal = other.filter(([key, value]) => own.get(key) === value).length;
    const size = Math.max(own.size, other.length);
    const share = equal / size;
    // With one changed value, a small item is below that share.
    const isAlike = !taken.has(place) && (share >= ALIKE || equal === size - 1);
    if (isAlike && (best === undefined || share > likeness)) {
      best = place;
      likeness = share;
    }
  }
  return best;
}

/** The scalar values directly in an item, by key. */
function listOwn(item: unknown): (readonly [string, unknown])[] {
  if (!isRecord(item)) {
    return [['', item]];
  }
  return Object.entries(item)
    .filter(([, value]) => value !== undefined && (typeof value !== 'object' || value === null))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(Symbol.iterator in value);
}
