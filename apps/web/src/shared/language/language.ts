/** The languages the product is written in (BCP 47). The first is the one that messages are typed by. */
export const LANGUAGES = ['en-US', 'fr-CA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, as its readers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'en-US': 'English (United States)',
  'fr-CA': 'Français (Canada)',
};

/** Where this browser stores the language of its reader; a choice takes effect with the next load of the page. */
const LANGUAGE_KEY = 'language';

let current: Language = 'en-US';

/** The language that messages, dates, amounts and percentages are written in; also the locale for `Intl`. */
export function language(): Language {
  return current;
}

/** Chooses the language for what is read from now on. The app does so once, before it draws anything. */
export function setLanguage(next: Language): void {
  current = next;
}

/** The stored language; without one, the first of the browser's languages that the product has, else English. */
export function readLanguage(
  storage: Pick<Storage, 'getItem'>,
  wanted: readonly string[],
): Language {
  const stored = LANGUAGES.find((one) => one === storage.getItem(LANGUAGE_KEY));
  return stored ?? languageOf(wanted);
}

/** The first of the wanted languages (BCP 47, most wanted first) that the product has, by its primary part. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((one) => one.startsWith(`${primary}-`));
    if (found !== undefined) {
      return found;
    }
  }
  return LANGUAGES[0];
}

/** Stores the language of this browser for its next load; null is the browser's own again. */
export function saveLanguage(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  chosen: Language | null,
): void {
  if (chosen === null) {
    storage.removeItem(LANGUAGE_KEY);
  } else {
    storage.setItem(LANGUAGE_KEY, chosen);
  }
}
