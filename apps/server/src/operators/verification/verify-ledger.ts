import { randomUUID } from 'node:crypto';
import { verifyChain } from '../../audit/audit-records.store.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { tenantExists } from '../../identity/accounts/tenants.store.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  countEntries,
  countIdentities,
  findVerification,
  insertVerification,
} from './ledger-verification.store.ts';
import type { Verification } from './ledger-verification.store.ts';

export type LedgerDeps = { readonly database: Database; readonly clock: Clock };

type LedgerRequest = {
  readonly tenantId: string;
  readonly from: string;
  readonly to: string;
  readonly userId: string;
  readonly actor: Actor;
};

/**
 * Verifies a client's ledger over a number of days: the identities of its payouts, the balance of each stored entry
 * (I5), and the chain of its audit log. Saves only the counts. Throws `tenant_not_found`.
 */
export function verifyLedger(
  { database, clock }: LedgerDeps,
  { tenantId, from, to, userId, actor }: LedgerRequest,
): Promise<Verification> {
  return database.asOwner(async (tx) => {
    if (!(await tenantExists(tx, tenantId))) {
      throw new AppError('tenant_not_found');
    }
    const days = { from, to };
    const { payouts, identities } = await countIdentities(tx, tenantId, days);
    const entries = await countEntries(tx, tenantId, days);
    const chain = await verifyChain(tx, tenantId);
    const checks = {
      ...Object.fromEntries(identities),
      I5: entries,
      audit: { checked: chain.records, broken: chain.brokenAt === null ? 0 : 1 },
    };
    const holds = Object.values(checks).every(({ broken }) => broken === 0);
    const id = randomUUID();
    const at = clock.now();
    const made = { id, tenantId, requestedBy: userId, days, payouts, checks, holds, at };
    await insertVerification(tx, { ...made, entries: entries.checked });
    const saved = await findVerification(tx, { tenantId, id });
    if (saved === null) {
      throw new Error(`The verification ${id} was not saved.`);
    }
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'ledger.verified',
      target: { type: 'ledger_verification', id },
      details: { from, to, holds },
      at,
    });
    return saved;
  });
}
