import type { ChartSample } from '../statechart/simulate.ts';
import type { ThemeInput } from './theme.types.ts';

/** A browser with blocked storage: a choice applies to this page only. */
export const BLOCKED_STORAGE: ThemeInput = {
  store: {
    read: () => null,
    write: () => {
      throw new Error('Storage is blocked.');
    },
  },
};

/** Every event the theme accepts. */
export const THEME_SAMPLES: readonly ChartSample[] = [
  { label: 'Toggle', event: { type: 'theme.toggle' } },
  { label: 'Choose dark', event: { type: 'theme.choose', theme: 'dark' } },
  { label: 'Choose light', event: { type: 'theme.choose', theme: 'light' } },
  { label: 'Another tab stores dark', event: { type: 'theme.stored', theme: 'dark' } },
  { label: 'Another tab clears it', event: { type: 'theme.stored', theme: null } },
];
