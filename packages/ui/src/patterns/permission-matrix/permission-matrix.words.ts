import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the permission matrix. */
export const permissionMatrixWords = wordsOf('permissionMatrix', {
  action: 'Action',
  may: 'Can',
  mayNot: 'Can’t',
});
