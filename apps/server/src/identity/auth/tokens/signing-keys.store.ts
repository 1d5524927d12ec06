import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import type { SealedBox } from '../../../platform/sealed-box.ts';

export type SigningKey = {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly createdAt: Date;
  /** When it starts to sign. */
  readonly activatedAt: Date;
  /** When the next one starts to sign. */
  readonly retiredAt: Date | null;
};

/** All keys, the active or next one first; locks out additions until the transaction ends. */
export async function lockSigningKeys(tx: Transaction, box: SealedBox): Promise<SigningKey[]> {
  await sql`lock table signing_keys in share row exclusive mode`.execute(tx);
  const rows = await tx
    .selectFrom('signing_keys')
    .selectAll()
    .orderBy('activated_at', 'desc')
    .orderBy('kid')
    .execute();
  const keys: SigningKey[] = [];
  for (const row of rows) {
    if (row.sealed_private_jwk === null) {
      await sealKey(tx, box, { kid: row.kid, privateJwk: row.private_jwk as JWK });
    }
    keys.push({
      kid: row.kid,
      privateJwk:
        row.sealed_private_jwk === null
          ? (row.private_jwk as JWK)
          : (JSON.parse(
              box.open(row.sealed_private_jwk, placeOfSigningKey(row.kid)).toString(),
            ) as JWK),
      createdAt: row.created_at,
      activatedAt: row.activated_at,
      retiredAt: row.retired_at,
    });
  }
  return keys;
}

export async function insertSigningKey(
  tx: Transaction,
  box: SealedBox,
  key: SigningKey,
): Promise<void> {
  await tx
    .insertInto('signing_keys')
    .values({
      kid: key.kid,
      sealed_private_jwk: sealed(box, key),
      created_at: key.createdAt,
      activated_at: key.activatedAt,
      retired_at: key.retiredAt,
    })
    .execute();
}

export async function retireSigningKey(tx: Transaction, kid: string, at: Date): Promise<void> {
  await tx.updateTable('signing_keys').set({ retired_at: at }).where('kid', '=', kid).execute();
}

export async function deleteKeysRetiredBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('signing_keys').where('retired_at', '<', before).execute();
}

export async function deleteAllKeys(tx: Transaction): Promise<void> {
  await tx.deleteFrom('signing_keys').execute();
}

type Private = Pick<SigningKey, 'kid' | 'privateJwk'>;

/** Seals what an older version stored unsealed. */
async function sealKey(tx: Transaction, box: SealedBox, key: Private): Promise<void> {
  await tx
    .updateTable('signing_keys')
    .set({ private_jwk: null, sealed_private_jwk: sealed(box, key) })
    .where('kid', '=', key.kid)
    .execute();
}

function sealed(box: SealedBox, { kid, privateJwk }: Private): string {
  return box.seal(Buffer.from(JSON.stringify(privateJwk)), placeOfSigningKey(kid));
}

/** The context that this private key is sealed for. */
export function placeOfSigningKey(kid: string): string {
  return `signing_keys|${kid}|private_jwk`;
}
