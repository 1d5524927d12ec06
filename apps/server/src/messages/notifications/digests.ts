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
 * Mails each reader who is due, one transaction each: if the process dies in between, the next run continues with the
 * rest. Returns the number of mails.
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

/** The page of a client's open work. */
export function linkToClient(siteUrl: string, clientId: string | null): string {
  const link = new URL('/dashboard/sync', siteUrl);
  if (clientId !== null) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}
