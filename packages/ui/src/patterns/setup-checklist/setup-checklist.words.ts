import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the setup checklist. */
export const setupChecklistWords = wordsOf('setupChecklist', {
  toDo: 'To do',
  needsYou: 'Needs you',
  waits: 'Waiting',
  skipped: 'Skipped',
  done: 'Done',
  putTheListAway: 'Hide the list',
  aboutMin: (minutes: number) => `About ${minutes} min`,
  ofDone: (done: number, count: number) => `${done} of ${count} done`,
  aboutMinLeft: (progress: string, minutes: number) => `${progress}, about ${minutes} min left`,
});
