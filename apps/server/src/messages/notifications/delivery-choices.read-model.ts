import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { withDefaults } from './preferences.ts';
import type { PreferenceChanges, Preferences } from './preferences.ts';

export type DeliveryChoice = {
  readonly userId: string;
  /** Null if none is confirmed. */
  readonly email: string | null;
  readonly inApp: boolean;
  readonly mail: 'never' | 'at_once' | DigestPeriod;
};

/** As the database owner: how these people want to be notified of an event. People without an account are left out. */
export async function listDeliveryChoices(
  tx: Transaction,
  { userIds, event }: { userIds: readonly string[]; event: keyof Preferences['notifications'] },
): Promise<DeliveryChoice[]> {
  const { rows } = await sql<ChoiceRow>`
    select users.id, case when users.email_confirmed_at is null then null else users.email end as email,
      user_preferences.preferences
    from users left join user_preferences on user_preferences.user_id = users.id
    where users.id = any(${userIds}::uuid[])
    order by users.email, users.id`.execute(tx);
  return rows.map(({ id, email, preferences }) => {
    const choice = withDefaults(preferences ?? {}).notifications[event];
    return { userId: id, email, inApp: choice.in_app, mail: choice.email };
  });
}

type ChoiceRow = { id: string; email: string | null; preferences: PreferenceChanges | null };

export type DigestPeriod = 'daily' | 'weekly';

/** When a user had their last digest, and their time zone. */
export type DigestSchedule = {
  /** The end of the period that the previous mail covered; null if there was none. */
  readonly sentUntil: Date | null;
  /** IANA name; null if the reader follows their browser. */
  readonly timeZone: string | null;
};

export type IsDue = (digest: DigestSchedule) => boolean;

const UNTIL = {
  daily: 'daily_mail_until',
  weekly: 'digested_until',
} as const satisfies Record<DigestPeriod, string>;

type ScheduleRow = { told_until: Date | null; time_zone: string | null };

/** As the database owner, like the next function: who wants anything in this digest and is due. */
export async function listDigestReaders(
  tx: Transaction,
  { period, isDue }: { period: DigestPeriod; isDue: IsDue },
): Promise<string[]> {
  const { rows } = await sql<ScheduleRow & { user_id: string }>`
    select user_id, ${sql.ref(UNTIL[period])} as told_until, preferences ->> 'time_zone' as time_zone
    from user_preferences
    where jsonb_path_exists(preferences, '$.notifications.*.email ? (@ == $period)', jsonb_build_object('period', ${period}::text))
    order by user_id`.execute(tx);
  return rows.filter((row) => isDue(toDigest(row))).map(({ user_id: id }) => id);
}

export type DigestReader = DigestSchedule & {
  readonly email: string;
  readonly events: readonly (keyof Preferences['notifications'])[];
};

type Taken = {
  readonly userId: string;
  readonly period: DigestPeriod;
  readonly isDue: IsDue;
  readonly until: Date;
};

/**
 * Claims the reader's digest for this transaction; nobody else gets it until the next one is due. Null if it was sent,
 * is not wanted any more, or the reader has no confirmed address.
 */
export async function takeDigestReader(
  tx: Transaction,
  { userId, period, isDue, until }: Taken,
): Promise<DigestReader | null> {
  const { rows } = await sql<ScheduleRow & { email: string; preferences: PreferenceChanges }>`
    select users.email, preferences, ${sql.ref(UNTIL[period])} as told_until, preferences ->> 'time_zone' as time_zone
    from user_preferences join users on users.id = user_preferences.user_id
    where user_id = ${userId} and users.email is not null and users.email_confirmed_at is not null
    for update of user_preferences`.execute(tx);
  const [row] = rows;
  const events = eventsOf(row?.preferences ?? {}, period);
  if (row === undefined || events.length === 0 || !isDue(toDigest(row))) {
    return null;
  }
  await tx
    .updateTable('user_preferences')
    .set({ [UNTIL[period]]: until })
    .where('user_id', '=', userId)
    .execute();
  return { ...toDigest(row), email: row.email, events };
}

function toDigest({ told_until: sentUntil, time_zone: timeZone }: ScheduleRow): DigestSchedule {
  return { sentUntil, timeZone };
}

function eventsOf(preferences: PreferenceChanges, period: DigestPeriod): DigestReader['events'] {
  const { notifications } = withDefaults(preferences);
  const events = Object.keys(notifications) as (keyof typeof notifications)[];
  return events.filter((event) => notifications[event].email === period);
}
