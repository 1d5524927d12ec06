import type { Transaction } from '../../db/database.ts';
import { takeDigestReader } from './delivery-choices.read-model.ts';
import type { DigestReader, DigestSchedule } from './delivery-choices.read-model.ts';
import { linkToClient, mailEach } from './digests.ts';
import type { DigestDeps } from './digests.ts';
import { readClientWeeks } from './weekly-digest.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From this hour of the reader's day on. */
const MORNING = 7;
/** Of a reader who follows their browser, which is not here. */
const USUAL_TIME_ZONE = 'America/New_York';
/** Who was told longer ago than this is told of the last day. */
const LONGEST_MS = 2 * DAY_MS;

/**
 * Writes to everybody who wants anything by daily mail what they wanted to be told of since the mail before; once in a day of
 * theirs, from 7 in the morning on, however often this is started, and nothing where nothing happened. Answers how many mails
 * that were.
 */
export async function mailDailyDigests(deps: DigestDeps): Promise<number> {
  const until = deps.clock.now();
  const isDue = (digest: DigestSchedule) => isDueAt(until, digest);
  return mailEach(deps, { period: 'daily', isDue }, async (tx, userId) => {
    const reader = await takeDigestReader(tx, { userId, period: 'daily', isDue, until });
    return reader !== null && mailDay(deps, tx, { userId, until, ...reader });
  });
}

/** Whether it is morning where the reader is, of a day that they were not told on yet. */
export function isDueAt(now: Date, { sentUntil, timeZone }: DigestSchedule): boolean {
  const today = localTime(now, timeZone);
  const before = sentUntil === null ? null : localTime(sentUntil, timeZone);
  return today.hour >= MORNING && (before === null || before.day < today.day);
}

function localTime(at: Date, timeZone: string | null): { day: string; hour: number } {
  // As in "2026-11-23, 07".
  const text = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone ?? USUAL_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  const [day = '', hour = ''] = text.split(', ');
  return { day, hour: Number(hour) };
}

type DigestQuery = DigestReader & { readonly userId: string; readonly until: Date };

/** Whether there was something to say: what waits since long is in the mail, and is no reason for one. */
async function mailDay(
  { outbox, siteUrl }: Pick<DigestDeps, 'outbox' | 'siteUrl'>,
  tx: Transaction,
  { userId, email, events, sentUntil, timeZone, until }: DigestQuery,
): Promise<boolean> {
  const earliest = new Date(until.getTime() - LONGEST_MS);
  const since =
    sentUntil === null || sentUntil < earliest ? new Date(until.getTime() - DAY_MS) : sentUntil;
  const found = await readClientWeeks(tx, { userId, events, since, until });
  const clients = found.filter(({ told }) => told.length > 0);
  if (clients.length === 0) {
    return false;
  }
  await outbox.send(tx, {
    to: { email },
    template: 'daily_digest',
    values: {
      link: new URL('/dashboard', siteUrl).href,
      day: localTime(until, timeZone).day,
      clients: clients.map(({ name, clientId, ...day }) => ({
        name,
        link: linkToClient(siteUrl, clientId),
        ...day,
      })),
    },
  });
  return true;
}
