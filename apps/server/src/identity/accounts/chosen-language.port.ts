import type { Transaction } from '../../db/database.ts';
import { changePreferences, findPreferences } from './preferences.store.ts';
import type { Preferences } from '../../messages/notifications/preferences.ts';

export type ChosenLanguage = NonNullable<Preferences['language']>;

/** As the user: the language of their pages, mails and files; English if they chose none. */
export async function chosenLanguage(tx: Transaction, userId: string): Promise<ChosenLanguage> {
  return (await findPreferences(tx, userId)).language ?? 'en-US';
}

/** As the database owner or the user: sets the language of this account's pages and mails. */
export async function chooseLanguage(
  tx: Transaction,
  { userId, language, at }: { userId: string; language: ChosenLanguage; at: Date },
): Promise<void> {
  await changePreferences(tx, { userId, at }, (before) => ({ ...before, language }));
}
