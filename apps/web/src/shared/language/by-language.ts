import { language, type Language } from './language.ts';

/** Caches a value per language, created on first use: `Intl` formatters are slow to create. */
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
