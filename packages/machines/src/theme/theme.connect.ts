import type { ThemeChoice, ThemeEvent, ThemeState } from './theme.types.ts';

/** The theme as plain props for a switch. */
export type ThemeView = {
  readonly theme: ThemeChoice;
  /** False when the next visit will start with light again. */
  readonly isKept: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (theme: ThemeChoice) => void;
};

/**
 * Maps the theme's state to plain props for a switch. Pure: only the returned functions call `send`.
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
