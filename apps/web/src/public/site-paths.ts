import { language, LANGUAGES, type Language } from '../shared/language/language.ts';
import { PREFIXES } from '../shared/language/local-path.ts';

/** Splits an address into its language and English path. */
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
