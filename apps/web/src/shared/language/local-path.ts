import { language, type Language } from './language.ts';

/** The path prefixes of public pages by language. */
export const PREFIXES: Readonly<Record<Language, string>> = { 'en-US': '', 'fr-CA': '/fr' };

/** The localized path of a public page: `/blog` is `/fr/blog` in French. Defaults to the reader's language. */
export function localPath(path: string, to: Language = language()): string {
  return path === '/' && PREFIXES[to] !== '' ? PREFIXES[to] : `${PREFIXES[to]}${path}`;
}
