import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the usage meter says by itself. */
export const usageMeterWords = wordsOf('usageMeter', {
  noLimit: (text: string) => `${text}, no limit`,
  usedOf: (text: string, text2: string) => `${text} of ${text2}`,
  whatYouHaveStays: (text: string) =>
    `What you have stays. You can’t add more until ${text} fewer are in use or your plan allows more.`,
});
