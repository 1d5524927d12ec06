import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the permission matrix says by itself. */
export const permissionMatrixWords = wordsOf('permissionMatrix', {
  action: 'Action',
  may: 'Can',
  mayNot: 'Can’t',
});
