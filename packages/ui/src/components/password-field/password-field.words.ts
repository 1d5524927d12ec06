import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the password field. */
export const passwordFieldWords = wordsOf('passwordField', {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  capsLockIsOn: 'Caps Lock is on.',
});
