import { useStoredTheme } from '@platebook/machines/react';
import { ThemeProvider, MoneyStyleProvider, useTheme } from '@platebook/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  useDisplay,
  useSavePreferences,
  useSignedInPreferences,
} from '../shared/account/use-preferences.ts';
import { applyLanguage } from '../shared/language/apply-language.ts';
import { language } from '../shared/language/language.ts';

/** Shows everything below it as the reader wants it: theme, density, how losses are written. */
export function DisplayProviders({ children }: { children: ReactNode }) {
  const { density, number_style: style } = useDisplay();
  const theme = useStoredTheme(browserStorage);
  return (
    <ThemeProvider
      keeper={theme}
      density={density === 'compact' ? 'compact' : 'default'}
      lang={language()}
    >
      <MoneyStyleProvider value={style}>
        <SyncTheme />
        <SyncLanguage />
        {children}
      </MoneyStyleProvider>
    </ThemeProvider>
  );
}

const browserStorage = () => window.localStorage;

/** The theme is this browser's (spec, "Global UI"); a choice made here is also what the next browser starts with. */
function SyncTheme() {
  const { theme } = useTheme();
  const { data: preferences } = useSignedInPreferences();
  const { mutate } = useSavePreferences();
  const shown = useRef(theme);
  useEffect(() => {
    if (shown.current !== theme) {
      shown.current = theme;
      if (preferences !== undefined && preferences.theme !== theme) {
        mutate({ theme });
      }
    }
  }, [mutate, preferences, theme]);
  return null;
}

/** The language that somebody chose on another device is this one's from their sign-in here on. */
function SyncLanguage() {
  const { data: preferences } = useSignedInPreferences();
  const isRead = useRef(false);
  useEffect(() => {
    if (preferences === undefined || isRead.current) {
      return;
    }
    // What is chosen later on this page is applied where it is chosen, once it is saved.
    isRead.current = true;
    if (preferences.language !== null) {
      applyLanguage(window, preferences.language);
    }
  }, [preferences]);
  return null;
}
