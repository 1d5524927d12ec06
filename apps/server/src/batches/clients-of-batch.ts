import { grantTenantScope } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { checkTenantSecondStep } from '../http/access.ts';
import { AppError } from '../http/errors.ts';
import type { Principal } from '../http/operations.ts';
import type { Client } from './batch-work.ts';
import { listClientsOfCaller } from './clients-of-caller.store.ts';
import type { ClientOfCaller } from './clients-of-caller.store.ts';

export type ReachedClient = ClientOfCaller & { readonly client: Client };

/** The clients of these tenants that the person may act for now, with their current access level. */
export async function reachClients(
  database: Database,
  {
    principal,
    batchId,
    tenantIds,
  }: { principal: Principal; batchId: string; tenantIds: readonly string[] },
): Promise<ReachedClient[]> {
  const { userId, requestId } = principal;
  const found = await database.asUser(userId, (tx) =>
    listClientsOfCaller(tx, { userId, tenantIds }),
  );
  return found.map((one) => {
    // The membership was just loaded.
    const scope = grantTenantScope(one.tenantId, userId, requestId);
    const membership = { scope, level: one.level };
    return { ...one, client: { ...membership, principal, membership, batchId } };
  });
}

/** Throws unless the person is a member of each tenant, and has passed a second factor if one requires it. */
export async function reachAll(
  database: Database,
  { principal, tenantIds }: { principal: Principal; tenantIds: readonly string[] },
): Promise<ReachedClient[]> {
  const found = await reachClients(database, { principal, batchId: '', tenantIds });
  if (found.length < new Set(tenantIds).size) {
    throw new AppError('client_access_denied');
  }
  found.forEach((one) => checkTenantSecondStep(principal, one));
  return found;
}
