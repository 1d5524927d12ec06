import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RefusedError } from '../program/refused-error.ts';
import { readManifest, readParts } from './archive-reader.ts';
import { BLOCK_BYTES, createArchive, draftOf, hashOf, isDraftOf } from './archive-writer.ts';
import {
  backupName,
  isBackupName,
  listBackups,
  oldBackups,
  removeOldBackups,
} from './backup-files.ts';
import { parseManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-archive-'));
  path = join(folder, 'platebook-20261126T101417Z.tar');
});
afterEach(() => rm(folder, { recursive: true }));

const ROWS = ['1\tHarbor\n2\tCove\\n\n', '3\tQuince\n'] as const;
const packed = ROWS.map((rows) => gzipSync(rows));

const partOf = (index: 0 | 1, file = `stores.${index}.gz`) => {
  const bytes = packed[index] ?? Buffer.alloc(0);
  const rows = ROWS[index].split('\n').length - 1;
  return { file, rows, bytes: bytes.length, sha256: hashOf(bytes) };
};

function manifestOf(parts = [partOf(0), partOf(1)]): Manifest {
  return {
    format: 'platebook-backup',
    format_version: 1,
    created_at: '2026-11-26T10:14:17.000Z',
    platebook: '1.0.0',
    postgres: '17.0',
    database: 'platebook',
    migrations: [
      { name: '0001_first', sha256: '0'.repeat(64) },
      { name: '0002_second', sha256: '1'.repeat(64) },
    ],
    keys: ['k1'],
    queue_version: null,
    event_months: null,
    sequences: [],
    tables: [
      {
        name: 'public.stores',
        columns: ['id', 'name'],
        rows: parts.reduce((sum, { rows }) => sum + rows, 0),
        parts,
      },
    ],
  };
}

type Entry = readonly [name: string, bytes: Buffer];

const PARTS: readonly Entry[] = [
  ['stores.0.gz', packed[0] ?? Buffer.alloc(0)],
  ['stores.1.gz', packed[1] ?? Buffer.alloc(0)],
];

async function archiveOf({
  to = path,
  entries = PARTS,
  manifest = manifestOf(),
}: { to?: string; entries?: readonly Entry[]; manifest?: Manifest } = {}): Promise<void> {
  const archive = await createArchive(to, draftOf(to));
  for (const [name, bytes] of entries) {
    await archive.add(name, bytes);
  }
  await archive.finish(manifest);
}

async function partsIn(): Promise<string[]> {
  const read: string[] = [];
  for await (const { table, part, rows } of readParts(path, await readManifest(path))) {
    read.push(`${table.name} ${part.file} ${rows.toString()}`);
  }
  return read;
}

async function refusalOf(doing: Promise<unknown>): Promise<string> {
  return doing.then(
    () => 'not refused',
    (error: unknown) =>
      error instanceof RefusedError ? `${error.kind}: ${error.message}` : String(error),
  );
}

const damagedBy = (what: string) =>
  `check_failed: The backup platebook-20261126T101417Z.tar is damaged: ${what}`;

describe('an archive', () => {
  test('returns its entries in order', async () => {
    await archiveOf();
    expect(await readManifest(path)).toEqual(manifestOf());
    expect(await partsIn()).toEqual([
      `public.stores stores.0.gz ${ROWS[0]}`,
      `public.stores stores.1.gz ${ROWS[1]}`,
    ]);
  });

  test('is readable by its owner only, and consists of whole blocks', async () => {
    await archiveOf();
    const { mode, size } = await stat(path);
    expect([mode & 0o777, size % BLOCK_BYTES]).toEqual([0o600, 0]);
  });

  test('has its final name only once it is finished, and leaves nothing when discarded', async () => {
    const draft = draftOf(path);
    const archive = await createArchive(path, draft);
    await archive.add('stores.0.gz', Buffer.from('x'));
    const [name = ''] = await readdir(folder);
    expect([isDraftOf(name, isBackupName), isBackupName(name)]).toEqual([true, false]);
    await archive.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test('cannot be started twice under one draft name', async () => {
    const draft = draftOf(path);
    const first = await createArchive(path, draft);
    expect(await refusalOf(createArchive(path, draft))).toBe(
      `refused: ${path} cannot be written (EEXIST).`,
    );
    await first.discard();
  });

  test('supports an entry of exactly one block, and an empty one', async () => {
    const entries: readonly Entry[] = [
      ['block', Buffer.alloc(BLOCK_BYTES, 7)],
      ['nothing', Buffer.alloc(0)],
      ...PARTS,
    ];
    await archiveOf({ entries });
    expect((await readManifest(path)).tables).toHaveLength(1);
    expect(await refusalOf(partsIn())).toBe(damagedBy('its manifest does not name block.'));
  });
});

describe('a modified backup', () => {
  test.each([0, 1, 100, BLOCK_BYTES, 3 * BLOCK_BYTES])(
    'truncated to %d bytes has no manifest',
    async (bytes) => {
      await archiveOf();
      await truncate(path, bytes);
      expect(await refusalOf(readManifest(path))).toMatch(
        /^check_failed: .* is damaged: it (has no manifest|was cut short)\b/,
      );
    },
  );

  test('with any one byte of its parts and manifest changed is detected', async () => {
    await archiveOf();
    const bytes = await readFile(path);
    // The two blocks at its end are empty, and of a header only the name and size of its entry matter.
    for (let at = 0; at < bytes.length - 2 * BLOCK_BYTES; at += 97) {
      const isPadding = bytes[at] === 0;
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      await writeFile(path, changed);
      const outcome = await refusalOf(partsIn());
      expect(isPadding || outcome.startsWith('check_failed: '), `byte ${at}: ${outcome}`).toBe(
        true,
      );
    }
  });

  test('with text appended is unaffected: nothing after the end is read', async () => {
    await archiveOf();
    await appendFile(path, 'more');
    expect(await partsIn()).toHaveLength(2);
  });

  test('replaced by another file is no archive', async () => {
    await writeFile(path, 'not an archive'.repeat(100));
    expect(await refusalOf(readManifest(path))).toBe(
      damagedBy('it is no tar archive from byte 0 on.'),
    );
  });

  test.each<[string, readonly Entry[], Manifest, string]>([
    ['lacks a part', PARTS.slice(0, 1), manifestOf(), 'stores.1.gz is missing.'],
    [
      'holds a part twice',
      [...PARTS, ...PARTS.slice(0, 1)],
      manifestOf(),
      'its manifest does not name stores.0.gz.',
    ],
    [
      'holds another part under its name',
      [['stores.0.gz', packed[1] ?? Buffer.alloc(0)]],
      manifestOf([partOf(0)]),
      'stores.0.gz is not as it was written.',
    ],
    [
      'holds other rows than it says',
      PARTS.slice(0, 1),
      manifestOf([{ ...partOf(0), rows: 3 }]),
      'stores.0.gz does not hold the 3 rows its manifest says.',
    ],
  ])('that %s is rejected', async (_name, entries, manifest, words) => {
    await archiveOf({ entries, manifest });
    expect(await refusalOf(partsIn())).toBe(damagedBy(words));
  });

  test('that is missing or unreadable is rejected', async () => {
    expect(await refusalOf(readManifest(path))).toBe(`not_found: There is no file ${path}.`);
    expect(await refusalOf(readManifest(folder))).toBe(
      `refused: ${folder} cannot be read (EISDIR).`,
    );
  });
});

describe('a manifest', () => {
  const text = (change: object) => JSON.stringify({ ...manifestOf(), ...change });

  test('parses as written', () => {
    expect(parseManifest(text({}))).toEqual(manifestOf());
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    text({ format: 'another' }),
    text({ format_version: 2 }),
    text({ created_at: 'yesterday' }),
    text({ tables: [{ ...manifestOf().tables[0], name: 'public.stores; drop table stores' }] }),
    text({ tables: [{ ...manifestOf().tables[0], name: 'pg_catalog.pg_class' }] }),
    text({ tables: [{ ...manifestOf().tables[0], columns: ['id', 'na"me'] }] }),
    text({ tables: [{ ...manifestOf().tables[0], rows: -1 }] }),
    text({ tables: [{ ...manifestOf().tables[0], rows: 2 ** 53 }] }),
    text({ sequences: [{ table: 'a b', column: 'id', last: null }] }),
    text({ migrations: [{ name: 'x', sha256: 'y' }] }),
  ])('is invalid: %s', (written) => {
    expect(parseManifest(written)).toBeNull();
  });
});

describe('the backups of a folder', () => {
  const at = (day: number) => join(folder, backupName(new Date(Date.UTC(2026, 10, day, 9, 5, 7))));

  test('are named by their time', () => {
    expect(at(3)).toBe(join(folder, 'platebook-20261103T090507Z.tar'));
    expect(
      ['platebook-20261103T090507Z.tar.part', 'x-platebook-20261103T090507Z.tar', 'notes'].filter(
        isBackupName,
      ),
    ).toEqual([]);
  });

  test('are listed newest first, a damaged one with its problem', async () => {
    await archiveOf({ to: at(1) });
    await writeFile(at(2), '');
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect(await listBackups(folder)).toEqual([
      {
        file: at(2),
        bytes: 0,
        created_at: null,
        migration: null,
        rows: null,
        keys: [],
        problem:
          'The backup platebook-20261102T090507Z.tar is damaged: it has no manifest. It was not finished, or it was cut short.',
      },
      {
        file: at(1),
        bytes: (await stat(at(1))).size,
        created_at: '2026-11-26T10:14:17.000Z',
        migration: '0002_second',
        rows: 3,
        keys: ['k1'],
        problem: null,
      },
    ]);
  });

  test('are removed except the newest, and nothing else is', async () => {
    for (const day of [1, 2, 3]) {
      await writeFile(at(day), '');
    }
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect(await oldBackups(folder, 3)).toEqual([]);
    expect(await removeOldBackups(folder, 1)).toEqual([at(2), at(1)]);
    expect((await readdir(folder)).toSorted()).toEqual([
      'notes.txt',
      'platebook-20261103T090507Z.tar',
    ]);
  });

  test('are none if there is no folder', async () => {
    expect(await listBackups(join(folder, 'elsewhere'))).toEqual([]);
    expect(await removeOldBackups(join(folder, 'elsewhere'), 0)).toEqual([]);
  });
});

describe('verifying a backup', () => {
  test('reads every part, and reports progress', async () => {
    await archiveOf();
    const seen: unknown[] = [];
    const { parts, bytes } = await verifyBackup(path, {
      progress: (...step) => void seen.push(step),
      signal: new AbortController().signal,
    });
    expect([parts, bytes]).toEqual([2, packed.reduce((sum, { length }) => sum + length, 0)]);
    expect(seen).toEqual([
      [0, 2, 'public.stores'],
      [1, 2, 'public.stores'],
    ]);
  });

  test('can be aborted', async () => {
    await archiveOf();
    const stop = new AbortController();
    const progress = () => stop.abort(new Error('Stopped.'));
    await expect(verifyBackup(path, { progress, signal: stop.signal })).rejects.toThrow('Stopped.');
  });
});
