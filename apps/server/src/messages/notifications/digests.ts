import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { listDigestReaders } from './delivery-choices.read-model.ts';
import type { DigestPeriod, IsDue } from './delivery-choices.read-model.ts';
import type { Outbox } from '../mail/outbox.port.ts';

export type DigestDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly siteUrl: string;
};

/**
 * Writes to each reader who is due, each in a transaction of their own: where the process ends between two, the next start
 * goes on with those that are left. Answers how many mails that were.
 */
export async function mailEach(
  { database }: Pick<DigestDeps, 'database'>,
  digest: { readonly period: DigestPeriod; readonly isDue: IsDue },
  mail: (tx: Transaction, userId: string) => Promise<boolean>,
): Promise<number> {
  const readers = await database.asOwner((tx) => listDigestReaders(tx, digest));
  let mails = 0;
  for (const userId of readers) {
    if (await database.asOwner((tx) => mail(tx, userId))) {
      mails += 1;
    }
  }
  return mails;
}

/** Where the work of a client is. */
export function linkToClient(siteUrl: string, clientId: string | null): string {
  const link = new URL('/dashboard/sync', siteUrl);
  if (clientId !== null) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}
