import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the description list. */
export const descriptionListWords = wordsOf('descriptionList', {
  copy: (text: string) => `Copy ${text}`,
  notKnown: 'not known',
});
