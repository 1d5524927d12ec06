/** The product's languages (BCP 47). The first one defines the message types. */
export const LANGUAGES = ['en-US', 'fr-CA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'en-US': 'English (United States)',
  'fr-CA': 'Français (Canada)',
};

/** The storage key of the browser's language; a change takes effect on the next page load. */
const LANGUAGE_KEY = 'language';

let current: Language = 'en-US';

/** The language of messages, dates, amounts and percentages; also the `Intl` locale. */
export function language(): Language {
  return current;
}

/** Sets the language. The app calls it once, before rendering. */
export function setLanguage(next: Language): void {
  current = next;
}

/** The stored language, else the first supported one of the browser's, else English. */
export function readLanguage(
  storage: Pick<Storage, 'getItem'>,
  wanted: readonly string[],
): Language {
  const stored = LANGUAGES.find((one) => one === storage.getItem(LANGUAGE_KEY));
  return stored ?? languageOf(wanted);
}

/** The first supported language (BCP 47, most preferred first), by primary subtag. */
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

/** Stores the browser's language for the next page load; null resets to the browser's own. */
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
