import type { ReportProgress } from '../program/run-program.ts';
import { readManifest, readParts } from './archive-reader.ts';
import type { Manifest } from './manifest.ts';

export type VerifiedBackup = {
  readonly manifest: Manifest;
  readonly parts: number;
  /** Of the parts, compressed. */
  readonly bytes: number;
};

/**
 * Reads a backup from its first byte to its last and verifies that it is complete, and every part unchanged. Needs no
 * database. Throws `RefusedError` that names the first bad part.
 */
export async function verifyBackup(
  path: string,
  { progress, signal }: { readonly progress: ReportProgress; readonly signal: AbortSignal },
): Promise<VerifiedBackup> {
  const manifest = await readManifest(path);
  const total = manifest.tables.flatMap(({ parts }) => parts).length;
  let parts = 0;
  let bytes = 0;
  for await (const { table, packedBytes } of readParts(path, manifest)) {
    signal.throwIfAborted();
    progress(parts, total, table.name);
    parts += 1;
    bytes += packedBytes;
  }
  return { manifest, parts, bytes };
}
