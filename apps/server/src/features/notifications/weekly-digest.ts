import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { listWeeklyReaders, takeWeeklyReader } from '../accounts/mail-choices.read-model.ts';
import type { Outbox } from '../mail/outbox.port.ts';
import { readClientWeeks } from './weekly-digest.store.ts';
import type { ClientWeek } from './weekly-digest.store.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly siteUrl: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** A mail that was sent late does not keep the next one from its day. */
const AGAIN_AFTER_MS = 5 * DAY_MS;
/** Who was told longer ago than this, because they wanted no mail for a while, is told of the last week. */
const LONGEST_MS = 2 * WEEK_MS;

/**
 * Writes to everybody who wants anything by weekly mail what was posted, what waits and what failed in their clients, and what
 * they wanted to be told of; nobody twice in a week, however often this is started. Answers how many mails that were.
 */
export async function mailWeeklyDigests({ database, ...deps }: Deps): Promise<number> {
  const until = deps.clock.now();
  const before = new Date(until.getTime() - AGAIN_AFTER_MS);
  const readers = await database.asOwner((tx) => listWeeklyReaders(tx, { before }));
  let mails = 0;
  for (const userId of readers) {
    const asked = { userId, before, until };
    if (await database.asOwner((tx) => mailDigest(deps, tx, asked))) {
      mails += 1;
    }
  }
  return mails;
}

type Asked = { readonly userId: string; readonly before: Date; readonly until: Date };

/** Whether there was something to say. */
async function mailDigest(
  { outbox, siteUrl }: Pick<Deps, 'outbox' | 'siteUrl'>,
  tx: Transaction,
  { userId, before, until }: Asked,
): Promise<boolean> {
  const reader = await takeWeeklyReader(tx, { userId, before, until });
  if (reader === null) {
    return false;
  }
  const { email, events, toldUntil } = reader;
  const since = startOf(toldUntil, until);
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
        link: linkTo(siteUrl, clientId),
        ...week,
      })),
    },
  });
  return true;
}

function startOf(toldUntil: Date | null, until: Date): Date {
  const earliest = until.getTime() - LONGEST_MS;
  return toldUntil === null || toldUntil.getTime() < earliest
    ? new Date(until.getTime() - WEEK_MS)
    : toldUntil;
}

function linkTo(siteUrl: string, clientId: ClientWeek['clientId']): string {
  const link = new URL('/dashboard/sync', siteUrl);
  if (clientId !== null) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}
