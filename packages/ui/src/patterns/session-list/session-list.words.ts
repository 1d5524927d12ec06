import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the session list says by itself. */
export const sessionListWords = wordsOf('sessionList', {
  thisSession: 'This session',
  end: 'End',
  endTheSessionOn: (device: string, list: string) => `End the session on ${device}, ${list}`,
});
