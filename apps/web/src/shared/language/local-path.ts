import { language, type Language } from './language.ts';

/** What the addresses of the public pages in a language begin with. */
export const PREFIXES: Readonly<Record<Language, string>> = { 'en-US': '', 'fr-CA': '/fr' };

/** The address of a public page in a language, the reader's unless given: `/blog` is `/fr/blog` in French. */
export function localPath(path: string, to: Language = language()): string {
  return path === '/' && PREFIXES[to] !== '' ? PREFIXES[to] : `${PREFIXES[to]}${path}`;
}
