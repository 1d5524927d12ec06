import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the theme toggle. */
export const themeToggleWords = wordsOf('themeToggle', {
  darkTheme: 'Use the dark theme',
  lightTheme: 'Use the light theme',
});
