import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { hashOf } from './archive-writer.ts';
import { countRows } from './copy-rows.ts';
import { damaged, explainFile } from './damaged.ts';
import { MANIFEST_FILE, MANIFEST_HASH_FILE, parseManifest } from './manifest.ts';
import type { DumpedTable, Manifest, Part } from './manifest.ts';

const unpack = promisify(gunzip);

const BLOCK = 512;
/** No manifest is longer. */
const TAIL_BYTES = 32 * 1024 * 1024;

type Entry = { readonly name: string; readonly bytes: Buffer };

/** The manifest, which stands at the end; throws `RefusedError` for a file without one, and for one that was changed. */
export async function readManifest(path: string): Promise<Manifest> {
  const start = await findManifest(path);
  const found = new Map<string, Buffer>();
  for await (const { name, bytes } of readEntries(path, start)) {
    found.set(name, bytes);
  }
  const bytes = found.get(MANIFEST_FILE);
  if (bytes === undefined || found.get(MANIFEST_HASH_FILE)?.toString() !== hashOf(bytes)) {
    throw damaged(path, 'its manifest is not as it was written.');
  }
  const manifest = parseManifest(bytes.toString());
  if (manifest === null) {
    throw damaged(path, 'its manifest is of another format, as of a newer version of Platebook.');
  }
  return manifest;
}

async function findManifest(path: string): Promise<number> {
  const file = await open(path).catch((error: unknown) => {
    throw explainFile(path, 'read', error);
  });
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - (size % BLOCK) - TAIL_BYTES);
    const tail = Buffer.alloc(size - start);
    await file.read(tail, 0, tail.length, start);
    const header = Buffer.from(`${MANIFEST_FILE}\0`);
    let at = tail.lastIndexOf(header);
    while (at > 0 && at % BLOCK !== 0) {
      at = tail.lastIndexOf(header, at - 1);
    }
    if (at < 0 || at % BLOCK !== 0) {
      throw damaged(path, 'it has no manifest. It was not finished, or it was cut short.');
    }
    return start + at;
  } finally {
    await file.close();
  }
}

async function* readEntries(path: string, start = 0): AsyncGenerator<Entry> {
  const entries = extract();
  const fed = pipeline(createReadStream(path, { start }), entries);
  // What goes wrong is thrown by the loop too.
  fed.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const pieces: Buffer[] = [];
      for await (const piece of entry) {
        pieces.push(piece as Buffer);
      }
      yield { name: entry.header.name, bytes: Buffer.concat(pieces) };
    }
    await fed;
  } catch (error) {
    const explained = explainFile(path, 'read', error);
    throw explained === error
      ? damaged(path, 'it cannot be read to its end as a tar archive.', error)
      : explained;
  } finally {
    entries.destroy();
  }
}

export type CheckedPart = {
  readonly table: DumpedTable;
  readonly part: Part;
  /** Rows in PostgreSQL's text format for `COPY`. */
  readonly rows: Buffer;
  readonly packedBytes: number;
};

/**
 * Every part in the order it was written, once its SHA-256 and its rows are what the manifest says. Throws `RefusedError`
 * that names the first part which is not, which is missing, or which nobody knows.
 */
export async function* readParts(path: string, manifest: Manifest): AsyncGenerator<CheckedPart> {
  const expected = new Map(
    manifest.tables.flatMap((table) => table.parts.map((part) => [part.file, { table, part }])),
  );
  for await (const { name, bytes } of readEntries(path)) {
    if (name === MANIFEST_FILE || name === MANIFEST_HASH_FILE) {
      continue;
    }
    const known = expected.get(name);
    if (known === undefined) {
      throw damaged(path, `its manifest does not name ${name}.`);
    }
    expected.delete(name);
    const { table, part } = known;
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
