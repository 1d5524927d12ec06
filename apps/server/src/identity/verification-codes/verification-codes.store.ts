import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Tables, VerificationPurpose } from '../../db/tables.ts';

export type VerificationCode = {
  readonly id: string;
  readonly purpose: VerificationPurpose;
  readonly target: string;
  readonly codeSha256: Buffer;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly voidedAt: Date | null;
};

type Place = { readonly purpose: VerificationPurpose; readonly target: string };

/** Until the transaction ends, codes of this place are issued and verified by nobody else. */
export async function lockPlace(tx: Transaction, { purpose, target }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`verification|${purpose}|${target}`}, 0))`.execute(
    tx,
  );
}

export async function insertVerificationCode(
  tx: Transaction,
  code: Pick<
    VerificationCode,
    'id' | 'purpose' | 'target' | 'codeSha256' | 'createdAt' | 'expiresAt'
  >,
): Promise<void> {
  await tx
    .insertInto('verification_codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      target: code.target,
      code_sha256: code.codeSha256,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** The newest code of a place, whatever became of it. */
export async function findLatest(
  tx: Transaction,
  { purpose, target }: Place,
): Promise<VerificationCode | null> {
  const row = await tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function changeVerificationCode(
  tx: Transaction,
  id: string,
  change: { readonly used_at: Date } | { readonly attempts: number },
): Promise<void> {
  await tx.updateTable('verification_codes').set(change).where('id', '=', id).execute();
}

/** Voids what is open there and says whether anything was. */
export async function voidOpen(
  tx: Transaction,
  { purpose, target }: Place,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verification_codes')
    .set({ voided_at: at })
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Null where there is none. */
export async function findVerificationCode(
  tx: Transaction,
  id: string,
): Promise<VerificationCode | null> {
  const row = await tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Newest first. */
export async function listVerificationCodes(
  tx: Transaction,
  {
    target,
    after,
    count,
  }: { target: string | null; after: readonly string[] | null; count: number },
): Promise<VerificationCode[]> {
  let query = tx
    .selectFrom('verification_codes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  if (target !== null) {
    query = query.where('target', '=', target);
  }
  if (after !== null) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  return (await query.execute()).map(fromRow);
}

function fromRow(row: Selectable<Tables['verification_codes']>): VerificationCode {
  return {
    id: row.id,
    purpose: row.purpose,
    target: row.target,
    codeSha256: row.code_sha256,
    attempts: row.attempts,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    voidedAt: row.voided_at,
  };
}
