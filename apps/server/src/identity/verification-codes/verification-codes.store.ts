import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Tables, VerificationPurpose } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';

/** ASVS 6.5.5. */
const MOST_ATTEMPTS = 5;

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

/** Locks issuing and verification of codes for this target until the transaction ends. */
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

/** The newest code for a target, whatever its status. */
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

/** Voids the open code and returns whether there was one. */
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

/** Null if there is none. */
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

type CodeKey = PageKey<VerificationCode>;
const CREATED: CodeKey = {
  column: 'created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};
const ID: CodeKey = { column: 'id', type: 'uuid', of: ({ id }) => id };

const ORDERS = {
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
} as const satisfies Readonly<Record<string, readonly CodeKey[]>>;

/** The status of a code: the first of these that applies. */
export type VerificationCodeState = 'used' | 'voided' | 'exhausted' | 'expired' | 'open';

export type VerificationCodesQuery = PageRequest & {
  /** Newest first by default. */
  readonly sort?: keyof typeof ORDERS | undefined;
  /** Only of this address or number, as it is stored. */
  readonly target?: string | undefined;
  readonly purpose?: VerificationPurpose | undefined;
  readonly state?: VerificationCodeState | undefined;
};

export function pageVerificationCodes(
  tx: Transaction,
  { sort = '-created', target, purpose, state, ...request }: VerificationCodesQuery,
  now: Date,
): Promise<Page<VerificationCode>> {
  let query = tx.selectFrom('verification_codes').selectAll();
  if (target !== undefined) {
    query = query.where('target', '=', target);
  }
  if (purpose !== undefined) {
    query = query.where('purpose', '=', purpose);
  }
  if (state !== undefined) {
    query = query.where(isInState(state, now));
  }
  return pageOf(query, request, { order: { name: sort, keys: ORDERS[sort] }, toRow: fromRow });
}

export function codeStateOf(
  { usedAt, voidedAt, attempts, expiresAt }: VerificationCode,
  now: Date,
): VerificationCodeState {
  if (usedAt !== null) {
    return 'used';
  }
  if (voidedAt !== null) {
    return 'voided';
  }
  if (attempts >= MOST_ATTEMPTS) {
    return 'exhausted';
  }
  return expiresAt <= now ? 'expired' : 'open';
}

/** `codeStateOf` as a SQL condition. */
function isInState(state: VerificationCodeState, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${state} = case
    when used_at is not null then 'used'
    when voided_at is not null then 'voided'
    when attempts >= ${MOST_ATTEMPTS} then 'exhausted'
    when expires_at <= ${now} then 'expired'
    else 'open'
  end`;
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
