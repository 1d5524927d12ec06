import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_KEY_BYTES } from './sealed-box.ts';
import type { SecretKey } from './sealed-box.ts';

const FILE = 'secret-keys';
const OWNER_ONLY = 0o600;

/** Reads `kid:base64,kid:base64`, the first being the active one. Throws a sentence that says what is wrong. */
export function parseSecretKeys(text: string): SecretKey[] {
  const ring = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseKey);
  if (ring.length === 0) {
    throw new Error('It lists no key.');
  }
  if (new Set(ring.map(({ kid }) => kid)).size !== ring.length) {
    throw new Error('Two keys have the same id.');
  }
  return ring;
}

function parseKey(entry: string): SecretKey {
  const [, kid, encoded] = /^([\w-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(entry) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  if (kid === undefined || key.length !== SECRET_KEY_BYTES) {
    throw new Error(`Each key is ID:BASE64 of ${SECRET_KEY_BYTES} random bytes.`);
  }
  return { kid, key };
}

/** The keys of an installation that was given none: made once, readable by the owner of the data folder only. */
export async function loadSecretKeys(dataDir: string): Promise<SecretKey[]> {
  const file = join(dataDir, FILE);
  return (await readKeys(file)) ?? makeKeys(dataDir, file);
}

async function readKeys(file: string): Promise<SecretKey[] | null> {
  try {
    return parseSecretKeys(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return null;
    }
    throw new Error(`The keys in ${file} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Linked into place whole, so that of two processes that start at once both use the same keys. */
async function makeKeys(dataDir: string, file: string): Promise<SecretKey[]> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const text = `k1:${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`;
  await writeFile(draft, text, { mode: OWNER_ONLY, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(draft);
  }
  return parseSecretKeys(await readFile(file, 'utf8'));
}
