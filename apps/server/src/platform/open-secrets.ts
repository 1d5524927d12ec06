import { sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { SealedBoxError, createSealedBox } from './sealed-box.ts';
import type { SealedBox, SecretKey } from './sealed-box.ts';
import { SecretKeysError, keyFileIn, makeSecretKeys, readSecretKeys } from './secret-keys.ts';
import { placeOfSecret } from './server-secrets.ts';

type Deps = {
  readonly database: Database;
  readonly dataDir: string;
  /** Those of SECRET_KEYS; null uses the key file in `dataDir`, and creates one for a database without sealed data. */
  readonly secretKeys: readonly SecretKey[] | null;
};

/**
 * The box that opens this database's sealed data. Throws `SecretKeysError` if the keys do not open it, or if the key
 * file is missing: new keys could never open it.
 */
export async function openSecrets(deps: Deps): Promise<SealedBox> {
  const ring = (await readRing(deps)) ?? (await makeSecretKeys(deps.dataDir));
  return boxOf(deps, ring);
}

/** Throws like `openSecrets`, on a database of any version, and changes neither it nor the key file. */
export async function checkSecretKeys(deps: Deps): Promise<void> {
  const ring = await readRing(deps);
  if (ring !== null) {
    await boxOf(deps, ring);
  }
}

type Ring = readonly SecretKey[];

async function boxOf({ database, dataDir, secretKeys }: Deps, ring: Ring): Promise<SealedBox> {
  const box = createSealedBox(ring);
  if (!(await opens(database, box, ring))) {
    throw new SecretKeysError(
      secretKeys === null
        ? `The keys in ${keyFileIn(dataDir)} do not open what is sealed in this database. Put back the file it was sealed with. Nothing that is sealed was changed.`
        : 'SECRET_KEYS does not open what is sealed in this database. Start with the keys it was sealed with, a new one in front of them. Nothing that is sealed was changed.',
    );
  }
  return box;
}

/** Null if there are no keys yet and the database contains nothing that needs them. */
async function readRing({ database, dataDir, secretKeys }: Deps): Promise<Ring | null> {
  const ring = secretKeys ?? (await readSecretKeys(dataDir));
  if (ring !== null || (await listSealed(database)).length === 0) {
    return ring;
  }
  // Another process in its first start has created the file before it sealed anything.
  const made = await readSecretKeys(dataDir);
  if (made === null) {
    throw new SecretKeysError(
      `The key file ${keyFileIn(dataDir)} is missing, and this database holds what only its keys open. Put it back from a backup, or set SECRET_KEYS to what it held. No new one was made.`,
    );
  }
  return made;
}

type SealedText = { readonly sealed: string; readonly place: string | null };

/** Secrets that every start needs; null if only a feature knows the context of a text. */
async function listSealed(database: Database): Promise<SealedText[]> {
  return database.asOwner(async (tx) => {
    const { secrets: hasSecrets, keys: hasKeys } = await tablesIn(tx);
    const secrets = hasSecrets
      ? await tx.selectFrom('server_secrets').select(['name', 'sealed']).execute()
      : [];
    const keys = hasKeys
      ? await tx.selectFrom('signing_keys').select('sealed_private_jwk').execute()
      : [];
    return [
      ...secrets.map(({ name, sealed }) => ({ sealed, place: placeOfSecret(name) })),
      ...keys.flatMap(({ sealed_private_jwk: sealed }) =>
        sealed === null ? [] : [{ sealed, place: null }],
      ),
    ];
  });
}

/** A database that was never migrated, or only by an old version, lacks them. */
async function tablesIn(tx: Transaction): Promise<{ secrets: boolean; keys: boolean }> {
  const { rows } = await sql<{ secrets: boolean; keys: boolean }>`
    select to_regclass('server_secrets') is not null as secrets,
      to_regclass('signing_keys') is not null as keys`.execute(tx);
  return rows[0] ?? { secrets: false, keys: false };
}

async function opens(database: Database, box: SealedBox, ring: Ring): Promise<boolean> {
  const kids = new Set(ring.map(({ kid }) => kid));
  try {
    for (const { sealed, place } of await listSealed(database)) {
      if (!kids.has(sealed.split('.')[1] ?? '')) {
        return false;
      }
      if (place !== null) {
        box.open(sealed, place);
      }
    }
    return true;
  } catch (error) {
    if (error instanceof SealedBoxError) {
      return false;
    }
    throw error;
  }
}
