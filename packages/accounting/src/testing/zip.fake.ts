import { zipSync } from 'fflate';

/** The bytes of a ZIP with these entries. */
export function toZipBytes(entries: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync({ ...entries }, { level: 6, mtime: new Date('2026-04-09T12:00:00Z') });
}
