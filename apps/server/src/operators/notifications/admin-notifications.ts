import type { Config } from '../../config/config.ts';
import { readNotificationsRoutes } from './read-notifications.routes.ts';
import { runBroadcast } from './run-broadcast.ts';
import { sendNotificationsRoutes } from './send-notifications.routes.ts';
import type { SendingDeps } from './sending.ts';

type Deps = SendingDeps & { readonly config: Pick<Config, 'smtpUrl' | 'siteUrl'> };

/** What those who run the installation see of notifications, and send themselves. */
export function createAdminNotifications(deps: Deps) {
  const { config, queue } = deps;
  return {
    routes: {
      ...readNotificationsRoutes({ ...deps, isMailOn: config.smtpUrl !== null }),
      ...sendNotificationsRoutes({ ...deps, siteUrl: config.siteUrl }),
    },
    startWorker: () => queue.work('notifications.broadcast', (job) => runBroadcast(deps, job)),
  };
}
