import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the timeline says by itself. */
export const timelineWords = wordsOf('timeline', {
  automatically: 'automatically',
  throughTheApi: 'through the API',
  didSomethingYouMay: 'did something you can’t view',
});
