import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { ownerEmails, takeEndingTrials } from './subscriptions.store.ts';

const AHEAD_MS = 3 * 24 * 60 * 60 * 1_000;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly siteUrl: string;
};

/** Notifies the owners of each trial that ends within three days, once; returns the number of trials. */
export async function remindOfTrials({ database, clock, outbox, siteUrl }: Deps): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() + AHEAD_MS);
  return database.asOwner(async (tx) => {
    const ending = await takeEndingTrials(tx, { now, before });
    for (const { tenantId, tenant, endsAt } of ending) {
      for (const email of await ownerEmails(tx, tenantId)) {
        await outbox.send(tx, {
          to: { email },
          template: 'trial_ending',
          values: {
            link: `${siteUrl}/dashboard/subscription`,
            tenant,
            ends_on: endsAt.toISOString().slice(0, 10),
          },
        });
      }
    }
    return ending.length;
  });
}
