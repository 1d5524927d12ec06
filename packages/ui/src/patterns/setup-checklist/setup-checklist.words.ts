import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the setup checklist says by itself. */
export const setupChecklistWords = wordsOf('setupChecklist', {
  toDo: 'To do',
  needsYou: 'Needs you',
  waits: 'Waits',
  skipped: 'Skipped',
  done: 'Done',
  putTheListAway: 'Put the list away',
  aboutMin: (minutes: number) => `About ${minutes} min`,
  ofDone: (done: number, count: number) => `${done} of ${count} done`,
  aboutMinLeft: (progress: string, minutes: number) => `${progress}, about ${minutes} min left`,
});
