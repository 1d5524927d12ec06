import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the favourite button. */
export const favouriteButtonWords = wordsOf('favouriteButton', {
  aFavorite: 'A favorite',
  makeThisAFavorite: 'Make this a favorite',
  favorite: (of: string) => `Favorite: ${of}`,
});
