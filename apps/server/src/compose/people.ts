import { auditRoutes } from '../audit/audit.routes.ts';
import { createAuditService } from '../audit/audit.service.ts';
import { composeSubscriptions } from './subscriptions.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { apiTokensRoutes } from '../identity/api-tokens/api-tokens.routes.ts';
import { createApiTokensService } from '../identity/api-tokens/api-tokens.service.ts';
import { namesOfTargets } from '../books/plan/names-of-targets.ts';
import { clientNameOf } from '../clients/clients.read-model.ts';
import { createAuth } from '../identity/auth/auth.ts';
import type { Hashing } from '../identity/auth/tokens/hashing.ts';
import { createMail } from '../messages/mail/mail.ts';
import { settleNotificationMail } from '../messages/notifications/notification-mails.store.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import { supportRoutes } from '../support/support.routes.ts';
import { viewAccessRoutes } from '../support/view-access.routes.ts';
import { createTeam } from '../identity/team/team.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SealedBox } from '../platform/sealed-box.ts';

type Deps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly notifier: Notifier;
  readonly hashing: Hashing | undefined;
  readonly outbound: Outbound;
};

/** Users and everything about them: sign-in, invitations, payments, mail. */
export type People = {
  /** Seals secrets at rest. */
  readonly box: SealedBox;
  readonly mail: ReturnType<typeof createMail>;
  readonly subscriptions: Subscriptions;
  readonly team: ReturnType<typeof createTeam>;
  readonly auth: ReturnType<typeof createAuth>;
  readonly apiTokens: ReturnType<typeof createApiTokensService>;
  readonly routes: ReturnType<typeof routesOf> &
    ReturnType<typeof supportRoutes> &
    ReturnType<typeof viewAccessRoutes>;
  readonly startWorker: () => Promise<void>;
};

export async function composePeople(deps: Deps): Promise<People> {
  const { config, database, clock, queue, notifier } = deps;
  const { siteUrl } = config;
  const { dataDir } = config;
  const box = await openSecrets({ database, dataDir, secretKeys: config.auth.secretKeys });
  const mail = createMail({ ...deps, onSettled: settleNotificationMail });
  const { outbox } = mail;
  const subscriptions = await composeSubscriptions({ ...deps, box, outbox });
  const { entitlements, invites } = subscriptions;
  const team = createTeam({ database, clock, queue, outbox, notifier, entitlements, siteUrl });
  const auth = createAuth({
    config: config.auth,
    siteUrl,
    database,
    clock,
    box,
    queue,
    outbox,
    invites,
    invitations: team.gate,
    hashing: deps.hashing,
    outbound: deps.outbound,
  });
  const apiTokens = createApiTokensService({ database, clock });
  return {
    box,
    mail,
    subscriptions,
    team,
    auth,
    apiTokens,
    routes: {
      ...routesOf({ subscriptions, team, apiTokens, database }),
      ...supportRoutes({
        database,
        clock,
        outbox,
        notifier,
        entitlements,
        siteUrl,
        contact: config.support,
      }),
      ...viewAccessRoutes({ database, clock }),
    },
    startWorker: async () => {
      await mail.startWorker();
      await subscriptions.startWorker();
      await auth.startWorker();
      await team.startWorker();
    },
  };
}

type Parts = Pick<People, 'subscriptions' | 'team' | 'apiTokens'> & { database: Database };

function routesOf({ subscriptions, team, apiTokens, database }: Parts) {
  return {
    ...subscriptions.handlers,
    ...team.routes,
    ...apiTokensRoutes(apiTokens),
    ...auditRoutes(createAuditService({ database, namesOf: namesOfTargets, clientNameOf })),
  };
}
