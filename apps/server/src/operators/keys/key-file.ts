import { randomBytes } from 'node:crypto';
import { appendFile, open, rename, rm } from 'node:fs/promises';
import { SECRET_KEY_BYTES } from '../../platform/sealed-box.ts';
import type { SecretKey } from '../../platform/sealed-box.ts';
import { SecretKeysError, keyFileIn, readSecretKeys } from '../../platform/secret-keys.ts';

const OWNER_ONLY = 0o600;

/** Prepends a new key to the key file, which seals from now on. Returns all keys. */
export async function addKey(dataDir: string): Promise<SecretKey[]> {
  const keys = await keysInFile(dataDir);
  const key = { kid: nextId(keys), key: randomBytes(SECRET_KEY_BYTES) };
  return writeKeys(dataDir, [key, ...keys]);
}

/**
 * Removes keys from the key file, so only unused ones may be passed. Earlier backups still need them: they are first
 * added to the file of retired keys.
 */
export async function removeKeys(dataDir: string, kids: readonly string[]): Promise<SecretKey[]> {
  const keys = await keysInFile(dataDir);
  const retired = keys.filter(({ kid }) => kids.includes(kid));
  await appendFile(retiredFileIn(dataDir), `${textOf(retired)}\n`, {
    mode: OWNER_ONLY,
    flush: true,
  });
  return writeKeys(
    dataDir,
    keys.filter(({ kid }) => !kids.includes(kid)),
  );
}

function retiredFileIn(dataDir: string): string {
  return `${keyFileIn(dataDir)}.retired`;
}

function textOf(keys: readonly SecretKey[]): string {
  return keys.map(({ kid, key }) => `${kid}:${Buffer.from(key).toString('base64')}`).join(',');
}

async function keysInFile(dataDir: string): Promise<SecretKey[]> {
  const keys = await readSecretKeys(dataDir);
  if (keys === null) {
    throw new SecretKeysError(`There is no key file ${keyFileIn(dataDir)}.`);
  }
  return keys;
}

/** k1, k2, k3 …; the id of an existing key is never reused. */
function nextId(keys: readonly SecretKey[]): string {
  const numbers = keys.map(({ kid }) => Number(/^k(\d{1,9})$/.exec(kid)?.[1] ?? 0));
  return `k${Math.max(0, ...numbers) + 1}`;
}

/**
 * Written and synced before it is renamed: a partially written file would make everything sealed unreadable for good.
 */
async function writeKeys(dataDir: string, keys: readonly SecretKey[]): Promise<SecretKey[]> {
  const path = keyFileIn(dataDir);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(`${textOf(keys)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return [...keys];
}
