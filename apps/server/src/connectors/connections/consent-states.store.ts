import type { Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import { sha256 } from '../../platform/sha256.ts';

export type ConsentState = {
  readonly tenantId: string;
  readonly state: string;
  readonly provider: Provider;
  readonly userId: string;
  /** The account that must be returned; null for any account. */
  readonly expectedExternalId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Stores only a hash: the table alone does not let anybody complete the consent. */
export async function insertConsentState(tx: Transaction, state: ConsentState): Promise<void> {
  await tx
    .insertInto('consent_states')
    .values({
      tenant_id: state.tenantId,
      state_sha256: sha256(state.state),
      provider: state.provider,
      user_id: state.userId,
      expected_external_id: state.expectedExternalId,
      created_at: state.createdAt,
      expires_at: state.expiresAt,
    })
    .execute();
}

/** Consumes the state, once, for the person and client it was issued to. Null for anybody else. */
export async function takeConsentState(
  tx: Transaction,
  query: {
    readonly state: string;
    readonly provider: Provider;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<{ readonly expectedExternalId: string | null } | null> {
  const row = await tx
    .updateTable('consent_states')
    .set({ used_at: query.at })
    .where('state_sha256', '=', sha256(query.state))
    .where('provider', '=', query.provider)
    .where('user_id', '=', query.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', query.at)
    .returning('expected_external_id')
    .executeTakeFirst();
  return row === undefined ? null : { expectedExternalId: row.expected_external_id };
}

/** Runs as the database owner. */
export async function deleteOldConsentStates(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('consent_states').where('expires_at', '<', before).execute();
}
