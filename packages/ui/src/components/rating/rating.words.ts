import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the rating says by itself. */
export const ratingWords = wordsOf('rating', {
  stars: (step: number) => `${step} of 5`,
  starsMeaning: (step: number, meaning: string) => `${step} of 5: ${meaning}`,
});
