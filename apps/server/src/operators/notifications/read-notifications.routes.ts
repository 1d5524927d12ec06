import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  countAdminNotifications,
  countNotificationsOfPerson,
  listAdminNotifications,
  listNotificationsOfPerson,
  personExists,
} from './admin-notifications.store.ts';
import { findBroadcast, listScheduledBroadcasts } from './broadcasts.store.ts';
import {
  countDeletions,
  readHealthFigures,
  readNotificationFigures,
} from './notification-figures.store.ts';
import { findingsOfNotifications } from './notification-health.ts';
import {
  presentBroadcast,
  presentNotification,
  successRateOf,
} from './admin-notifications.presenter.ts';
import { progressOf } from './start-broadcast.ts';
import { listTargetPeople, listTargetTenants } from './targets.store.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether a mail server is configured. */
  readonly isMailOn: boolean;
};

type ListIds = 'listAdminNotifications' | 'listNotificationsOfUser' | 'listSyncNotifications';
type BroadcastIds = 'listScheduledBroadcasts' | 'getBroadcast';
type TargetIds = 'listNotificationTargets';
type FigureIds = 'getNotificationStats' | 'getSyncNotificationStats' | 'getNotificationHealth';

const DAY_MS = 86_400_000;
/** Spec 9: the notification user list default limit. */
const USER_LIST_LIMIT = 20;
const TARGETS_LIMIT = 20;
const MOST_SCHEDULED = 100;

/** Spec 7, "Admin notifications": the read operations. */
export function readNotificationsRoutes(
  deps: Deps,
): Pick<Handlers, ListIds | BroadcastIds | TargetIds | FigureIds> {
  return {
    ...listRoutes(deps),
    ...broadcastRoutes(deps),
    ...targetRoutes(deps),
    ...figureRoutes(deps),
  };
}

function listRoutes({ database }: Pick<Deps, 'database'>): Pick<Handlers, ListIds> {
  return {
    listAdminNotifications: {
      needs: 'user',
      handle: async ({ query }) => {
        const { type, priority, status, platform, tenant_id: tenantId } = query;
        const onlySyncs = query.about_syncs ?? false;
        const filter = { type, priority, status, platform, tenantId, onlySyncs, ...daysOf(query) };
        const place = { limit: query.limit ?? DEFAULT_LIMIT, offset: query.offset ?? 0 };
        return database.readAsOwner(async (tx) => {
          const items = await listAdminNotifications(tx, filter, place);
          const total = await countAdminNotifications(tx, filter);
          return ok({ items: items.map(presentNotification), total });
        });
      },
    },
    listNotificationsOfUser: {
      needs: 'user',
      handle: async ({ path, query }) =>
        database.readAsOwner(async (tx) => {
          if (!(await personExists(tx, path.id))) {
            throw new AppError('person_not_found');
          }
          const place = { limit: query.limit ?? USER_LIST_LIMIT, offset: query.offset ?? 0 };
          const items = await listNotificationsOfPerson(tx, path.id, place);
          const total = await countNotificationsOfPerson(tx, path.id);
          return ok({ items: items.map(presentNotification), total });
        }),
    },
    listSyncNotifications: {
      needs: 'user',
      handle: async ({ query }) => {
        const { platform, status, tenant_id: tenantId, limit = DEFAULT_LIMIT } = query;
        const filter = { platform, status, tenantId, onlySyncs: true };
        const items = await database.readAsOwner((tx) =>
          listAdminNotifications(tx, filter, { limit, offset: 0 }),
        );
        return ok({ items: items.map(presentNotification) });
      },
    },
  };
}

function broadcastRoutes({ database }: Pick<Deps, 'database'>): Pick<Handlers, BroadcastIds> {
  return {
    listScheduledBroadcasts: {
      needs: 'user',
      handle: async () =>
        database.readAsOwner(async (tx) => {
          const items = [];
          for (const broadcast of await listScheduledBroadcasts(tx, MOST_SCHEDULED)) {
            items.push(presentBroadcast(await progressOf(tx, broadcast)));
          }
          return ok({ items });
        }),
    },
    getBroadcast: {
      needs: 'user',
      handle: async ({ path }) =>
        database.readAsOwner(async (tx) => {
          const broadcast = await findBroadcast(tx, path.broadcast);
          if (broadcast === null) {
            throw new AppError('broadcast_not_found');
          }
          return ok(presentBroadcast(await progressOf(tx, broadcast)));
        }),
    },
  };
}

function targetRoutes({ database }: Pick<Deps, 'database'>): Pick<Handlers, TargetIds> {
  return {
    listNotificationTargets: {
      needs: 'user',
      handle: async ({ query: { scope, q, limit = TARGETS_LIMIT } }) => {
        const list = scope === 'tenant' ? listTargetTenants : listTargetPeople;
        const items = await database.readAsOwner((tx) => list(tx, { text: q?.trim(), limit }));
        return ok({ items });
      },
    },
  };
}

function figureRoutes({ database, clock, isMailOn }: Deps): Pick<Handlers, FigureIds> {
  return {
    getNotificationStats: {
      needs: 'user',
      handle: async ({ query }) => {
        const filter = { ...daysOf(query), tenantId: query.tenant_id };
        return database.readAsOwner(async (tx) => {
          const all = await readNotificationFigures(tx, filter);
          const syncs = await readNotificationFigures(tx, { ...filter, onlySyncs: true });
          return ok({
            total_notifications: all.total,
            total_sync_notifications: syncs.total,
            sync_success_rate: successRateOf(syncs),
            successful_sends: all.reached,
            total_targets: all.targets,
            successful_deletions: await countDeletions(tx, filter),
          });
        });
      },
    },
    getSyncNotificationStats: {
      needs: 'user',
      handle: async ({ query }) => {
        const { platform, tenant_id: tenantId } = query;
        const filter = { ...daysOf(query), platform, tenantId, onlySyncs: true };
        const { total, targets, reached, ...states } = await database.readAsOwner((tx) =>
          readNotificationFigures(tx, filter),
        );
        return ok({
          total_sync_notifications: total,
          sync_success_rate: successRateOf(states),
          successful_sends: reached,
          total_targets: targets,
          ...states,
        });
      },
    },
    getNotificationHealth: {
      needs: 'user',
      handle: async () => {
        const now = clock.now();
        const since = new Date(now.getTime() - DAY_MS);
        const figures = await database.readAsOwner((tx) => readHealthFigures(tx, { now, since }));
        const findings = findingsOfNotifications(figures, { isMailOn });
        const { oldestMailMs } = figures;
        return ok({
          status: findings.length === 0 ? ('healthy' as const) : ('degraded' as const),
          findings,
          measured_at: now.toISOString(),
          mails_waiting: figures.mailsWaiting,
          oldest_mail_ms: oldestMailMs === null ? null : Math.max(0, Math.round(oldestMailMs)),
          mails_sent_24h: figures.mailsSent,
          mails_failed_24h: figures.mailsFailed,
          notifications_pending: figures.notificationsPending,
          broadcasts_running: figures.broadcastsRunning,
        });
      },
    },
  };
}

type Days = { readonly start_date?: string | undefined; readonly end_date?: string | undefined };

/** Both days are included. */
function daysOf({ start_date: first, end_date: last }: Days) {
  return {
    from: first === undefined ? undefined : new Date(first),
    before: last === undefined ? undefined : new Date(Date.parse(last) + DAY_MS),
  };
}
