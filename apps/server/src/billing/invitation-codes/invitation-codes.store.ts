import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';

/** A code as stored: its HMAC and hint, never the code itself. */
export type InvitationCode = {
  readonly id: string;
  readonly hint: string;
  readonly campaign: string | null;
  readonly maxUses: number;
  readonly usesLeft: number;
  readonly expiresAt: Date | null;
  readonly planCode: string | null;
  readonly trialDays: number | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
};

export async function insertCodes(
  tx: Transaction,
  codes: readonly (InvitationCode & { readonly hmac: Buffer })[],
): Promise<void> {
  await tx
    .insertInto('invitation_codes')
    .values(
      codes.map((code) => ({
        id: code.id,
        code_hmac: code.hmac,
        hint: code.hint,
        campaign: code.campaign,
        max_uses: code.maxUses,
        uses_left: code.usesLeft,
        expires_at: code.expiresAt,
        plan_code: code.planCode,
        trial_days: code.trialDays,
        created_by: code.createdBy,
        created_at: code.createdAt,
        disabled_at: code.disabledAt,
      })),
    )
    .execute();
}

export async function isPlan(tx: Transaction, planCode: string): Promise<boolean> {
  const row = await tx
    .selectFrom('plans')
    .select('code')
    .where('code', '=', planCode)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isCode(tx: Transaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('invitation_codes')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

type CodeKey = PageKey<InvitationCode>;
const CREATED: CodeKey = {
  column: 'created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};
const CODE: CodeKey = { column: 'hint', type: 'text', of: ({ hint }) => hint };
const ID: CodeKey = { column: 'id', type: 'uuid', of: ({ id }) => id };

const ORDERS = {
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
  code: [CODE, ID],
  '-code': [descending(CODE), descending(ID)],
} as const satisfies Readonly<Record<string, readonly CodeKey[]>>;

/** The status of a code: the first of these that applies. */
type InvitationCodeState = 'disabled' | 'expired' | 'used' | 'open';

export type CodesQuery = PageRequest & {
  /** Newest first by default. */
  readonly sort?: keyof typeof ORDERS | undefined;
  readonly campaign?: string | undefined;
  readonly state?: InvitationCodeState | undefined;
  readonly text?: string | undefined;
};

export function pageCodes(
  tx: Transaction,
  { sort = '-created', campaign, state, text, ...request }: CodesQuery,
  now: Date,
): Promise<Page<InvitationCode>> {
  let query = tx.selectFrom('invitation_codes').selectAll();
  if (campaign !== undefined) {
    query = query.where('campaign', '=', campaign);
  }
  if (state !== undefined) {
    query = query.where(isInState(state, now));
  }
  if (text !== undefined) {
    const like = contains(text);
    query = query.where((where) =>
      where.or([
        where('hint', 'ilike', like),
        where('campaign', 'ilike', like),
        where('plan_code', 'ilike', like),
      ]),
    );
  }
  return pageOf(query, request, { order: { name: sort, keys: ORDERS[sort] }, toRow: fromRow });
}

export function codeStateOf(
  { disabledAt, expiresAt, usesLeft }: InvitationCode,
  now: Date,
): InvitationCodeState {
  if (disabledAt !== null) {
    return 'disabled';
  }
  if (expiresAt !== null && expiresAt <= now) {
    return 'expired';
  }
  return usesLeft === 0 ? 'used' : 'open';
}

/** `codeStateOf` as a SQL condition. */
function isInState(state: InvitationCodeState, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${state} = case
    when disabled_at is not null then 'disabled'
    when expires_at <= ${now} then 'expired'
    when uses_left = 0 then 'used'
    else 'open'
  end`;
}

export async function isCodeOpen(tx: Transaction, hmac: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('invitation_codes')
    .select('id')
    .where('code_hmac', '=', hmac)
    .where('uses_left', '>', 0)
    .where('disabled_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes one use if any is left; safe under concurrency: exactly as many calls succeed as the code has uses. */
export async function takeUse(tx: Transaction, hmac: Buffer, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('invitation_codes')
    .set((columns) => ({ uses_left: columns('uses_left', '-', 1) }))
    .where('code_hmac', '=', hmac)
    .where('uses_left', '>', 0)
    .where('disabled_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertRedemption(
  tx: Transaction,
  { codeId, userId, email, at }: { codeId: string; userId: string; email: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('invitation_redemptions')
    .values({ code_id: codeId, user_id: userId, email, redeemed_at: at })
    .execute();
}

/** Who used a code and when, oldest first. */
export async function listRedemptions(
  tx: Transaction,
  codeId: string,
): Promise<{ userId: string; email: string | null; redeemedAt: Date }[]> {
  const rows = await tx
    .selectFrom('invitation_redemptions')
    .selectAll()
    .where('code_id', '=', codeId)
    .orderBy('redeemed_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    redeemedAt: row.redeemed_at,
  }));
}

/** Null if there is no such code. */
export async function changeCode(
  tx: Transaction,
  id: string,
  change: { readonly disabled_at: Date } | { readonly expires_at: Date | null },
): Promise<InvitationCode | null> {
  const row = await tx
    .updateTable('invitation_codes')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

function fromRow(row: Selectable<Tables['invitation_codes']>): InvitationCode {
  return {
    id: row.id,
    hint: row.hint,
    campaign: row.campaign,
    maxUses: row.max_uses,
    usesLeft: row.uses_left,
    expiresAt: row.expires_at,
    planCode: row.plan_code,
    trialDays: row.trial_days,
    createdBy: row.created_by,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
  };
}
