import { language, readLanguage, saveLanguage, type Language } from './language.ts';

/** The parts of a browser's window that a language is applied by. */
export type LanguagePage = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Stores the language for this browser and loads the page anew where it is in another one; null is the browser's own. A
 * form with changes asks before it is left, as with every load.
 */
export function applyLanguage(page: LanguagePage, chosen: Language | null): void {
  saveLanguage(page.localStorage, chosen);
  // Read back: a browser that stores nothing would load the page for ever.
  if (readLanguage(page.localStorage, page.navigator.languages) !== language()) {
    page.location.reload();
  }
}
