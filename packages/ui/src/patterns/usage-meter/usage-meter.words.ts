import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the usage meter. */
export const usageMeterWords = wordsOf('usageMeter', {
  noLimit: (text: string) => `${text}, no limit`,
  usedOf: (text: string, text2: string) => `${text} of ${text2}`,
  whatYouHaveStays: (text: string) =>
    `What you have stays. You can’t add more until ${text} fewer are in use or your plan allows more.`,
});
