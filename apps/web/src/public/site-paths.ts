import { language, LANGUAGES, type Language } from '../shared/language/language.ts';
import { PREFIXES } from '../shared/language/local-path.ts';

/** The language of an address, and the address of the same page in English. */
export function splitPath(path: string): { readonly language: Language; readonly path: string } {
  const prefix = PREFIXES['fr-CA'];
  const isFrench = path === prefix || path.startsWith(`${prefix}/`);
  const rest = isFrench ? path.slice(prefix.length) : path;
  return { language: isFrench ? 'fr-CA' : 'en-US', path: rest === '' ? '/' : rest };
}

/** The other language of the site. */
export function otherLanguage(): Language {
  return LANGUAGES.find((one) => one !== language()) ?? LANGUAGES[0];
}
