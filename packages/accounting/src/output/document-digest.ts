import { createFileHasher, type FileHasher } from '../read/files/file-hasher.ts';
import type { DocumentDigest } from './journal-contract.ts';
import { pointerTo } from './json-pointer.ts';
import { writeCanonicalJson } from './write-json.ts';

/**
 * The digest of a document over everything except the digest. It reveals changes by anybody who did not recompute it: a
 * seal on the values that no file can provide, and no proof of them.
 */
export function digestDocument(
  document: Readonly<Record<string, unknown>>,
  createHasher: () => FileHasher = createFileHasher,
): DocumentDigest {
  const { digest: _, ...content } = document;
  const hash = (value: unknown): string => {
    const hasher = createHasher();
    const encoder = new TextEncoder();
    for (const piece of writeCanonicalJson(value)) {
      hasher.update(encoder.encode(piece));
    }
    return hasher.digestHex();
  };
  return {
    algorithm: 'sha256',
    form: 'RFC 8785',
    document: hash(content),
    chosen: Object.fromEntries(
      [...listChosen(content)].map(([pointer, value]) => [pointer, hash(value)]),
    ),
  };
}

/** The values chosen by a caller: the policies, the QuickBooks accounts, and file names. */
function* listChosen(
  content: Readonly<Record<string, unknown>>,
): Generator<readonly [string, unknown], void, undefined> {
  for (const part of ['plan_options', 'reading_options', 'books']) {
    yield* listLeaves(content[part], pointerTo('', part));
  }
  for (const part of ['reports', 'blocked']) {
    const items = content[part];
    for (const [place, item] of (Array.isArray(items) ? items : []).entries()) {
      if (typeof item === 'object' && item !== null && 'file' in item) {
        yield [pointerTo('', part, place, 'file'), item.file];
      }
    }
  }
}

function* listLeaves(
  value: unknown,
  pointer: string,
): Generator<readonly [string, unknown], void, undefined> {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) {
      yield [pointer, value];
    }
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    yield* listLeaves(item, pointerTo(pointer, key));
  }
}
