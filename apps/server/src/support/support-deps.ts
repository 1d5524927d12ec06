import type { SupportContact } from '../config/support.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { Entitlements } from '../billing/plans/entitlement.port.ts';

/** The dependencies of tickets. */
export type SupportDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly notifier: Notifier;
  readonly entitlements: Pick<Entitlements, 'assertWithinStorage'>;
  /** Where tickets are mailed; nowhere without an address. */
  readonly contact: SupportContact;
  readonly siteUrl: string;
};
