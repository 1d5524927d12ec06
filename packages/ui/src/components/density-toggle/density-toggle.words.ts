import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the density toggle says by itself. */
export const densityToggleWords = wordsOf('densityToggle', {
  compact: 'Compact',
  standard: 'Standard',
  relaxed: 'Relaxed',
  densityIs: (name: string) => `Density: ${name}`,
  density: 'Density',
});
