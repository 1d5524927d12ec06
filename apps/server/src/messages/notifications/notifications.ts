import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../live/live.port.ts';
import type { Outbox } from '../mail/outbox.port.ts';
import { allNotificationsRoutes } from './all-notifications.routes.ts';
import { createAllNotificationsService } from './all-notifications.service.ts';
import { mailNotification } from './mail-notification.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';
import { mailDailyDigests } from './daily-digest.ts';
import { mailWeeklyDigests } from './weekly-digest.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly outbox: Outbox;
  readonly siteUrl: string;
};

/** Notifications about clients, in the app and by mail. */
export type Notifications = {
  readonly routes: ReturnType<typeof notificationsRoutes> &
    ReturnType<typeof allNotificationsRoutes>;
  readonly startWorker: () => Promise<void>;
};

/** At half past seven in New York, or half past eight in summer. */
const MONDAY_MORNING = '30 12 * * 1';

/** In some time zones the hour starts at half past. */
const EACH_HALF_HOUR = '*/30 * * * *';

export function createNotifications(deps: Deps): Notifications {
  return {
    routes: {
      ...notificationsRoutes(createNotificationsService(deps)),
      ...allNotificationsRoutes(createAllNotificationsService(deps)),
    },
    startWorker: async () => {
      await deps.queue.work('notifications.mail', (job) => mailNotification(deps, job));
      await deps.queue.work('notifications.digest', async () => {
        await mailWeeklyDigests(deps);
      });
      await deps.queue.schedule('notifications.digest', MONDAY_MORNING);
      await deps.queue.work('notifications.daily', async () => {
        await mailDailyDigests(deps);
      });
      await deps.queue.schedule('notifications.daily', EACH_HALF_HOUR);
    },
  };
}
