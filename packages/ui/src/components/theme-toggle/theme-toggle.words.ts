import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the theme toggle says by itself. */
export const themeToggleWords = wordsOf('themeToggle', {
  darkTheme: 'Use the dark theme',
  lightTheme: 'Use the light theme',
});
