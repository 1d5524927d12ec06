import { strToU8, zipSync, type Zippable } from 'fflate';

// A ZIP stores file times; a constant keeps the bytes reproducible.
const WRITTEN_AT = '1980-01-02T00:00:00';

/** A ZIP like the DoorDash Merchant Portal's, from file names (including folders) and their text. */
export function zipReports(
  files: readonly { name: string; chunks: Iterable<string> }[],
): Uint8Array {
  const entries: Zippable = {};
  for (const { name, chunks } of files) {
    entries[name] = [strToU8([...chunks].join('')), { mtime: WRITTEN_AT, level: 9 }];
  }
  return zipSync(entries);
}
