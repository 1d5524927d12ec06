import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { PageRoutes } from '../../http/dev-pages.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { cleanMessages, deliverMessage } from './deliver-message.ts';
import { devInboxPages } from './dev-inbox.ts';
import { createOutbox } from './outbox.ts';
import type { OnSettled, Outbox } from './outbox.port.ts';
import { createSmtpTransport } from './smtp-transport.ts';

type Deps = {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'devInbox'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly onSettled: OnSettled;
};

export type Mail = {
  readonly outbox: Outbox;
  readonly pages: PageRoutes;
  readonly startWorker: () => Promise<void>;
  readonly close: () => void;
};

const EVERY_HOUR = '17 * * * *';

/**
 * Mail goes to the configured SMTP server. Without one, and for SMS, messages stay in the database, where the
 * development inbox shows them.
 */
export function createMail({ config, database, clock, queue, log, onSettled }: Deps): Mail {
  const transport =
    config.smtpUrl === null
      ? null
      : createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom });
  if (transport === null && !config.devInbox) {
    log.warn('SMTP_URL is not set: no mail leaves this server, and nobody can read what it keeps.');
  }
  return {
    outbox: createOutbox({ clock, queue, delivers: { email: transport !== null, sms: false } }),
    pages: devInboxPages({ database }),
    startWorker: async () => {
      await queue.work('mail.clean', async () => {
        await cleanMessages({ database, clock });
      });
      await queue.schedule('mail.clean', EVERY_HOUR);
      if (transport !== null) {
        await queue.work('mail.deliver', (job) =>
          deliverMessage({ database, clock, transport, onSettled }, job),
        );
      }
    },
    close: () => transport?.close(),
  };
}
