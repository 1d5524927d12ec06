import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import { tenantExists } from '../../identity/accounts/tenants.store.ts';
import { planDeliveries } from '../../messages/notifications/addressees.ts';
import { insertNotification } from '../../messages/notifications/notifications.store.ts';
import { AppError } from '../../http/errors.ts';
import { failuresOf, messageFrom } from './sending.ts';
import type { Announcement, SendFailure, SendResult, SendingDeps } from './sending.ts';

export type Target =
  | { readonly scope: 'tenant'; readonly tenantId: string }
  | {
      readonly scope: 'user';
      readonly userIds: readonly string[];
      /** Null picks for each person the tenant of their longest membership. */
      readonly tenantId: string | null;
    };

type SendRequest = {
  readonly target: Target;
  readonly announcement: Announcement;
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

type Place = { readonly tenantId: string; readonly userId: string | null };

/**
 * Notifies everybody in a tenant, or some people, and returns who cannot be reached. Throws `tenant_not_found` for an
 * unknown tenant.
 */
export function sendAnnouncement(
  deps: SendingDeps,
  { target, announcement, isDryRun, actor }: SendRequest,
): Promise<SendResult> {
  return deps.database.asOwner(async (tx) => {
    const { places, failures } = await placesOf(tx, target);
    const deliveries = [];
    const notificationIds = [];
    for (const place of places) {
      const audience = { ...place, minLevel: 'user_basic', event: 'announcement' } as const;
      const planned = await planDeliveries(tx, audience, { forceEmail: false });
      deliveries.push(...planned);
      if (!isDryRun && planned.some(({ unreached }) => unreached === null)) {
        notificationIds.push(await write(deps, tx, announcement, place));
      }
    }
    if (!isDryRun) {
      await recordSent(tx, { places, count: notificationIds.length, actor, at: deps.clock.now() });
    }
    const unreached = failuresOf(deliveries);
    return {
      notificationIds,
      targets: deliveries.length + failures.length,
      reached: deliveries.length - unreached.length,
      failures: [...failures, ...unreached],
    };
  });
}

type Places = { readonly places: readonly Place[]; readonly failures: readonly SendFailure[] };

async function placesOf(tx: Transaction, target: Target): Promise<Places> {
  const { tenantId } = target;
  if (tenantId !== null && !(await tenantExists(tx, tenantId))) {
    throw new AppError('tenant_not_found');
  }
  if (target.scope === 'tenant') {
    return { places: [{ tenantId: target.tenantId, userId: null }], failures: [] };
  }
  const { rows } = await sql<{ user_id: string; is_known: boolean; tenant_id: string | null }>`
    select asked.user_id, users.id is not null as is_known,
      (select memberships.tenant_id from memberships
        where memberships.user_id = asked.user_id and memberships.level <> 'no_access'
          and (${tenantId}::uuid is null or memberships.tenant_id = ${tenantId}::uuid)
        order by memberships.created_at, memberships.tenant_id limit 1) as tenant_id
    from unnest(${[...new Set(target.userIds)]}::uuid[]) with ordinality as asked (user_id, place)
    left join users on users.id = asked.user_id
    order by asked.place`.execute(tx);
  return {
    places: rows.flatMap(({ user_id: userId, tenant_id: of }) =>
      of === null ? [] : [{ tenantId: of, userId }],
    ),
    failures: rows.flatMap(({ user_id: targetId, is_known: isKnown, tenant_id: of }) =>
      of === null
        ? [{ targetType: 'user', targetId, reason: isKnown ? 'not_a_member' : 'user_not_found' }]
        : [],
    ),
  };
}

async function write(
  { clock, live, queue }: SendingDeps,
  tx: Transaction,
  announcement: Announcement,
  place: Place,
): Promise<string> {
  const id = randomUUID();
  const { tenantId } = place;
  await insertNotification(tx, {
    id,
    notification: messageFrom(announcement, place),
    at: clock.now(),
  });
  await live.changed(tx, { tenantId, topic: 'notification', id });
  await queue.enqueue(tx, 'notifications.mail', { tenantId, notificationId: id }, { key: id });
  return id;
}

/** Records it in the log of each tenant with a recipient, in a fixed order so that two senders cannot deadlock. */
async function recordSent(
  tx: Transaction,
  { places, count, actor, at }: { places: readonly Place[]; count: number; actor: Actor; at: Date },
): Promise<void> {
  if (count === 0) {
    return;
  }
  for (const tenantId of [...new Set(places.map((place) => place.tenantId))].sort()) {
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'notification.sent',
      target: { type: 'tenant', id: tenantId },
      details: { notifications: places.filter((place) => place.tenantId === tenantId).length },
      at,
    });
  }
}
