import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { withDefaults } from './preferences.ts';
import type { PreferenceChanges, Preferences } from './preferences.ts';

export type MailChoice = {
  readonly userId: string;
  readonly email: string;
  readonly choice: 'never' | 'at_once' | 'weekly';
};

/** As the owner of the database: how these people want to be told of an event by mail, where an address is confirmed. */
export async function listMailChoices(
  tx: Transaction,
  { userIds, event }: { userIds: readonly string[]; event: keyof Preferences['notifications'] },
): Promise<MailChoice[]> {
  const { rows } = await sql<{ id: string; email: string; preferences: PreferenceChanges | null }>`
    select users.id, users.email, user_preferences.preferences
    from users left join user_preferences on user_preferences.user_id = users.id
    where users.id = any(${userIds}::uuid[]) and users.email is not null and users.email_confirmed_at is not null
    order by users.email`.execute(tx);
  return rows.map(({ id, email, preferences }) => ({
    userId: id,
    email,
    choice: withDefaults(preferences ?? {}).notifications[event].email,
  }));
}

/** As the owner of the database, as the next: who wants anything by weekly mail, and had none since `before`. */
export async function listWeeklyReaders(
  tx: Transaction,
  { before }: { before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_preferences
    where ${isDue(before)} and jsonb_path_exists(preferences, '$.notifications.*.email ? (@ == "weekly")')
    order by user_id`.execute(tx);
  return rows.map(({ user_id: id }) => id);
}

export type WeeklyReader = {
  readonly email: string;
  readonly events: readonly (keyof Preferences['notifications'])[];
  /** Until when they were told by the mail before; null where this is the first. */
  readonly toldUntil: Date | null;
};

/**
 * The reader's weekly mail is this transaction's to write, and nobody's again until the next one. Null where they have had it,
 * want none any more, or have no confirmed address.
 */
export async function takeWeeklyReader(
  tx: Transaction,
  { userId, before, until }: { userId: string; before: Date; until: Date },
): Promise<WeeklyReader | null> {
  const { rows } = await sql<{
    email: string;
    preferences: PreferenceChanges;
    digested_until: Date | null;
  }>`
    select users.email, preferences, digested_until
    from user_preferences join users on users.id = user_preferences.user_id
    where user_id = ${userId} and ${isDue(before)} and users.email is not null and users.email_confirmed_at is not null
    for update of user_preferences`.execute(tx);
  const [row] = rows;
  const events = weeklyEvents(row?.preferences ?? {});
  if (row === undefined || events.length === 0) {
    return null;
  }
  await tx
    .updateTable('user_preferences')
    .set({ digested_until: until })
    .where('user_id', '=', userId)
    .execute();
  return { email: row.email, events, toldUntil: row.digested_until };
}

function isDue(before: Date) {
  return sql`(digested_until is null or digested_until < ${before})`;
}

function weeklyEvents(preferences: PreferenceChanges): WeeklyReader['events'] {
  const { notifications } = withDefaults(preferences);
  const events = Object.keys(notifications) as (keyof typeof notifications)[];
  return events.filter((event) => notifications[event].email === 'weekly');
}
