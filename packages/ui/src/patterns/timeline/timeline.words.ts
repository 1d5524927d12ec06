import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the timeline. */
export const timelineWords = wordsOf('timeline', {
  automatically: 'automatically',
  throughTheApi: 'through the API',
  didSomethingYouMay: 'did something you can’t view',
});
