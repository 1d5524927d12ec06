import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the sync progress. */
export const syncProgressWords = wordsOf('syncProgress', {
  importStep: 'Import',
  fetch: 'Fetch',
  recognize: 'Recognize',
  check: 'Check',
  map: 'Map',
  plan: 'Plan',
  ready: 'Ready',
  post: 'Post',
  verify: 'Verify',
  notYet: 'not yet',
  working: 'working',
  waiting: 'waiting',
  done: 'done',
  partlyDone: 'partly done',
  blocked: 'blocked',
  failed: 'failed',
  canceled: 'canceled',
  doneOf: (done: number, total: number, of: string) =>
    `${formatCount(done)} of ${formatCount(total)} ${of}`,
  allStepsDone: (count: number) => `All ${count} steps done.`,
  stepOf: (spoken: string, text: number, count: number) =>
    `${spoken}. Step ${text + 1} of ${count}.`,
  minS: (minutes: number, seconds: number) => `${minutes} min ${seconds % 60} s`,
  hMin: (text: number, minutes: number) => `${text} h ${minutes % 60} min`,
  wentOnWhileThis: 'continued while this page was away',
  tryAgain: 'Try again',
  stopTheRun: 'Stop the run',
});
