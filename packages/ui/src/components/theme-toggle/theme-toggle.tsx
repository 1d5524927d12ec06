import { useTheme } from '../../themes/theme-provider.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

/**
 * Changes between the light and the dark theme; the choice is kept.
 *
 * **When:** public pages; behind the login `UserMenu` has it.
 *
 * **Accessibility:** the name says what pressing does.
 */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  return theme === 'light' ? (
    <IconButton label="Use the dark theme" icon="moon" onClick={() => setTheme('dark')} />
  ) : (
    <IconButton label="Use the light theme" icon="sun" onClick={() => setTheme('light')} />
  );
}
