import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the password field says by itself. */
export const passwordFieldWords = wordsOf('passwordField', {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  capsLockIsOn: 'Caps Lock is on.',
});
