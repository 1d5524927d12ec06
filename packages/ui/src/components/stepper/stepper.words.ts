import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the stepper. */
export const stepperWords = wordsOf('stepper', {
  stepOf: (current: number, count: number) => `Step ${current + 1} of ${count}`,
  allDone: 'All done',
  done: ' done',
  optional: 'optional',
});
