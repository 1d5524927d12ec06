import { digestDocument } from '../output/document-digest.ts';
import { atPointer, fromPointer } from '../output/json-pointer.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import { compareValues, inShort, type Difference } from './compare-values.ts';

const DOCUMENT = '/digest/document';
const CHOSEN = ['digest', 'chosen'];

type DigestContext = {
  /** Paths that are known to differ. */
  readonly found: ReadonlySet<string>;
  readonly createHasher: ReadingOptions['createHasher'];
};

/**
 * Holds a document against its own digest. A value that a caller chose is named by its own path where it is not the one
 * that was digested; the digest of the whole only where nothing else says what was changed.
 */
export function checkDigest(
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

/** The value that was changed, in the place of its digest. */
function toChosen(difference: Difference, content: Readonly<Record<string, unknown>>): Difference {
  const [digest, chosen, pointer, ...others] = fromPointer(difference.path);
  if (digest !== CHOSEN[0] || chosen !== CHOSEN[1] || pointer === undefined || others.length > 0) {
    return difference;
  }
  const stated = inShort(atPointer(content, pointer));
  return { kind: 'digest', path: pointer, stated, derived: null };
}
