import type { Transaction } from '../../db/database.ts';
import { takeDigestReader } from './delivery-choices.read-model.ts';
import type { DigestReader, DigestSchedule } from './delivery-choices.read-model.ts';
import { linkToClient, mailEach } from './digests.ts';
import type { DigestDeps } from './digests.ts';
import { readClientWeeks } from './weekly-digest.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first hour of the reader's day at which it is sent. */
const MORNING = 7;
/** For a reader who follows their browser's time zone, which the server does not know. */
const USUAL_TIME_ZONE = 'America/New_York';
/** If the previous digest is older than this, the mail covers the last day. */
const LONGEST_MS = 2 * DAY_MS;

/**
 * Mails a daily digest to everybody who wants one, covering the notifications since the previous mail; once in the
 * reader's day, from 7 a.m., however often this runs, and none if nothing happened. Returns the number of mails.
 */
export async function mailDailyDigests(deps: DigestDeps): Promise<number> {
  const until = deps.clock.now();
  const isDue = (digest: DigestSchedule) => isDueAt(until, digest);
  return mailEach(deps, { period: 'daily', isDue }, async (tx, userId) => {
    const reader = await takeDigestReader(tx, { userId, period: 'daily', isDue, until });
    return reader !== null && mailDay(deps, tx, { userId, until, ...reader });
  });
}

/** Whether it is morning for the reader, on a day without a digest yet. */
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

/** Returns whether there was anything to report: older open items are included in a mail, but do not cause one. */
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
