import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the app shell. */
export const appShellWords = wordsOf('appShell', {
  main: 'Main',
  collapseNavigation: 'Collapse navigation',
  more: 'More',
  waiting: (label: string, badge: number) => `${label} (${badge} waiting)`,
  waitingAfter: ' waiting',
  skipToContent: 'Skip to content',
});
