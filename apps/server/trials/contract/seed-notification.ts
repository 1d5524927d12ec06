import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/** A notification to everybody in a tenant: only jobs send one, no operation does. */
export async function seedNotification(
  { database, clock }: TestServer,
  tenantId: string,
): Promise<Named> {
  const id = randomUUID();
  await database.asOwner((tx) =>
    tx
      .insertInto('notifications')
      .values({
        tenant_id: tenantId,
        id,
        user_id: null,
        type: 'info',
        event: 'import_finished',
        title: `Told of ${tenantId}`,
        message: 'Its payouts can be reviewed.',
        wording: null,
        action: null,
        dedupe_key: null,
        created_at: clock.now(),
      })
      .execute(),
  );
  return { notification: id };
}
