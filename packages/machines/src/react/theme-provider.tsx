import { createActorContext } from '@xstate/react';
import { themeMachine, type Theme } from '../theme/theme.machine.ts';

const ThemeContext = createActorContext(themeMachine);

/** Runs the theme machine; `logic` is the machine with the host's `applyTheme`, `options.input` what is stored. */
export const ThemeProvider = ThemeContext.Provider;

/** The theme of the page and a function that switches it. */
export function useTheme(): { theme: Theme; onToggleTheme: () => void } {
  const actor = ThemeContext.useActorRef();
  const theme = ThemeContext.useSelector(({ context }) => context.theme);
  return { theme, onToggleTheme: () => actor.send({ type: 'theme.toggled' }) };
}
