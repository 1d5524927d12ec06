import { pointerTo } from '../output/json-pointer.ts';
import { RowNumbers } from '../output/row-numbers.ts';
import { pairItems, type ItemPair } from './pair-items.ts';

/** How a value of the document differs from what the files give. */
export type DifferenceKind =
  /** The document and the files have different values. */
  | 'changed'
  /** The files produce it and the document lacks it; the path is its place in the derived document. */
  | 'missing'
  /** The document has it and the files do not produce it. */
  | 'extra'
  /** The same items in another order. */
  | 'order'
  /** By its digest, it is not what the document was written with. */
  | 'digest'
  /** The document was made with another policy than the caller expects. */
  | 'policy';

type Plain = string | number | boolean | null;

/** One place where a document and the files disagree. Objects and lists are abbreviated to their own values. */
export type Difference = {
  readonly kind: DifferenceKind;
  /** JSON pointer (RFC 6901) into the document. */
  readonly path: string;
  /** Where it is within an entry line: account, side and component, as stated in the document. */
  readonly line?: string;
  readonly stated: Plain;
  readonly derived: Plain;
};

/**
 * Every place where a parsed value differs from a derived one, at any depth: keys, lists, texts and numbers. Iterables in
 * the derived value are read lazily.
 */
export function* compareValues(
  stated: unknown,
  derived: unknown,
  path: string,
): Generator<Difference, void, undefined> {
  if (isPlain(stated) || isPlain(derived)) {
    if (!isPlain(stated) || !Object.is(stated, toWritten(derived))) {
      yield { kind: 'changed', path, stated: inShort(stated), derived: inShort(derived) };
    }
  } else if (derived instanceof RowNumbers) {
    yield* compareRowNumbers(stated, derived.list(), path);
  } else if (isIterable(derived)) {
    yield* compareLists(stated, [...derived], path);
  } else {
    yield* compareRecords(stated, derived as Readonly<Record<string, unknown>>, path);
  }
}

function* compareRecords(
  stated: unknown,
  derived: Readonly<Record<string, unknown>>,
  path: string,
): Generator<Difference, void, undefined> {
  if (Array.isArray(stated)) {
    yield { kind: 'changed', path, stated: inShort(stated), derived: inShort(derived) };
    return;
  }
  const members = stated as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(members)) {
    const place = pointerTo(path, key);
    if (Object.hasOwn(derived, key) && derived[key] !== undefined) {
      yield* compareValues(members[key], derived[key], place);
    } else {
      yield { kind: 'extra', path: place, stated: inShort(members[key]), derived: null };
    }
  }
  for (const key of Object.keys(derived)) {
    if (derived[key] !== undefined && !Object.hasOwn(members, key)) {
      const place = pointerTo(path, key);
      yield { kind: 'missing', path: place, stated: null, derived: inShort(derived[key]) };
    }
  }
}

function* compareLists(
  stated: unknown,
  derived: readonly unknown[],
  path: string,
): Generator<Difference, void, undefined> {
  if (!Array.isArray(stated)) {
    yield { kind: 'changed', path, stated: inShort(stated), derived: inShort(derived) };
    return;
  }
  const items: readonly unknown[] = stated;
  const pairs = pairItems(items, derived);
  for (const { stated: place, derived: partner } of pairs) {
    if (place !== undefined && partner !== undefined) {
      yield* compareValues(items[place], derived[partner], pointerTo(path, place));
    } else {
      yield single({ path, items, derived }, place, partner);
    }
  }
  if (isReordered(pairs)) {
    yield { kind: 'order', path, stated: null, derived: null };
  }
}

/** Whether items that both lists have are in a different order. */
export function isReordered(pairs: readonly ItemPair[]): boolean {
  let last = -1;
  for (const { stated, derived } of pairs) {
    if (stated !== undefined && derived !== undefined) {
      if (derived < last) {
        return true;
      }
      last = derived;
    }
  }
  return false;
}

type Lists = {
  readonly path: string;
  readonly items: readonly unknown[];
  readonly derived: readonly unknown[];
};

function single(
  { path, items, derived }: Lists,
  place: number | undefined,
  partner: number | undefined,
): Difference {
  return place === undefined
    ? {
        kind: 'missing',
        path: pointerTo(path, partner ?? 0),
        stated: null,
        derived: inShort(derived[partner ?? 0]),
      }
    : {
        kind: 'extra',
        path: pointerTo(path, place),
        stated: inShort(items[place]),
        derived: null,
      };
}

/** Usually equal, and most of a large document: allocates nothing before one differs. */
function* compareRowNumbers(
  stated: unknown,
  rows: Uint32Array,
  path: string,
): Generator<Difference, void, undefined> {
  const isEqual =
    Array.isArray(stated) &&
    stated.length === rows.length &&
    stated.every((row, place) => row === rows[place]);
  if (!isEqual) {
    yield* compareLists(stated, [...rows], path);
  }
}

function isPlain(value: unknown): value is Plain | undefined {
  return typeof value !== 'object' || value === null;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** The value as JSON represents it: without -0 and non-finite numbers. */
function toWritten(value: unknown): unknown {
  if (typeof value !== 'number') {
    return value;
  }
  return Number.isFinite(value) ? value + 0 : null;
}

const SHORT_CHARACTERS = 200;

/** A scalar as is; an object or a list abbreviated to its direct values, truncated if long. */
export function inShort(value: unknown): Plain {
  if (isPlain(value)) {
    return value ?? null;
  }
  if (isIterable(value)) {
    return `a list of ${[...value].length}`;
  }
  const own = Object.entries(value).filter(([, item]) => item !== undefined && isPlain(item));
  const text = JSON.stringify(Object.fromEntries(own));
  return text.length <= SHORT_CHARACTERS ? text : `${text.slice(0, SHORT_CHARACTERS - 1)}…`;
}
