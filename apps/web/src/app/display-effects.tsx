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

/** Applies the reader's display preferences: theme, density, the format of negative amounts. */
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

/** The theme is per browser (spec, "Global UI"); a choice made here is also the default for the next browser. */
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

/** Applies a language chosen on another device at sign-in. */
function SyncLanguage() {
  const { data: preferences } = useSignedInPreferences();
  const isRead = useRef(false);
  useEffect(() => {
    if (preferences === undefined || isRead.current) {
      return;
    }
    // Later choices on this page are applied where they are made, once saved.
    isRead.current = true;
    if (preferences.language !== null) {
      applyLanguage(window, preferences.language);
    }
  }, [preferences]);
  return null;
}
