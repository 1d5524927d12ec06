import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SealedBoxError, createSealedBox } from './sealed-box.ts';
import { makeSecretKeys, parseSecretKeys, readSecretKeys } from './secret-keys.ts';

const PLACE = 'tenant-a|qbo|realm-1|refresh_token';
const SECRET = Buffer.from('a refresh token');

function newKey(kid: string) {
  return { kid, key: randomBytes(32) };
}

describe('a sealed text', () => {
  const first = newKey('k1');
  const box = createSealedBox([first]);

  test('has the documented format, opens in its context, and differs each time', () => {
    const sealed = box.seal(SECRET, PLACE);
    expect(sealed).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]{20}\.[\w-]{22}$/);
    expect(box.open(sealed, PLACE)).toEqual(SECRET);
    expect(box.seal(SECRET, PLACE)).not.toBe(sealed);
  });

  test('does not open in the context of another tenant', () => {
    const sealed = box.seal(SECRET, PLACE);
    expect(() => box.open(sealed, PLACE.replace('tenant-a', 'tenant-b'))).toThrow(SealedBoxError);
  });

  test('does not open with any of its characters changed', () => {
    const sealed = box.seal(SECRET, PLACE);
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      const changed = `${sealed.slice(0, index)}${other}${sealed.slice(index + 1)}`;
      expect(() => box.open(changed, PLACE), changed).toThrow(SealedBoxError);
    }
  });

  test('does not open truncated or extended', () => {
    const sealed = box.seal(SECRET, PLACE);
    for (const changed of ['', 'v1', sealed.slice(0, -1), `${sealed}.AA`, `${sealed}A`]) {
      expect(() => box.open(changed, PLACE), changed).toThrow(SealedBoxError);
    }
  });

  test('opens after a newer key was added, and is then not current', () => {
    const sealed = box.seal(SECRET, PLACE);
    const rotated = createSealedBox([newKey('k2'), first]);
    expect(rotated.open(sealed, PLACE)).toEqual(SECRET);
    expect([rotated.isCurrent(sealed), rotated.isCurrent(rotated.seal(SECRET, PLACE))]).toEqual([
      false,
      true,
    ]);
  });

  test('does not open without its key, and names the missing key', () => {
    const stranger = createSealedBox([newKey('k9')]);
    expect(() => stranger.open(box.seal(SECRET, PLACE), PLACE)).toThrow(
      'No key k1 is in SECRET_KEYS.',
    );
  });
});

describe('the key ring', () => {
  test('parses ids and keys, the active one first', () => {
    const keys = [newKey('new'), newKey('old')];
    const text = keys.map(({ kid, key }) => `${kid}:${key.toString('base64')}`).join(', ');
    expect(parseSecretKeys(text)).toEqual(keys);
  });

  test('rejects malformed text', () => {
    const key = randomBytes(32).toString('base64');
    for (const text of ['', 'k1', `k1:${key.slice(0, 20)}`, `k 1:${key}`, `k1:${key},k1:${key}`]) {
      expect(() => parseSecretKeys(text), text).toThrow();
    }
  });
});

describe('the keys of a data folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platebook-keys-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('are created once, by whichever process is first, readable by the owner only', async () => {
    const dataDir = join(folder, 'data');
    const rings = await Promise.all(Array.from({ length: 8 }, () => makeSecretKeys(dataDir)));
    expect(new Set(rings.map((ring) => JSON.stringify(ring))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret-keys']);
    expect((await stat(join(dataDir, 'secret-keys'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(dataDir, 'secret-keys'), 'utf8')).toMatch(/^k1:[\w+/]{43}=\n$/);
  });

  test('are never replaced when they cannot be read', async () => {
    await writeFile(join(folder, 'secret-keys'), 'nonsense');
    await expect(readSecretKeys(folder)).rejects.toThrow(
      /secret-keys cannot be used\. Each key is/,
    );
  });
});
