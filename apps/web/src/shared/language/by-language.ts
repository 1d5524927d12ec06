import { language, type Language } from './language.ts';

/** Makes something once per language, when it is first read in it: `Intl` formatters are slow to make. */
export function byLanguage<T>(make: (language: Language) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const known = made.get(language());
    if (known !== undefined) {
      return known;
    }
    const fresh = make(language());
    made.set(language(), fresh);
    return fresh;
  };
}
