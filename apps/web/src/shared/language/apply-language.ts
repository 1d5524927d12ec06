import { language, readLanguage, saveLanguage, type Language } from './language.ts';

/** The parts of a window needed to apply a language. */
export type LanguagePage = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Stores the browser's language and reloads the page if it differs; null means the browser's default. Unsaved changes
 * are confirmed, as with every reload.
 */
export function applyLanguage(page: LanguagePage, chosen: Language | null): void {
  saveLanguage(page.localStorage, chosen);
  // Read back, because a browser that stores nothing would reload forever.
  if (readLanguage(page.localStorage, page.navigator.languages) !== language()) {
    page.location.reload();
  }
}
