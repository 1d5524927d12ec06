import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the avatar says by itself. */
export const avatarWords = wordsOf('avatar', {
  andNameJoin: (list: string) => `and ${list}`,
});
