import type { Transaction } from '../../db/database.ts';
import { takeDigestReader } from './delivery-choices.read-model.ts';
import type { DigestReader, DigestSchedule } from './delivery-choices.read-model.ts';
import { linkToClient, mailEach } from './digests.ts';
import type { DigestDeps } from './digests.ts';
import { readClientWeeks } from './weekly-digest.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** Short of a week, so that a mail that was sent late does not delay the next one. */
const AGAIN_AFTER_MS = 5 * DAY_MS;
/**
 * If the previous digest is older than this, because the reader wanted none for a while, the mail covers the last week.
 */
const LONGEST_MS = 2 * WEEK_MS;

/**
 * Mails everybody who wants a weekly digest what was posted, is open and failed in their clients, and the notifications
 * they chose; at most once a week, however often this runs. Returns the number of mails.
 */
export async function mailWeeklyDigests(deps: DigestDeps): Promise<number> {
  const until = deps.clock.now();
  const before = new Date(until.getTime() - AGAIN_AFTER_MS);
  const isDue = ({ sentUntil }: DigestSchedule) => sentUntil === null || sentUntil < before;
  return mailEach(deps, { period: 'weekly', isDue }, async (tx, userId) => {
    const reader = await takeDigestReader(tx, { userId, period: 'weekly', isDue, until });
    return reader !== null && mailDigest(deps, tx, { userId, until, ...reader });
  });
}

type DigestQuery = Omit<DigestReader, 'timeZone'> & {
  readonly userId: string;
  readonly until: Date;
};

/** Returns whether there was anything to report. */
async function mailDigest(
  { outbox, siteUrl }: Pick<DigestDeps, 'outbox' | 'siteUrl'>,
  tx: Transaction,
  { userId, email, events, sentUntil, until }: DigestQuery,
): Promise<boolean> {
  const since = startOf(sentUntil, until);
  const clients = await readClientWeeks(tx, { userId, events, since, until });
  if (clients.length === 0) {
    return false;
  }
  await outbox.send(tx, {
    to: { email },
    template: 'weekly_digest',
    values: {
      link: new URL('/dashboard', siteUrl).href,
      since: since.toISOString().slice(0, 10),
      until: until.toISOString().slice(0, 10),
      clients: clients.map(({ name, clientId, ...week }) => ({
        name,
        link: linkToClient(siteUrl, clientId),
        ...week,
      })),
    },
  });
  return true;
}

function startOf(sentUntil: Date | null, until: Date): Date {
  const earliest = until.getTime() - LONGEST_MS;
  return sentUntil === null || sentUntil.getTime() < earliest
    ? new Date(until.getTime() - WEEK_MS)
    : sentUntil;
}
