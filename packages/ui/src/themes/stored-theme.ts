import type { ThemeName } from './tokens.ts';

/** The key of the theme in local storage. Spec, "Global UI". `theme-init.js` reads the same key. */
export const THEME_STORAGE_KEY = 'theme';

export type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored theme; light when nothing, something else, or no storage at all is there. */
export function readTheme(storage: () => ThemeStorage): ThemeName {
  try {
    return storage().getItem(THEME_STORAGE_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    // Storage is blocked (private window, policy): the default theme serves.
    return 'light';
  }
}

/** Keeps the theme for the next visit; false when storage is blocked, and the choice then lasts for this page. */
export function writeTheme(storage: () => ThemeStorage, theme: ThemeName): boolean {
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
    return true;
  } catch {
    return false;
  }
}
