import type { SourceFile } from '../model/reading.ts';

/**
 * What a document calls a file of these bytes: the file's own name where the document uses it, otherwise the name it uses
 * most. A file that the document does not know has its own name.
 */
export function statedNames(document: unknown): (file: SourceFile) => string {
  const bySha256 = new Map<string, Map<string, number>>();
  for (const { name, sha256 } of listFiles(document)) {
    const names = bySha256.get(sha256) ?? new Map<string, number>();
    bySha256.set(sha256, names.set(name, (names.get(name) ?? 0) + 1));
  }
  return ({ name, sha256 }) => {
    const names = bySha256.get(sha256);
    if (names === undefined || names.has(name)) {
      return name;
    }
    const [[most] = [name]] = [...names].toSorted(([, left], [, right]) => right - left);
    return most;
  };
}

/** Every place of the document that names a file with its digest. */
function* listFiles(value: unknown): Generator<SourceFile, void, undefined> {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (Array.isArray(value)) {
    // Row numbers are most of a large document and name nothing.
    if (typeof value[0] !== 'number') {
      for (const item of value) {
        yield* listFiles(item);
      }
    }
    return;
  }
  const members = value as Readonly<Record<string, unknown>>;
  const { file, sha256 } = members;
  if (typeof file === 'string' && typeof sha256 === 'string') {
    yield { name: file, sha256 };
  }
  for (const item of Object.values(members)) {
    yield* listFiles(item);
  }
}
