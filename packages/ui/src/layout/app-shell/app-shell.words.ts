import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the app shell says by itself. */
export const appShellWords = wordsOf('appShell', {
  main: 'Main',
  collapseNavigation: 'Collapse navigation',
  more: 'More',
  waiting: (label: string, badge: number) => `${label} (${badge} waiting)`,
  waitingAfter: ' waiting',
  skipToContent: 'Skip to content',
});
