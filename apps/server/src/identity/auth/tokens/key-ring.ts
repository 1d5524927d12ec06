import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Database, Transaction } from '../../../db/database.ts';
import type { SealedBox } from '../../../platform/sealed-box.ts';
import { ALGORITHM } from './access-token.ts';
import type { KeyRing } from './access-token.ts';
import {
  deleteAllKeys,
  deleteKeysRetiredBefore,
  insertSigningKey,
  lockSigningKeys,
  retireSigningKey,
} from './signing-keys.store.ts';
import type { SigningKey } from './signing-keys.store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A key signs for this long (`reliability.md` 7, G16). */
export const KEY_LIFE_MS = 30 * DAY_MS;
/**
 * A new key is published this long before it signs, so that whoever caches the key set for ten minutes has it in time.
 */
export const KEY_NOTICE_MS = 15 * MINUTE_MS;
/** The longest lifetime of our tokens, plus a minute of clock skew. */
export const LONGEST_TOKEN_LIFE_S = 86_400;
const RETENTION_AFTER_RETIREMENT_MS = LONGEST_TOKEN_LIFE_S * 1000 + MINUTE_MS;
/** Another process may have rotated; it gives `KEY_NOTICE_MS` of notice. */
const RELOAD_MS = MINUTE_MS;

export async function generateSigningKey(activatedAt: Date): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  return { kid, privateJwk, createdAt: activatedAt, activatedAt, retiredAt: null };
}

export type StoredKeyRing = KeyRing & {
  /**
   * Publishes the next key when the newest is `KEY_LIFE_MS` old, or immediately when forced, and drops the keys whose
   * tokens have expired. Returns the id of the new key, or null. Safe to call from many processes concurrently.
   */
  readonly rotate: (
    now: Date,
    options?: {
      readonly force: boolean;
      /** Called in the transaction of a new key. */
      readonly record?: RecordRotation;
    },
  ) => Promise<string | null>;
  /**
   * Creates a key that signs immediately and drops all others, in case one has leaked: every token signed before is
   * rejected, by other processes within a minute. Returns its id.
   */
  readonly replace: (now: Date, record: RecordRotation) => Promise<string>;
};

type RecordRotation = (tx: Transaction, kid: string) => Promise<void>;

/** The keys in the database; the first process to start creates one. */
export function createKeyRing(database: Database, box: SealedBox): StoredKeyRing {
  let loaded: { readonly ring: Promise<KeyRing>; readonly at: Date } | null = null;
  /** Concurrent requests share one read. */
  const current = (now: Date): Promise<KeyRing> => {
    if (loaded === null || now.getTime() - loaded.at.getTime() >= RELOAD_MS) {
      const load = { ring: loadKeys(database, box, now).then(ringOf), at: now };
      loaded = load;
      load.ring.catch(() => {
        loaded = loaded === load ? null : loaded;
      });
    }
    return loaded.ring;
  };
  return {
    signing: async (now) => (await current(now)).signing(now),
    verifying: async (kid, now) => (await current(now)).verifying(kid, now),
    publicJwks: async (now) => (await current(now)).publicJwks(now),
    rotate: async (now, { force, record } = { force: false }) => {
      const kid = await rotate({ database, box, now, force, record });
      loaded = null;
      return kid;
    },
    replace: async (now, record) => {
      const kid = await replace({ database, box, now, record });
      loaded = null;
      return kid;
    },
  };
}

function loadKeys(database: Database, box: SealedBox, now: Date): Promise<SigningKey[]> {
  return database.asOwner(async (tx) => {
    const keys = await lockSigningKeys(tx, box);
    if (keys.length > 0) {
      return keys;
    }
    const first = await generateSigningKey(now);
    await insertSigningKey(tx, box, first);
    return [first];
  });
}

type Rotation = {
  readonly database: Database;
  readonly box: SealedBox;
  readonly now: Date;
  readonly force: boolean;
  readonly record: RecordRotation | undefined;
};

function rotate({ database, box, now, force, record }: Rotation): Promise<string | null> {
  return database.asOwner(async (tx) => {
    const [newest] = await lockSigningKeys(tx, box);
    await deleteKeysRetiredBefore(tx, new Date(now.getTime() - RETENTION_AFTER_RETIREMENT_MS));
    const isDue =
      newest === undefined || now.getTime() - newest.activatedAt.getTime() >= KEY_LIFE_MS;
    const isAnnounced = newest !== undefined && newest.activatedAt > now;
    if (isAnnounced || !(isDue || force)) {
      return null;
    }
    const next = await generateSigningKey(new Date(now.getTime() + KEY_NOTICE_MS));
    await insertSigningKey(tx, box, { ...next, createdAt: now });
    if (newest !== undefined) {
      await retireSigningKey(tx, newest.kid, next.activatedAt);
    }
    await record?.(tx, next.kid);
    return next.kid;
  });
}

function replace({
  database,
  box,
  now,
  record,
}: Pick<Rotation, 'database' | 'box' | 'now'> & {
  readonly record: RecordRotation;
}): Promise<string> {
  return database.asOwner(async (tx) => {
    await lockSigningKeys(tx, box);
    await deleteAllKeys(tx);
    const next = await generateSigningKey(now);
    await insertSigningKey(tx, box, next);
    await record(tx, next.kid);
    return next.kid;
  });
}

/** A key ring of fixed keys, newest first. */
export async function ringOf(keys: readonly SigningKey[]): Promise<KeyRing> {
  const imported = await Promise.all(keys.map(importKey));
  const live = (now: Date) => imported.filter(({ key }) => isLive(key, now));
  return {
    signing: async (now) => {
      const active = imported.find(({ key }) => key.activatedAt <= now) ?? imported.at(-1);
      if (active === undefined) {
        throw new Error('There is no signing key.');
      }
      return { kid: active.key.kid, privateKey: active.privateKey };
    },
    verifying: async (kid, now) => live(now).find(({ key }) => key.kid === kid)?.publicKey ?? null,
    publicJwks: async (now) => live(now).map(({ publicJwk }) => publicJwk),
  };
}

function isLive({ retiredAt }: SigningKey, now: Date): boolean {
  return retiredAt === null || now.getTime() - retiredAt.getTime() < RETENTION_AFTER_RETIREMENT_MS;
}

async function importKey(key: SigningKey) {
  const { d: _private, ...publicParts } = key.privateJwk;
  return {
    key,
    privateKey: await importJWK(key.privateJwk, ALGORITHM),
    publicKey: await importJWK(publicParts, ALGORITHM),
    publicJwk: { ...publicParts, kid: key.kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] },
  };
}
