import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWritable } from './data-dir.ts';
import { SECRET_KEY_BYTES } from './sealed-box.ts';
import type { SecretKey } from './sealed-box.ts';

const FILE = 'secret-keys';
const OWNER_ONLY = 0o600;

/** The installation's keys are unusable; the message tells an operator why and what to do. */
export class SecretKeysError extends Error {
  override name = 'SecretKeysError';
}

/** Parses `kid:base64,kid:base64`, of which the first is active. Throws a sentence that says what is wrong. */
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

/** The key file of an installation without configured keys. */
export function keyFileIn(dataDir: string): string {
  return join(dataDir, FILE);
}

/** The keys in the key file, or null if there is none. Throws `SecretKeysError` for an unusable file. */
export async function readSecretKeys(dataDir: string): Promise<SecretKey[] | null> {
  const file = keyFileIn(dataDir);
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') {
      return null;
    }
    throw new SecretKeysError(
      `The key file ${file} cannot be read (${cause.code ?? cause.message}). Make it readable for the user that runs Platebook.`,
      { cause },
    );
  });
  if (text === null) {
    return null;
  }
  try {
    return parseSecretKeys(text);
  } catch (cause) {
    throw new SecretKeysError(
      `The key file ${file} cannot be used. ${(cause as Error).message} Put it back from a backup, or set SECRET_KEYS to what it held. It was not replaced.`,
      { cause },
    );
  }
}

/**
 * Creates the keys of an installation without configured ones: readable by the owner of the data folder only. Linked
 * into place atomically, so that two concurrent processes end up with the same keys.
 */
export async function makeSecretKeys(dataDir: string): Promise<SecretKey[]> {
  const file = keyFileIn(dataDir);
  await makeWritable(dataDir);
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
