import type { Config } from '../../config/config.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { sweepDeleted } from './delete-notifications.ts';
import { readNotificationsRoutes } from './read-notifications.routes.ts';
import { runBroadcast } from './run-broadcast.ts';
import { sendNotificationsRoutes } from './send-notifications.routes.ts';
import type { SendingDeps } from './sending.ts';

const EVERY_NIGHT = '41 3 * * *';

type Deps = SendingDeps & {
  readonly outbox: Outbox;
  readonly config: Pick<Config, 'smtpUrl' | 'siteUrl'>;
};

/** The operators' view of notifications, and their announcements. */
export function createAdminNotifications(deps: Deps) {
  const { config, queue } = deps;
  const isMailOn = config.smtpUrl !== null;
  return {
    routes: {
      ...readNotificationsRoutes({ ...deps, isMailOn }),
      ...sendNotificationsRoutes({ ...deps, isMailOn, siteUrl: config.siteUrl }),
    },
    startWorker: async (): Promise<void> => {
      await queue.work('notifications.broadcast', (job) => runBroadcast(deps, job));
      await queue.work('notifications.sweep', () => sweepDeleted(deps));
      await queue.schedule('notifications.sweep', EVERY_NIGHT);
    },
  };
}
