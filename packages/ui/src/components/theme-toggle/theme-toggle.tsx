import { useTheme } from '../../themes/theme-provider.tsx';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { themeToggleWords } from './theme-toggle.words.ts';

/**
 * Changes between the light and the dark theme; the choice is kept.
 *
 * **When:** public pages; behind the login `UserMenu` has it.
 *
 * **Accessibility:** the name says what pressing does.
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
  // The browser's own tooltip: on a public page ours would be a tenth of all that is loaded.
  return (
    <PlainIconButton
      label={label}
      title={label}
      icon={isLight ? 'moon' : 'sun'}
      onClick={() => setTheme(isLight ? 'dark' : 'light')}
    />
  );
}
