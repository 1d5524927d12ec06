import { assign, setup } from 'xstate';

/** Spec 2: kept in local storage under `theme`, default light. */
export type Theme = 'light' | 'dark';
export const THEME_STORAGE_KEY = 'theme';
export const DEFAULT_THEME: Theme = 'light';

export type ThemeEvent =
  | { readonly type: 'theme.toggled' }
  /** Another tab changed it. */
  | { readonly type: 'theme.stored'; readonly stored: string | null };

/** What local storage holds as a theme; anything but `dark` is the default. */
export function toTheme(stored: string | null): Theme {
  return stored === 'dark' ? 'dark' : DEFAULT_THEME;
}

/** The theme of the page. The host gives `applyTheme`, which writes it to the document and to local storage. */
export const themeMachine = setup({
  types: {
    context: {} as { theme: Theme },
    events: {} as ThemeEvent,
    input: {} as { stored: string | null },
  },
  actions: {
    toggleTheme: assign({ theme: ({ context }) => (context.theme === 'dark' ? 'light' : 'dark') }),
    followStored: assign((_, { stored }: { stored: string | null }) => ({
      theme: toTheme(stored),
    })),
    applyTheme: () => {
      throw new Error(
        'The theme has no "applyTheme": the host gives it with themeMachine.provide({ actions }).',
      );
    },
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ theme: toTheme(input.stored) }),
  on: {
    'theme.toggled': { actions: ['toggleTheme', 'applyTheme'] },
    'theme.stored': {
      actions: [
        { type: 'followStored', params: ({ event }) => ({ stored: event.stored }) },
        'applyTheme',
      ],
    },
  },
});
