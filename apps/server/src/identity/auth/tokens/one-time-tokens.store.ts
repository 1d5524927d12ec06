import type { Selectable } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import type { OneTimePurpose, Tables } from '../../../db/tables.ts';

export type { OneTimePurpose } from '../../../db/tables.ts';

export type OneTimeToken = {
  readonly userId: string;
  readonly purpose: OneTimePurpose;
  readonly sentTo: string;
  readonly linkSha256: string;
  readonly codeSha256: string;
  readonly codeFailures: number;
  readonly flowId: string | null;
  readonly linkExpiresAt: Date;
  readonly codeExpiresAt: Date;
};

/** Replaces an older one for the same purpose, which stops working. */
export async function putOneTimeToken(
  tx: Transaction,
  token: Omit<OneTimeToken, 'codeFailures'>,
): Promise<void> {
  const values = {
    sent_to: token.sentTo,
    link_sha256: token.linkSha256,
    code_sha256: token.codeSha256,
    code_failures: 0,
    flow_id: token.flowId,
    link_expires_at: token.linkExpiresAt,
    code_expires_at: token.codeExpiresAt,
  };
  await tx
    .insertInto('one_time_tokens')
    .values({ user_id: token.userId, purpose: token.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Locked, so that of two concurrent uses only one finds it. */
export async function lockByLink(
  tx: Transaction,
  linkSha256: string,
): Promise<OneTimeToken | null> {
  const row = await tx
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('link_sha256', '=', linkSha256)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function lockByAddress(
  tx: Transaction,
  sentTo: string,
  purposes: readonly OneTimePurpose[],
): Promise<OneTimeToken[]> {
  if (purposes.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('sent_to', '=', sentTo)
    .where('purpose', 'in', [...purposes])
    .orderBy('user_id')
    .orderBy('purpose')
    .forUpdate()
    .execute();
  return rows.map(fromRow);
}

export async function countCodeFailure(
  tx: Transaction,
  { userId, purpose }: OneTimeToken,
): Promise<void> {
  await tx
    .updateTable('one_time_tokens')
    .set((columns) => ({ code_failures: columns('code_failures', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteOneTimeTokens(
  tx: Transaction,
  userId: string,
  purposes: readonly OneTimePurpose[],
): Promise<void> {
  if (purposes.length === 0) {
    return;
  }
  await tx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute();
}

function fromRow(row: Selectable<Tables['one_time_tokens']>): OneTimeToken {
  return {
    userId: row.user_id,
    purpose: row.purpose,
    sentTo: row.sent_to,
    linkSha256: row.link_sha256,
    codeSha256: row.code_sha256,
    codeFailures: row.code_failures,
    flowId: row.flow_id,
    linkExpiresAt: row.link_expires_at,
    codeExpiresAt: row.code_expires_at,
  };
}
