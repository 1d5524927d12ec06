import type { Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables-connections.ts';
import { sha256 } from '../../platform/sha256.ts';

export type ConsentState = {
  readonly tenantId: string;
  readonly state: string;
  readonly provider: Provider;
  readonly userId: string;
  /** The account that has to come back; null where any may. */
  readonly expectedExternalId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Kept by its hash: the table alone lets nobody answer. */
export async function insertConsentState(tx: Transaction, given: ConsentState): Promise<void> {
  await tx
    .insertInto('consent_states')
    .values({
      tenant_id: given.tenantId,
      state_sha256: sha256(given.state),
      provider: given.provider,
      user_id: given.userId,
      expected_external_id: given.expectedExternalId,
      created_at: given.createdAt,
      expires_at: given.expiresAt,
    })
    .execute();
}

/** Takes the state, once, from the person it was given to in this client. Null for every other. */
export async function takeConsentState(
  tx: Transaction,
  given: {
    readonly state: string;
    readonly provider: Provider;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<{ readonly expectedExternalId: string | null } | null> {
  const row = await tx
    .updateTable('consent_states')
    .set({ used_at: given.at })
    .where('state_sha256', '=', sha256(given.state))
    .where('provider', '=', given.provider)
    .where('user_id', '=', given.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', given.at)
    .returning('expected_external_id')
    .executeTakeFirst();
  return row === undefined ? null : { expectedExternalId: row.expected_external_id };
}

/** As the owner. */
export async function deleteOldConsentStates(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('consent_states').where('expires_at', '<', before).execute();
}
