import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/** The platform store of the contract's examples. */
const PLATFORM_STORE_ID = '8f4c1d2e-0000-4000-8000-000000000003';

/** A store that waits for a similarly named platform store, as a connection would have listed it. */
export async function seedStoreMappings(
  { database, clock }: TestServer,
  tenantId: string,
): Promise<Named> {
  const { pool } = database;
  const now = clock.now();
  const [storeId, pendingId, discoveredId] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `insert into stores (tenant_id, id, name, time_zone, currency, created_at, updated_at)
    values ($1, $2, $3, 'America/New_York', 'USD', $4, $4)`,
    [tenantId, storeId, 'Harbor Street Kitchens', now],
  );
  await pool.query(
    `insert into platform_stores
      (tenant_id, id, provider, platform_store_id, name, time_zone, status, first_seen_at, last_seen_at)
    values ($1, $2, 'ubereats', $3, 'Harbor Street Kitchen', 'America/New_York', 'active', $4, $4)`,
    [tenantId, discoveredId, PLATFORM_STORE_ID, now],
  );
  await pool.query(
    `insert into store_mappings (tenant_id, id, channel_type, store_id, state, created_at)
    values ($1, $2, 'ubereats', $3, 'pending', $4)`,
    [tenantId, pendingId, storeId, now],
  );
  const { rows } = await pool.query<{ id: string }>(
    `select id from store_mappings where tenant_id = $1 and state = 'confirmed'`,
    [tenantId],
  );
  return {
    pending: pendingId,
    discovered_store: discoveredId,
    store_mapping: rows[0]?.id ?? '',
  };
}
