export type ThemeChoice = 'light' | 'dark';

/** Where a choice is stored; both may throw where storage is blocked. */
export type ThemeStore = {
  readonly read: () => string | null;
  readonly write: (theme: ThemeChoice) => void;
};

export type ThemeContext = { readonly store: ThemeStore; readonly isKept: boolean };
export type ThemeInput = { readonly store: ThemeStore };

/** `theme.stored` is a choice made in another tab: it is applied here and not written again. */
export type ThemeEvent =
  | { readonly type: 'theme.choose'; readonly theme: ThemeChoice }
  | { readonly type: 'theme.toggle' }
  | { readonly type: 'theme.stored'; readonly theme: string | null };

/** The theme shown, and whether it is stored for the next visit: `light.kept`. */
export const THEME_STATES = ['light.kept', 'light.unkept', 'dark.kept', 'dark.unkept'] as const;
export type ThemeState = (typeof THEME_STATES)[number];
