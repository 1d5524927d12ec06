import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the user menu says by itself. */
export const userMenuWords = wordsOf('userMenu', {
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  logOut: 'Log out',
  accountOf: (name: string, email: string) => `Account of ${name === '' ? email : name}`,
});
