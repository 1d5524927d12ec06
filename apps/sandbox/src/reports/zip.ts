import { strToU8, zipSync, type Zippable } from 'fflate';

// A ZIP holds the time of each file; one moment for all keeps the bytes the same on every day and in every zone.
const WRITTEN_AT = '1980-01-02T00:00:00';

/** A ZIP as the DoorDash Merchant Portal gives it out, from file names (folders included) and their text. */
export function zipReports(
  files: readonly { name: string; chunks: Iterable<string> }[],
): Uint8Array {
  const entries: Zippable = {};
  for (const { name, chunks } of files) {
    entries[name] = [strToU8([...chunks].join('')), { mtime: WRITTEN_AT, level: 9 }];
  }
  return zipSync(entries);
}
