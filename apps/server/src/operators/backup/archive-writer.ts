import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Header } from 'tar/header';
import { explainFile } from './damaged.ts';
import { MANIFEST_FILE, MANIFEST_HASH_FILE } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** The block size of a tar archive: a header block, then as many as the entry needs. */
export const BLOCK_BYTES = 512;
/** The end marker of an archive. */
const END_BYTES = 2 * BLOCK_BYTES;

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export type ArchiveWriter = {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  /** Writes the manifest and renames the archive to its final name, once all of it is on disk. */
  readonly finish: (manifest: Manifest) => Promise<void>;
  /** Removes the draft. */
  readonly discard: () => Promise<void>;
};

const DRAFT = /^(.+)\.[0-9a-f]{12}\.part$/;

/** The temporary name of an unfinished archive, so that a partial backup is never mistaken for a complete one. */
export function draftOf(path: string): string {
  return `${path}.${randomBytes(6).toString('hex')}.part`;
}

/** Whether a file has the draft name of an archive whose name `isOurs` accepts. */
export function isDraftOf(name: string, isOurs: (archive: string) => boolean): boolean {
  const [, archive] = DRAFT.exec(name) ?? [];
  return archive !== undefined && isOurs(archive);
}

/**
 * A tar archive that only its owner can read, named `draft` until it is finished. Throws `RefusedError` if it cannot be
 * written.
 */
export async function createArchive(path: string, draft: string): Promise<ArchiveWriter> {
  const file = await explained(path, async () => {
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER });
    return open(draft, 'wx', OWNER_ONLY);
  });
  const add = (name: string, bytes: Buffer) => explained(path, () => writeEntry(file, name, bytes));
  return {
    add,
    finish: async (manifest) => {
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await add(MANIFEST_FILE, bytes);
      await add(MANIFEST_HASH_FILE, Buffer.from(hashOf(bytes)));
      await explained(path, async () => {
        await file.writeFile(Buffer.alloc(END_BYTES));
        await file.sync();
        await file.close();
        await rename(draft, path);
      });
    },
    discard: async () => {
      await file.close();
      await rm(draft, { force: true });
    },
  };
}

/** `writeFile` continues at the file's position, and writes everything. */
async function writeEntry(file: FileHandle, name: string, bytes: Buffer): Promise<void> {
  const header = Buffer.alloc(BLOCK_BYTES);
  const { length: size } = bytes;
  new Header({ path: name, size, mode: OWNER_ONLY, mtime: new Date(), type: 'File' }).encode(
    header,
  );
  const rest = Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);
  await file.writeFile(Buffer.concat([header, bytes, rest]));
}

async function explained<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explainFile(path, 'written', error);
  }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
