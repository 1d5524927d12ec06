import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { readsSystem, readTheme, writeFollowing, writeTheme } from './stored-theme.ts';
import type { Density, ThemeName } from './tokens.ts';

/** A theme, or the device's current one. */
export type ThemePreference = ThemeName | 'system';

/** The current theme, the user's preference, and their setters. */
export type ThemeContextValue = {
  theme: ThemeName;
  /** Applies the theme at once and stores it in local storage under `theme`. */
  setTheme: (theme: ThemeName) => void;
  /** The user's preference: `system` while the theme follows the device. */
  preference: ThemePreference;
  setPreference: (preference: ThemePreference) => void;
};

export type ThemeProviderProps = {
  children: ReactNode;
  /** Controls the theme from outside. By default the provider stores it in local storage under `theme`. */
  keeper?: ThemeContextValue | undefined;
  density?: Density | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
};

const ThemeContext = createContext<ThemeContextValue | null>(null);

/**
 * Sets `data-theme`, `data-density`, `dir` and `lang` on the root element.
 *
 * @example
 * <ThemeProvider density="compact" lang="fr">{app}</ThemeProvider>
 */
export function ThemeProvider({
  children,
  keeper,
  density = 'default',
  dir = 'ltr',
  lang = 'en',
}: ThemeProviderProps) {
  const own = useOwnTheme(keeper === undefined);
  const { theme, setTheme, preference, setPreference } = keeper ?? own;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.dir = dir;
    root.lang = lang;
  }, [theme, density, dir, lang]);

  const value = useMemo(
    () => ({ theme, setTheme, preference, setPreference }),
    [theme, setTheme, preference, setPreference],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** Syncs the theme with other tabs, and with the device if the user follows it; neither while not `inUse`. */
function useOwnTheme(inUse: boolean): ThemeContextValue {
  const [theme, show] = useState<ThemeName>(() =>
    readsSystem(() => window.localStorage) ? systemTheme() : readTheme(() => window.localStorage),
  );
  const setTheme = useCallback((next: ThemeName) => {
    writeTheme(() => window.localStorage, next);
    show(next);
  }, []);
  const [follows, setFollows] = useState(() => readsSystem(() => window.localStorage));
  const setPreference = useCallback(
    (preference: ThemePreference) => {
      writeFollowing(() => window.localStorage, preference === 'system');
      setFollows(preference === 'system');
      setTheme(preference === 'system' ? systemTheme() : preference);
    },
    [setTheme],
  );
  useEffect(() => {
    if (!inUse) {
      return undefined;
    }
    const onStorage = () => {
      show(readTheme(() => window.localStorage));
      setFollows(readsSystem(() => window.localStorage));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [inUse]);
  useEffect(() => {
    if (!inUse || !follows) {
      return undefined;
    }
    const device = window.matchMedia(DARK);
    const onTurn = () => setTheme(systemTheme());
    device.addEventListener('change', onTurn);
    return () => device.removeEventListener('change', onTurn);
  }, [follows, inUse, setTheme]);
  return { theme, setTheme: setPreference, preference: follows ? 'system' : theme, setPreference };
}

const DARK = '(prefers-color-scheme: dark)';

function systemTheme(): ThemeName {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * The current theme and its setters.
 *
 * @throws Error without a `ThemeProvider` above it.
 *
 * @example
 * function Theme() {
 *   const { theme, setPreference } = useTheme();
 *   return <Button onClick={() => setPreference('system')}>{theme}</Button>;
 * }
 */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (value === null) {
    throw new Error('useTheme needs a ThemeProvider above it: wrap the app in <ThemeProvider>.');
  }
  return value;
}
