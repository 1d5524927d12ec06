import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/**
 * A connection that was ended: nothing calls its provider, and `states.ts` reopens it for operations that change one.
 */
export async function seedConnection(
  { database, clock }: TestServer,
  tenantId: string,
): Promise<Named> {
  const [id, eventId] = [randomUUID(), randomUUID()];
  const now = clock.now();
  await database.asOwner(async (tx) => {
    await tx
      .insertInto('connections')
      .values({
        tenant_id: tenantId,
        id,
        provider: 'quickbooks',
        external_id: `realm of ${tenantId}`,
        external_name: `Company of ${tenantId}`,
        status: 'disconnected',
        connected_at: now,
        disconnected_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('connection_events')
      .values({
        tenant_id: tenantId,
        id: eventId,
        connection_id: id,
        kind: 'disconnected',
        details: JSON.stringify({ by: null, message: `Told of ${tenantId}` }),
        created_at: now,
      })
      .execute();
  });
  return { connection: id };
}
