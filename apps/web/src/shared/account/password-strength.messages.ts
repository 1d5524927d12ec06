import { messages } from '../language/messages.ts';

/** What a password that is being chosen is told. */
export const words = messages({
  label: 'Password strength',
  atLeast: (characters: number) => `At least ${characters} characters`,
  moreWords: 'A few more words make it strong',
});
