import { messages } from '../language/messages.ts';

/** What forms say of what is not saved. */
export const words = messages({
  all: (names: readonly string[]) => names.join(' and '),
  nothingSaved: 'Nothing was saved',
  restored: 'We restored what you typed here before.',
  notSavedYet: 'It isn’t saved yet.',
  discardDraft: 'Discard draft',
  enterCode: 'Enter the 6-digit code',
});
