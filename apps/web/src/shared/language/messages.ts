import type { ReactNode } from 'react';
import { language } from './language.ts';

type Message = string | ((...values: never[]) => ReactNode);
type Messages = { readonly [name: string]: Message };

/** The messages in another language: the same keys, and functions with the same parameters. */
export type Translation<M> = {
  readonly [Name in keyof M]: M[Name] extends (...values: infer Values) => infer Text
    ? (...values: Values) => Text extends string ? string : ReactNode
    : string;
};

const translations = new WeakMap<object, Messages>();

/**
 * A feature's English messages; reading one returns the reader's language. A message with values is a function, which
 * uses `counted` and `shared/format`. Read messages while rendering, never at module load: the language is not set yet.
 *
 * @example
 * export const words = messages({
 *   title: 'Payouts',
 *   posted: (entries: number) => `Posted ${counted(entries, 'entry', 'entries')}`,
 * });
 */
export function messages<M extends Messages>(english: M): M {
  const words = {} as M;
  for (const name of Object.keys(english)) {
    Object.defineProperty(words, name, {
      enumerable: true,
      get: () => (language() === 'fr-CA' ? translations.get(words)?.[name] : null) ?? english[name],
    });
  }
  return words;
}

/**
 * The French of `words`, type-checked for completeness. Lives in `<name>.messages.fr.ts` beside `<name>.messages.ts`,
 * and only French readers load it.
 *
 * @example
 * inFrench(words, {
 *   title: 'Versements',
 *   posted: (entries) => `${counted(entries, 'écriture')} comptabilisées`,
 * });
 */
export function inFrench<M extends Messages>(words: M, french: Translation<M>): void {
  translations.set(words, french);
}
