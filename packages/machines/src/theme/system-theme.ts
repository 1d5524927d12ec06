import type { ThemeChoice } from './theme.types.ts';

/** A reader's setting: a theme, or the device's. */
export type ThemePreference = ThemeChoice | 'system';

const DARK = '(prefers-color-scheme: dark)';

/** The device's current theme. */
export function readSystemTheme(page: Pick<Window, 'matchMedia'>): ThemeChoice {
  return page.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Calls back when the device changes its theme; returns an unsubscribe function. */
export function watchSystemTheme(
  page: Pick<Window, 'matchMedia'>,
  onChange: (theme: ThemeChoice) => void,
): () => void {
  const query = page.matchMedia(DARK);
  const listener = () => onChange(query.matches ? 'dark' : 'light');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The storage key, beside the theme's, for whether the theme follows the device. The theme's own key holds light or
 * dark, whichever is shown.
 */
export function sourceKey(key: string): string {
  return `${key}-source`;
}

const SYSTEM = 'system';

/** Whether the theme follows the device; false where storage is blocked. */
export function followsSystem(storage: () => Pick<Storage, 'getItem'>, key: string): boolean {
  try {
    return storage().getItem(sourceKey(key)) === SYSTEM;
  } catch {
    // Storage is blocked (private window, policy): use the default theme.
    return false;
  }
}

/** Stores whether the theme follows the device; where storage is blocked it applies to this page only. */
export function storeFollowing(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  follows: boolean,
): void {
  try {
    if (follows) {
      storage().setItem(sourceKey(key), SYSTEM);
    } else {
      storage().removeItem(sourceKey(key));
    }
  } catch {
    // Storage is blocked; the theme is applied all the same.
  }
}
