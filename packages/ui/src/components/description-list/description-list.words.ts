import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the description list says by itself. */
export const descriptionListWords = wordsOf('descriptionList', {
  copy: (text: string) => `Copy ${text}`,
  notKnown: 'not known',
});
