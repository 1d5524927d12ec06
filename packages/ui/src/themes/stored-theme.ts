import type { ThemeName } from './tokens.ts';

/** The local storage key of the theme. `theme-init.js` reads the same key. */
export const THEME_STORAGE_KEY = 'theme';

/** Set to `system` while the theme follows the device. `theme-init.js` reads it too. */
const SOURCE_STORAGE_KEY = 'theme-source';

export type ThemeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored theme; light if nothing or something else is stored, or storage is blocked. */
export function readTheme(storage: () => ThemeStorage): ThemeName {
  try {
    return storage().getItem(THEME_STORAGE_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    // Storage is blocked (private window, policy): use the default theme.
    return 'light';
  }
}

/** Stores the theme for the next visit; false if storage is blocked, and the theme then applies to this page only. */
export function writeTheme(storage: () => ThemeStorage, theme: ThemeName): boolean {
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
    return true;
  } catch {
    return false;
  }
}

/** Whether the theme follows the device. */
export function readsSystem(storage: () => ThemeStorage): boolean {
  try {
    return storage().getItem(SOURCE_STORAGE_KEY) === 'system';
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Stores whether the theme follows the device; false if storage is blocked. */
export function writeFollowing(storage: () => ThemeStorage, follows: boolean): boolean {
  try {
    if (follows) {
      storage().setItem(SOURCE_STORAGE_KEY, 'system');
    } else {
      storage().removeItem(SOURCE_STORAGE_KEY);
    }
    return true;
  } catch {
    return false;
  }
}
