import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the session list. */
export const sessionListWords = wordsOf('sessionList', {
  thisSession: 'This session',
  end: 'End',
  endTheSessionOn: (device: string, list: string) => `End the session on ${device}, ${list}`,
});
