import type { Transaction } from '../db/database.ts';
import type { Currency } from '../db/tables.ts';
import { AppError } from '../http/errors.ts';

/** Throws `client_archived` if the tenant's client is archived: it takes no new stores, channels and reports. */
export async function refuseArchivedClient(tx: Transaction, tenantId: string): Promise<void> {
  const row = await tx
    .selectFrom('clients')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is not', null)
    .executeTakeFirst();
  if (row !== undefined) {
    throw new AppError('client_archived');
  }
}

export type ClientDefaults = { readonly timeZone: string; readonly currency: Currency };

/** If nobody chose otherwise. */
const DEFAULTS: ClientDefaults = { timeZone: 'America/New_York', currency: 'USD' };

/** The initial time zone and currency of a tenant's stores and settings: those of its client. */
export async function readClientDefaults(
  tx: Transaction,
  tenantId: string,
): Promise<ClientDefaults> {
  const row = await tx
    .selectFrom('clients')
    .select(['time_zone', 'currency'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row === undefined ? DEFAULTS : { timeZone: row.time_zone, currency: row.currency };
}

/** In the tenant's scope: the name of its client, or of the tenant if it has none. */
export async function clientNameOf(tx: Transaction, tenantId: string): Promise<string> {
  const row = await tx
    .selectFrom('tenants')
    .leftJoin('clients', 'clients.tenant_id', 'tenants.id')
    .select(['tenants.name as tenant', 'clients.name as client'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst();
  return row?.client ?? row?.tenant ?? '';
}

/** In the tenant's scope: the id of its client; null if it has none. */
export async function clientIdOf(tx: Transaction, tenantId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('clients')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.id ?? null;
}
