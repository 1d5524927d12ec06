import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the theme toggle says by itself. */
export const themeToggleWords = wordsOf('themeToggle', {
  useTheDarkTheme: 'Use the dark theme',
  useTheLightTheme: 'Use the light theme',
});
