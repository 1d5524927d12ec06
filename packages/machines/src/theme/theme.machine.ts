import { assign, setup } from 'xstate';
import type {
  ThemeChoice,
  ThemeContext,
  ThemeEvent,
  ThemeInput,
  ThemeStore,
} from './theme.types.ts';

/**
 * The theme of a browser: light or dark; light by default.
 *
 * A choice is applied at once and then stored; where storage is blocked it applies to this page only and is `unkept`.
 * All tabs of a browser show the same theme: a choice stored by another tab is applied here.
 *
 * @example
 * import { createActor } from 'xstate';
 * const store = { read: () => 'dark', write: () => undefined };
 * const themes = createActor(themeMachine, { input: { store } }).start();
 * themes.getSnapshot().value; // { dark: 'kept' }
 */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as ThemeInput,
  },
  guards: {
    startsDark: ({ context: { store } }) => read(store) === 'dark',
    isDark: (_, { theme }: { theme: string | null }) => theme === 'dark',
    isKept: ({ context }) => context.isKept,
  },
  actions: {
    save: assign(({ context: { store } }, { theme }: { theme: ThemeChoice }) => ({
      isKept: write(store, theme),
    })),
    noteKept: assign({ isKept: true }),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ store: input.store, isKept: true }),
  initial: 'reading',
  on: {
    'theme.choose': [
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: { type: 'save', params: { theme: 'dark' } },
      },
      { target: '.light', actions: { type: 'save', params: { theme: 'light' } } },
    ],
    'theme.stored': [
      {
        guard: { type: 'isDark', params: ({ event }) => event },
        target: '.dark',
        actions: 'noteKept',
      },
      { target: '.light', actions: 'noteKept' },
    ],
  },
  states: {
    reading: { always: [{ guard: 'startsDark', target: 'dark' }, { target: 'light' }] },
    light: {
      on: {
        'theme.toggle': { target: 'dark', actions: { type: 'save', params: { theme: 'dark' } } },
      },
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'isKept', target: 'kept' }, { target: 'unkept' }] },
        kept: {},
        unkept: {},
      },
    },
    dark: {
      on: {
        'theme.toggle': { target: 'light', actions: { type: 'save', params: { theme: 'light' } } },
      },
      initial: 'looking',
      states: {
        looking: { always: [{ guard: 'isKept', target: 'kept' }, { target: 'unkept' }] },
        kept: {},
        unkept: {},
      },
    },
  },
});

function read(store: ThemeStore): string | null {
  try {
    return store.read();
  } catch {
    // Storage is blocked (private window, policy): use the default theme.
    return null;
  }
}

function write(store: ThemeStore, theme: ThemeChoice): boolean {
  try {
    store.write(theme);
    return true;
  } catch {
    // The choice applies to this page only, and the state shows it.
    return false;
  }
}
