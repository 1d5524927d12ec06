import type { ThemeChoice } from './theme.types.ts';

/** What a reader can set: a theme, or whichever one the device is in. */
export type ThemePreference = ThemeChoice | 'system';

const DARK = '(prefers-color-scheme: dark)';

/** The theme the device is in. */
export function readSystemTheme(page: Pick<Window, 'matchMedia'>): ThemeChoice {
  return page.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Calls back when the device changes its theme; answers with how to stop. */
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
 * The key beside the theme's that says whether the theme follows the device. The theme's own key holds light or dark,
 * whichever is shown.
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
    // Storage is blocked (private window, policy): the default theme serves.
    return false;
  }
}

/** Stores whether the theme follows the device; where storage is blocked that lasts for the page. */
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
    // As above; the theme itself is shown all the same.
  }
}
