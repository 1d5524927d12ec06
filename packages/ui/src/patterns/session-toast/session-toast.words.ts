import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the session toast. */
export const sessionToastWords = wordsOf('sessionToast', {
  moreAboutTheSession: (moreCount: number) => `${moreCount} more about the session`,
  closeSessionMessage: 'Close session message',
  session: 'Session',
  thatDidNotWork: (text: string) => `That didn’t work. Try again, or ${text}.`,
  tryAgain: 'Try again',
});
