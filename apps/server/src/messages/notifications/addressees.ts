import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';
import { listDeliveryChoices } from './delivery-choices.read-model.ts';
import type { NotificationEvent } from './notifier.port.ts';
import { planDelivery } from './plan-delivery.ts';
import type { Delivery } from './plan-delivery.ts';

/** The recipients of a notification: one person, or everybody in the tenant with at least this level. */
export type Audience = {
  readonly tenantId: string;
  readonly userId: string | null;
  readonly minLevel: TenantLevel;
  readonly event: NotificationEvent;
};

const LEVELS: Readonly<Record<string, readonly TenantLevel[]>> = {
  user_basic: ['user_basic', 'user_manager', 'user_owner'],
  user_manager: ['user_manager', 'user_owner'],
  user_owner: ['user_owner'],
};

/** As the database owner: the delivery to each recipient who is still a member with the required level. */
export async function planDeliveries(
  tx: Transaction,
  audience: Audience,
  how: { readonly forceEmail: boolean },
): Promise<Delivery[]> {
  const choices = await listDeliveryChoices(tx, {
    userIds: await addressees(tx, audience),
    event: audience.event,
  });
  return choices.map((choice) => planDelivery(choice, how));
}

async function addressees(
  tx: Transaction,
  { tenantId, userId, minLevel }: Audience,
): Promise<string[]> {
  let members = tx.selectFrom('memberships').select('user_id').where('tenant_id', '=', tenantId);
  members =
    userId === null
      ? members.where('level', 'in', LEVELS[minLevel] ?? [])
      : members.where('user_id', '=', userId).where('level', '<>', 'no_access');
  return (await members.execute()).map(({ user_id: id }) => id);
}
