type Message = string | ((...values: never[]) => string);
type Messages = { readonly [name: string]: Message };

/** The language of the kit's built-in texts. */
export type KitLanguage = {
  /** BCP 47; determines the format of numbers, amounts and dates. */
  readonly locale: string;
  /** The kit's texts in that language by component, complete as `KitWords`; null is English. */
  readonly words: Readonly<Record<string, Messages>> | null;
};

const ENGLISH: KitLanguage = { locale: 'en-US', words: null };
let current = ENGLISH;

/**
 * Sets the kit's texts and locale; null resets to English. Call it before the first render: rendered text only changes
 * when it renders again.
 *
 * @example
 * provideKitLanguage({ locale: 'fr-CA', words: french });
 */
export function provideKitLanguage(language: KitLanguage | null): void {
  current = language ?? ENGLISH;
}

/**
 * The default locale (BCP 47) of the kit's formatters.
 *
 * @example
 * kitLocale(); // 'en-US' until provideKitLanguage gives another one
 */
export function kitLocale(): string {
  return current.locale;
}

/** Memoizes a value per locale, created on first use: `Intl` formatters are expensive to construct. */
export function byLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const known = made.get(current.locale);
    if (known !== undefined) {
      return known;
    }
    const fresh = make(current.locale);
    made.set(current.locale, fresh);
    return fresh;
  };
}

/**
 * The built-in texts of one component, in English; their properties return the texts of the current language. They are
 * defined beside their component, so that a page loads only those it needs. Read them while rendering, never at module
 * load.
 */
export function wordsOf<M extends Messages>(part: string, english: M): M {
  const words = {} as M;
  for (const name of Object.keys(english)) {
    Object.defineProperty(words, name, {
      enumerable: true,
      get: () => provided(part)?.[name] ?? english[name],
    });
  }
  return words;
}

function provided(part: string): Messages | undefined {
  return current.words?.[part];
}
