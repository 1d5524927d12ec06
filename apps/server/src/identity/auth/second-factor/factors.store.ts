import type { Selectable } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { SealedBox } from '../../../platform/sealed-box.ts';

/** An authenticator app of an account; its secret stays in the database. */
export type Factor = {
  readonly id: string;
  readonly friendlyName: string;
  readonly status: 'unverified' | 'verified';
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type FactorWithSecret = Factor & {
  /** In base32. */
  readonly secret: string;
  readonly lastUsedStep: number | null;
};

type Owned = { readonly id: string; readonly userId: string };

/** Oldest first. */
export async function listFactors(tx: Transaction, userId: string): Promise<Factor[]> {
  const rows = await tx
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

export async function findFactor(tx: Transaction, { id, userId }: Owned): Promise<Factor | null> {
  const row = await tx
    .selectFrom('mfa_factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Locked until the transaction ends, so that of two concurrent uses of a code only one counts. */
export async function lockFactor(
  tx: Transaction,
  box: SealedBox,
  { id, userId }: Owned,
): Promise<FactorWithSecret | null> {
  const row = await tx
    .selectFrom('mfa_factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        ...fromRow(row),
        secret: box.open(row.sealed_secret, placeOfFactor(row.id)).toString(),
        lastUsedStep: row.last_used_step,
      };
}

export async function insertFactor(
  tx: Transaction,
  box: SealedBox,
  factor: Omit<FactorWithSecret, 'lastUsedStep'> & { readonly userId: string },
): Promise<void> {
  await tx
    .insertInto('mfa_factors')
    .values({
      id: factor.id,
      user_id: factor.userId,
      friendly_name: factor.friendlyName,
      status: factor.status,
      sealed_secret: box.seal(Buffer.from(factor.secret), placeOfFactor(factor.id)),
      created_at: factor.createdAt,
      updated_at: factor.updatedAt,
    })
    .execute();
}

/** Also reseals the secret with the current key. */
export async function recordFactorUse(
  tx: Transaction,
  box: SealedBox,
  { id, secret, step, at }: { id: string; secret: string; step: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('mfa_factors')
    .set({
      status: 'verified',
      last_used_step: step,
      sealed_secret: box.seal(Buffer.from(secret), placeOfFactor(id)),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('mfa_factors').where('id', '=', id).execute();
}

/** Enrolled but never verified; only older ones if an instant is given. */
export async function deleteUnverifiedFactors(
  tx: Transaction,
  { userId, before }: { userId: string; before?: Date },
): Promise<void> {
  const begun = tx
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified');
  await (before === undefined ? begun : begun.where('created_at', '<', before)).execute();
}

/** API tokens have the level of the session that created them while their owner has a second factor. */
export async function lowerApiTokens(tx: Transaction, userId: string): Promise<void> {
  await tx
    .updateTable('api_tokens')
    .set({ second_step: false })
    .where('user_id', '=', userId)
    .execute();
}

export type Challenge = {
  readonly id: string;
  readonly factorId: string;
  /** The network address that requested it. */
  readonly address: string;
  readonly createdAt: Date;
};

export async function insertChallenge(tx: Transaction, challenge: Challenge): Promise<void> {
  await tx
    .insertInto('mfa_challenges')
    .values({
      id: challenge.id,
      factor_id: challenge.factorId,
      address: challenge.address,
      created_at: challenge.createdAt,
    })
    .execute();
}

export async function findChallenge(
  tx: Transaction,
  { id, factorId }: { id: string; factorId: string },
): Promise<Challenge | null> {
  const row = await tx
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.id,
        factorId: row.factor_id,
        address: row.address,
        createdAt: row.created_at,
      };
}

export async function deleteChallenge(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('mfa_challenges').where('id', '=', id).execute();
}

/** The context that this factor's secret is sealed for. */
export function placeOfFactor(factorId: string): string {
  return `mfa_factors|${factorId}|secret`;
}

function fromRow(row: Selectable<Tables['mfa_factors']>): Factor {
  return {
    id: row.id,
    friendlyName: row.friendly_name,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
