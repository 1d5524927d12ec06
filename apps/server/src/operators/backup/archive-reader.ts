import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Header } from 'tar/header';
import { BLOCK_BYTES, hashOf } from './archive-writer.ts';
import { countRows } from './copy-rows.ts';
import { damaged, explainFile } from './damaged.ts';
import { MANIFEST_FILE, MANIFEST_HASH_FILE, parseManifest } from './manifest.ts';
import type { DumpedTable, Manifest, Part } from './manifest.ts';

const unpack = promisify(gunzip);

/** The manifest at the end of the archive; throws `RefusedError` for a file without one, and for a changed one. */
export async function readManifest(path: string): Promise<Manifest> {
  const found = new Map<string, Buffer>();
  for await (const { name, read } of entriesOf(path)) {
    if (name === MANIFEST_FILE || name === MANIFEST_HASH_FILE) {
      found.set(name, await read());
    }
  }
  const bytes = found.get(MANIFEST_FILE);
  if (bytes === undefined) {
    throw damaged(path, 'it has no manifest. It was not finished, or it was cut short.');
  }
  if (found.get(MANIFEST_HASH_FILE)?.toString() !== hashOf(bytes)) {
    throw damaged(path, 'its manifest is not as it was written.');
  }
  const manifest = parseManifest(bytes.toString());
  if (manifest === null) {
    throw damaged(path, 'its manifest is of another format, as of a newer version of Platebook.');
  }
  return manifest;
}

type Entry = { readonly name: string; readonly read: () => Promise<Buffer> };

/** The entries of an archive, in order. Only what is consumed is read. */
async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = await open(path).catch((error: unknown) => {
    throw explainFile(path, 'read', error);
  });
  try {
    const { size: length } = await file.stat();
    for (let at = 0; at < length;) {
      const header = new Header(await readAt(file, path, { at, length: BLOCK_BYTES }));
      if (header.nullBlock) {
        return;
      }
      const { path: name, size, cksumValid: isSound } = header;
      if (!isSound || name === undefined || size === undefined) {
        throw damaged(path, `it is no tar archive from byte ${at} on.`);
      }
      const from = at + BLOCK_BYTES;
      yield { name, read: () => readAt(file, path, { at: from, length: size }) };
      at = from + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    }
  } finally {
    await file.close();
  }
}

async function readAt(
  file: FileHandle,
  path: string,
  { at, length }: { readonly at: number; readonly length: number },
): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file
      .read(bytes, done, length - done, at + done)
      .catch((error: unknown) => {
        throw explainFile(path, 'read', error);
      });
    if (bytesRead === 0) {
      throw damaged(path, 'it was cut short.');
    }
    done += bytesRead;
  }
  return bytes;
}

export type CheckedPart = {
  readonly table: DumpedTable;
  readonly part: Part;
  /** Rows in PostgreSQL's text format for `COPY`. */
  readonly rows: Buffer;
  readonly packedBytes: number;
};

/**
 * Every part in the order written, once its SHA-256 and row count match the manifest. Throws `RefusedError` that names
 * the first part that does not match, is missing, or is unknown.
 */
export async function* readParts(path: string, manifest: Manifest): AsyncGenerator<CheckedPart> {
  const expected = new Map(
    manifest.tables.flatMap((table) => table.parts.map((part) => [part.file, { table, part }])),
  );
  for await (const { name, read } of entriesOf(path)) {
    if (name === MANIFEST_FILE || name === MANIFEST_HASH_FILE) {
      continue;
    }
    const known = expected.get(name);
    if (known === undefined) {
      throw damaged(path, `its manifest does not name ${name}.`);
    }
    expected.delete(name);
    const { table, part } = known;
    const bytes = await read();
    if (bytes.length !== part.bytes || hashOf(bytes) !== part.sha256) {
      throw damaged(path, `${name} is not as it was written.`);
    }
    const rows = await unpack(bytes);
    if (countRows(rows) !== part.rows) {
      throw damaged(path, `${name} does not hold the ${part.rows} rows its manifest says.`);
    }
    yield { table, part, rows, packedBytes: bytes.length };
  }
  const [missing] = expected.keys();
  if (missing !== undefined) {
    throw damaged(path, `${missing} is missing.`);
  }
}
