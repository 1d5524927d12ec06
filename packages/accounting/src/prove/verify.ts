import type { Reading } from '../model/reading.ts';
import { toJournalDocument } from '../output/journal-document.ts';
import { atPointer, fromPointer, pointerTo } from '../output/json-pointer.ts';
import { planEntries } from '../plan/plan-entries.ts';
import { planInBooks } from '../plan/plan-in-books.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import { digestDocument } from '../output/document-digest.ts';
import { compareValues, inShort, isReordered, type Difference } from './compare-values.ts';
import { compareExpected, type ExpectedPolicy } from './compare-expected.ts';
import { pairItems } from './pair-items.ts';
import type { StatedDocument } from './read-journal-document.ts';

const DOCUMENT = '/digest/document';
const CHOSEN = ['digest', 'chosen'];

type DigestContext = {
  /** Paths that are known to differ. */
  readonly found: ReadonlySet<string>;
  readonly createHasher: ReadingOptions['createHasher'];
};

/**
 * Checks a document against its own digest. A value that a caller chose is reported by its own path if it differs from
 * the digested one; the digest of the whole only if nothing else reports the change.
 */
function checkDigest(
  content: Readonly<Record<string, unknown>>,
  { found, createHasher }: DigestContext,
): Difference[] {
  const own = digestDocument(content, createHasher);
  const stated = Object.hasOwn(content, 'digest') ? { digest: content.digest } : {};
  const differences = [...compareValues(stated, { digest: own }, '')];
  const isIntact = !differences.some(({ path }) => DOCUMENT.startsWith(path));
  if (isIntact) {
    return differences;
  }
  const named = differences
    .filter(({ path }) => path !== DOCUMENT)
    .map((difference) => toChosen(difference, content))
    .filter(({ path }) => !found.has(path));
  const isExplained = named.length > 0 || found.size > 0;
  return isExplained ? named : differences;
}

/** The changed value, instead of its digest. */
function toChosen(difference: Difference, content: Readonly<Record<string, unknown>>): Difference {
  const [digest, chosen, pointer, ...others] = fromPointer(difference.path);
  if (digest !== CHOSEN[0] || chosen !== CHOSEN[1] || pointer === undefined || others.length > 0) {
    return difference;
  }
  const stated = inShort(atPointer(content, pointer));
  return { kind: 'digest', path: pointer, stated, derived: null };
}

/** The verdict on one entry of a document, or on one of its other parts as a whole. */
export type PartVerdict = {
  /** Key of the document, such as `entries` or `payouts`. */
  readonly part: string;
  /** JSON pointer; for a missing entry, its place in the derived document. */
  readonly path: string;
  /** For an entry. */
  readonly document_number?: string;
  /** Whether it is exactly what the files produce. */
  readonly follows: boolean;
  /** The first hundred. */
  readonly differences: readonly Difference[];
  /** The number of differences beyond those listed. */
  readonly more: number;
};

/** Whether a document follows from its files, as a whole and part by part. */
export type DocumentVerdict = {
  readonly follows: boolean;
  /** Each entry, in document order and then the missing ones, and every other part once. */
  readonly parts: readonly PartVerdict[];
};

/** What the document itself cannot state. */
export type VerifyOptions = {
  /** Fiscal periods, which a document cannot state. */
  readonly periodOf?: PlanOptions['periodOf'];
  /** The policy that the caller expects; the document does not follow if it states another. */
  readonly expected?: ExpectedPolicy;
  /** As in `ReadingOptions`. */
  readonly createHasher?: ReadingOptions['createHasher'];
};

const LISTED = 100;

/**
 * Derives the whole document again from what the files say, with the policy it states, and compares every value. The
 * files must have been read with the document's `readingOptions`. What no file can provide (the policy itself, file
 * names) is checked against the document's digest, which somebody who changes it may recompute: to be sure of the policy,
 * pass the expected one.
 *
 * @example
 * const read = readJournalDocument(JSON.parse(json));
 * if (read.kind === 'ok') {
 *   const { parts } = verify(readReports(files, read.document.readingOptions), read.document);
 *   parts.filter(({ follows }) => !follows); // what the files do not give
 * }
 */
export function verify(
  reading: Reading,
  document: StatedDocument,
  { periodOf = null, expected = {}, createHasher }: VerifyOptions = {},
): DocumentVerdict {
  const options = { ...document.options, periodOf };
  const { readingOptions, books } = document;
  const plan =
    books === undefined
      ? planEntries(reading.payouts, options)
      : planInBooks(reading.payouts, options, books);
  const derived = toJournalDocument({ reading, plan, options, readingOptions, books });
  const { content } = document;
  const found = new Set<string>();
  const parts: PartVerdict[] = [];
  for (const part of listParts(content, derived)) {
    const verdicts =
      part === 'entries' && Array.isArray(content.entries)
        ? compareEntries(content.entries, [...derived.entries])
        : [comparePart(part, content, derived)];
    for (const verdict of verdicts) {
      parts.push(verdict);
      verdict.differences.forEach(({ path }) => found.add(path));
    }
  }
  return conclude(parts, [
    ...checkDigest(content, { found, createHasher }),
    ...compareExpected(content, expected),
  ]);
}

function listParts(content: object, derived: object): string[] {
  const parts = new Set([...Object.keys(content), ...Object.keys(derived)]);
  parts.delete('digest');
  return [...parts];
}

function comparePart(
  part: string,
  content: Readonly<Record<string, unknown>>,
  derived: Readonly<Record<string, unknown>>,
): PartVerdict {
  const path = pointerTo('', part);
  // Compared as documents with this part only, so that a surplus or missing part is one difference.
  const only = (from: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    Object.hasOwn(from, part) ? { [part]: from[part] } : {};
  return toVerdict({ part, path }, compareValues(only(content), only(derived), ''));
}

function compareEntries(
  stated: readonly unknown[],
  derived: readonly { document_number: string }[],
): PartVerdict[] {
  const pairs = pairItems(stated, derived);
  const verdicts = pairs.map(({ stated: place, derived: partner }) => {
    const entry = place === undefined ? undefined : stated[place];
    const own = partner === undefined ? undefined : derived[partner];
    const path = pointerTo('', 'entries', place ?? partner ?? 0);
    const number = place === undefined ? own?.document_number : textAt(entry, '/document_number');
    const name = { part: 'entries', path, document_number: number ?? '' };
    if (place === undefined) {
      return toVerdict(name, [{ kind: 'missing', path, stated: null, derived: inShort(own) }]);
    }
    return own === undefined
      ? toVerdict(name, [{ kind: 'extra', path, stated: inShort(entry), derived: null }])
      : toVerdict(name, compareEntry(entry, own, path));
  });
  const order: Difference = { kind: 'order', path: '/entries', stated: null, derived: null };
  return isReordered(pairs)
    ? [...verdicts, toVerdict({ part: 'entries', path: '/entries' }, [order])]
    : verdicts;
}

/** Compares like any two values, and adds the line that a difference is in. */
function* compareEntry(
  stated: unknown,
  derived: unknown,
  path: string,
): Generator<Difference, void, undefined> {
  for (const difference of compareValues(stated, derived, path)) {
    const [line, place] = fromPointer(difference.path.slice(path.length));
    yield line === 'lines' && atPointer(stated, pointerTo('', line, place ?? '')) !== undefined
      ? { ...difference, line: nameOf(stated, pointerTo('', line, place ?? '')) }
      : difference;
  }
}

function nameOf(entry: unknown, line: string): string {
  const [account, side, component] = ['account', 'side', 'component'].map((key) =>
    textAt(entry, pointerTo(line, key)),
  );
  return `${account} (${side}, ${component})`;
}

function textAt(value: unknown, pointer: string): string {
  const text = atPointer(value, pointer);
  return typeof text === 'string' ? text : '';
}

/** A replaced file is one difference of an entry, not one for each sum behind its lines. */
const REPORTED_ONCE = /\/(?:file|sha256)$/;

function toVerdict(
  name: Pick<PartVerdict, 'part' | 'path' | 'document_number'>,
  differences: Iterable<Difference>,
): PartVerdict {
  const listed: Difference[] = [];
  const seen = new Set<string>();
  let more = 0;
  for (const difference of differences) {
    const [what] = REPORTED_ONCE.exec(difference.path) ?? [];
    const key = JSON.stringify([what, difference.stated, difference.derived]);
    if (what === undefined || !seen.has(key)) {
      seen.add(what === undefined ? '' : key);
      if (listed.length < LISTED) {
        listed.push(difference);
      } else {
        more += 1;
      }
    }
  }
  return { ...name, follows: listed.length === 0, differences: listed, more };
}

/** Adds the findings from outside the derivation to the parts they concern. */
function conclude(parts: readonly PartVerdict[], beside: readonly Difference[]): DocumentVerdict {
  const besideOf = (part: string): Difference[] =>
    beside.filter(({ path }) => fromPointer(path)[0] === part);
  const verdicts = parts.map((verdict) => {
    const own = verdict.part === 'entries' ? [] : besideOf(verdict.part);
    const differences = [...verdict.differences, ...own];
    return { ...verdict, differences, follows: differences.length === 0 };
  });
  const digest = toVerdict({ part: 'digest', path: '/digest' }, besideOf('digest'));
  const all = [...verdicts, digest];
  return { follows: all.every(({ follows }) => follows), parts: all };
}
