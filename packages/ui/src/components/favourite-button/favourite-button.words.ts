import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the favourite button says by itself. */
export const favouriteButtonWords = wordsOf('favouriteButton', {
  aFavorite: 'A favorite',
  makeThisAFavorite: 'Make this a favorite',
  favorite: (of: string) => `Favorite: ${of}`,
});
