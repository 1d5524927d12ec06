import { language, LANGUAGES, type Language } from '../shared/language/language.ts';

/** What the addresses of the pages in a language begin with. */
const PREFIXES: Readonly<Record<Language, string>> = { 'en-US': '', 'fr-CA': '/fr' };

/** The address of a public page in a language, the one of this drawing unless given: `/blog` is `/fr/blog` in French. */
export function localPath(path: string, to: Language = language()): string {
  return path === '/' && PREFIXES[to] !== '' ? PREFIXES[to] : `${PREFIXES[to]}${path}`;
}

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
