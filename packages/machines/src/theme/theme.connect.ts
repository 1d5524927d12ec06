import type { ThemeChoice, ThemeEvent, ThemeState } from './theme.types.ts';

export type ThemeView = {
  readonly theme: ThemeChoice;
  /** False where the next visit will begin with light again. */
  readonly isKept: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (theme: ThemeChoice) => void;
};

/**
 * Turns the theme's state into plain props for a switch. Pure: `send` is called by what is returned alone.
 *
 * @example
 * const { theme, onToggle } = connectTheme('light.kept', (event) => themes.send(event));
 * theme; // 'light'
 * onToggle(); // dark, and kept for the next visit
 */
export function connectTheme(state: ThemeState, send: (event: ThemeEvent) => void): ThemeView {
  return {
    theme: state.startsWith('dark') ? 'dark' : 'light',
    isKept: state.endsWith('.kept'),
    onToggle: () => send({ type: 'theme.toggle' }),
    onChoose: (theme) => send({ type: 'theme.choose', theme }),
  };
}
