import { messages } from '../language/messages.ts';

/** What is said of a code that is none. */
export const sixDigitWords = messages({
  enterCode: 'Enter the 6-digit code',
});
