import type { ReactNode } from 'react';
import { language } from './language.ts';

type Message = string | ((...values: never[]) => ReactNode);
type Messages = { readonly [name: string]: Message };

/** Each message in another language: the same names, and functions of the same values. */
export type Translation<M> = {
  readonly [Name in keyof M]: M[Name] extends (...values: infer Values) => infer Text
    ? (...values: Values) => Text extends string ? string : ReactNode
    : string;
};

const translations = new WeakMap<object, Messages>();

/**
 * The messages of a feature, in English; what is read from them is in the reader's language. A message with values is a
 * function of them, which counts by `counted` and formats by `shared/format`. Read them where something is drawn, never
 * while a module is loaded: the language is not chosen yet.
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
 * The French of `words`, complete by its type. Written in `<name>.messages.fr.ts` beside `<name>.messages.ts`, which only
 * readers of French load.
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
