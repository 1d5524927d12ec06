import { useKeptTheme } from '@platebook/machines/react';
import { ThemeProvider, MoneyStyleProvider, useTheme } from '@platebook/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  useDisplay,
  useSavePreferences,
  useSignedInPreferences,
} from '../shared/account/use-preferences.ts';

/** Shows everything below it as the reader wants it: theme, density, how losses are written. */
export function DisplayProviders({ children }: { children: ReactNode }) {
  const { density, number_style: style } = useDisplay();
  const theme = useKeptTheme(browserStorage);
  return (
    <ThemeProvider keeper={theme} density={density === 'compact' ? 'compact' : 'default'}>
      <MoneyStyleProvider value={style}>
        <KeepTheme />
        {children}
      </MoneyStyleProvider>
    </ThemeProvider>
  );
}

const browserStorage = () => window.localStorage;

/** The theme is this browser's (spec, "Global UI"); a choice made here is also what the next browser starts with. */
function KeepTheme() {
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
