import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the stale badge says by itself. */
export const staleBadgeWords = wordsOf('staleBadge', {
  justNow: 'just now',
  outOfDateUpdated: 'Out of date, updated ',
  updated: 'Updated ',
  reconnecting: '· Reconnecting',
});
