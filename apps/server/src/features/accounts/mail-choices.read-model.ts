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
