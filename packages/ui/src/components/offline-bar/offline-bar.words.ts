import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the offline bar. */
export const offlineBarWords = wordsOf('offlineBar', {
  reconnecting: 'Reconnecting…',
  whatYouSeeMay: 'What you see may be out of date.',
  youreOffline: 'You’re offline.',
  youCanReadWhats:
    'You can read what’s loaded. Changes can’t be saved or posted until you’re back online.',
  youreBackOnline: 'You’re back online.',
  updatingWhatYouSee: 'Updating what you see.',
  tryNow: 'Try now',
});
