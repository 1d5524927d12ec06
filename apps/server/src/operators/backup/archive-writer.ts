import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { explainFile } from './damaged.ts';
import { MANIFEST_FILE, MANIFEST_HASH_FILE } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export type ArchiveWriter = {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  /** Writes the manifest and puts the archive under its name, once all of it is on the disk. */
  readonly finish: (manifest: Manifest) => Promise<void>;
  /** Leaves nothing behind. */
  readonly discard: () => Promise<void>;
};

/**
 * A tar archive that only its owner may read. It has another name until it is finished, so that no half of a backup is
 * taken for one. Throws `RefusedError` where it cannot be written.
 */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER }).catch((error: unknown) => {
    throw explainFile(dirname(path), 'written', error);
  });
  const archive = pack();
  const file = createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  const written = pipeline(archive, file).catch((error: unknown) => {
    throw explainFile(draft, 'written', error);
  });
  // Awaited with each entry and at the end; a failure in between must not count as unhandled.
  written.catch(() => undefined);
  const add = async (name: string, bytes: Buffer): Promise<void> => {
    const added = new Promise<void>((done, fail) => {
      archive
        .entry({ name, size: bytes.length, mode: OWNER_ONLY }, (error) =>
          error ? fail(error) : done(),
        )
        .end(bytes);
    });
    await Promise.race([added, written]);
  };
  return {
    add,
    finish: async (manifest) => {
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await add(MANIFEST_FILE, bytes);
      await add(MANIFEST_HASH_FILE, Buffer.from(hashOf(bytes)));
      archive.finalize();
      await written;
      await rename(draft, path).catch((error: unknown) => {
        throw explainFile(path, 'written', error);
      });
    },
    discard: async () => {
      archive.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
