import { recordAudit } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { differencesOfPayouts } from './deposit-differences.read-model.ts';
import { resolveDepositExceptions } from './deposit-exceptions.store.ts';
import { workerActor } from './posting-deps.ts';

/** Called after payouts were read again: resolves open exceptions of payouts with no more rows in quarantine. */
export async function settleExceptions(
  tx: Transaction,
  scope: TenantScope,
  { payoutIds, at }: { readonly payoutIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const differing = await differencesOfPayouts(tx, payoutIds);
  const complete = payoutIds.filter((id) => !differing.has(id));
  if (complete.length === 0) {
    return;
  }
  const resolved = await resolveDepositExceptions(
    tx,
    { payoutIds: complete },
    { how: 'rows_read', at },
  );
  for (const { id } of resolved) {
    await recordAudit(tx, {
      actor: workerActor(scope),
      tenantId: scope.tenantId,
      action: 'exception.resolved',
      target: { type: 'exception', id },
      details: { how: 'rows_read' },
      at,
    });
  }
}
