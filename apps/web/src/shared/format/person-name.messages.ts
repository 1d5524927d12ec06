import { messages } from '../language/messages.ts';

/** What is said where the API names nobody in particular. */
export const personWords = messages({
  formerUser: 'A former user',
  support: 'Platebook support',
});
