import { useTheme } from '../../themes/theme-provider.tsx';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { themeToggleWords } from './theme-toggle.words.ts';

/**
 * Switches between the light and the dark theme; the choice is stored.
 *
 * **When:** on public pages; signed-in users find it in `UserMenu`.
 *
 * **Accessibility:** the name says what pressing it does.
 *
 * @throws Error without a `ThemeProvider` above it.
 *
 * @example
 * <ThemeProvider><ThemeToggle /></ThemeProvider>
 */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const isLight = theme === 'light';
  const label = isLight ? themeToggleWords.darkTheme : themeToggleWords.lightTheme;
  // The native tooltip: on a public page ours would be a tenth of everything loaded.
  return (
    <PlainIconButton
      label={label}
      title={label}
      icon={isLight ? 'moon' : 'sun'}
      onClick={() => setTheme(isLight ? 'dark' : 'light')}
    />
  );
}
