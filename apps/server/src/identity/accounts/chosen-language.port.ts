import type { Transaction } from '../../db/database.ts';
import { changePreferences, findPreferences } from './preferences.store.ts';
import type { Preferences } from '../../messages/notifications/preferences.ts';

export type ChosenLanguage = NonNullable<Preferences['language']>;

/** As the user: what they read pages, mails and files in; English where they chose nothing. */
export async function chosenLanguage(tx: Transaction, userId: string): Promise<ChosenLanguage> {
  return (await findPreferences(tx, userId)).language ?? 'en-US';
}

/** As the owner or the user: pages and mails of this account are in the language from now on. */
export async function chooseLanguage(
  tx: Transaction,
  { userId, language, at }: { userId: string; language: ChosenLanguage; at: Date },
): Promise<void> {
  await changePreferences(tx, { userId, at }, (before) => ({ ...before, language }));
}
