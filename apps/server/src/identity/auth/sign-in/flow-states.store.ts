import type { Selectable } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { CodeChallenge } from '../tokens/code-challenge.ts';
import type { AuthMethod } from '../tokens/access-token.ts';

export type FlowState = {
  readonly id: string;
  readonly userId: string;
  readonly challenge: CodeChallenge;
  readonly authenticatedBy: AuthMethod;
  readonly authCodeExpiresAt: Date | null;
};

export async function insertFlowState(
  tx: Transaction,
  flow: Omit<FlowState, 'authCodeExpiresAt'>,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('flow_states')
    .values({
      id: flow.id,
      user_id: flow.userId,
      code_challenge: flow.challenge.value,
      code_challenge_method: flow.challenge.method,
      authenticated_by: flow.authenticatedBy,
      created_at: at,
    })
    .execute();
}

/** From now on the flow can be completed with the code. */
export async function setAuthCode(
  tx: Transaction,
  id: string,
  { sha256, expiresAt }: { sha256: string; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('flow_states')
    .set({ auth_code_sha256: sha256, auth_code_expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Locked, so that of two concurrent exchanges only one finds it. */
export async function lockByAuthCode(tx: Transaction, sha256: string): Promise<FlowState | null> {
  const row = await tx
    .selectFrom('flow_states')
    .selectAll()
    .where('auth_code_sha256', '=', sha256)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function deleteFlowState(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('flow_states').where('id', '=', id).execute();
}

function fromRow(row: Selectable<Tables['flow_states']>): FlowState {
  return {
    id: row.id,
    userId: row.user_id,
    challenge: { value: row.code_challenge, method: row.code_challenge_method },
    authenticatedBy: row.authenticated_by as AuthMethod,
    authCodeExpiresAt: row.auth_code_expires_at,
  };
}
