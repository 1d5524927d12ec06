export type ThemeChoice = 'light' | 'dark';

/** Where a choice is kept; both may throw where storage is blocked. */
export type ThemeStore = {
  readonly read: () => string | null;
  readonly write: (theme: ThemeChoice) => void;
};

export type ThemeContext = { readonly store: ThemeStore; readonly isKept: boolean };
export type ThemeInput = { readonly store: ThemeStore };

/** `theme.stored` is what another tab has chosen: it is shown here too and not written again. */
export type ThemeEvent =
  | { readonly type: 'theme.choose'; readonly theme: ThemeChoice }
  | { readonly type: 'theme.toggle' }
  | { readonly type: 'theme.stored'; readonly theme: string | null };

/** What is shown, and whether the next visit will know: `light.kept`. */
export const THEME_STATES = ['light.kept', 'light.unkept', 'dark.kept', 'dark.unkept'] as const;
export type ThemeState = (typeof THEME_STATES)[number];
