import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the number field. */
export const numberFieldWords = wordsOf('numberField', {
  enterANumberFor: (example: string) => `Enter a number, for example ${example}.`,
  thisCanBeRead: (example: string) =>
    `This can be read in two ways. Write it with its decimals, for example ${example}.`,
  enterAWholeNumber: 'Enter a whole number.',
  enterAtMostDigits: (scale: number) => `Enter at most ${scale} digits after the decimal point.`,
  thisNumberIsToo: 'This number is too large.',
  enterOrMore: (number: string) => `Enter ${number} or more.`,
  enterOrLess: (number: string) => `Enter ${number} or less.`,
});
