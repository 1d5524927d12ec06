type Message = string | ((...values: never[]) => string);
type Messages = { readonly [name: string]: Message };

/** The language of everything the kit writes by itself. */
export type KitLanguage = {
  /** BCP 47; numbers, amounts and dates are written in it. */
  readonly locale: string;
  /** The kit's words in that language by part, complete as `KitWords`; null is English. */
  readonly words: Readonly<Record<string, Messages>> | null;
};

const ENGLISH: KitLanguage = { locale: 'en-US', words: null };
let current = ENGLISH;

/**
 * Gives the kit its words and its locale; null is English again. Call it before anything is drawn: what is drawn keeps
 * its words until it is drawn again.
 *
 * @example
 * provideKitLanguage({ locale: 'fr-CA', words: french });
 */
export function provideKitLanguage(language: KitLanguage | null): void {
  current = language ?? ENGLISH;
}

/**
 * The locale (BCP 47) of formats that are given none.
 *
 * @example
 * kitLocale(); // 'en-US' until provideKitLanguage gives another one
 */
export function kitLocale(): string {
  return current.locale;
}

/** Makes something once per locale, when it is first read: `Intl` formatters are slow to make. */
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
 * The words of one part of the kit, in English; what is read from them is in the language that was provided. They stand
 * beside their part, so that a page loads the words of the parts it has. Read them where something is drawn, never while
 * a module is loaded.
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
