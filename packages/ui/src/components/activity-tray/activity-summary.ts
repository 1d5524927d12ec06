import type { ActivityState } from './activity-item.tsx';
import { activityTrayWords } from './activity-tray.words.ts';

const WORDS: readonly (readonly [ActivityState, () => string])[] = [
  ['running', () => activityTrayWords.someRunning],
  ['waiting', () => activityTrayWords.someWaiting],
  ['failed', () => activityTrayWords.someFailed],
  ['partial', () => activityTrayWords.somePartlyDone],
  ['done', () => activityTrayWords.someDone],
  ['undone', () => activityTrayWords.someUndone],
];

/** The number of jobs by state, most urgent first: "1 running, 1 failed, 3 done". */
export function summarizeActivities(states: readonly ActivityState[]): string {
  const parts = WORDS.flatMap(([state, word]) => {
    const count = states.filter((other) => other === state).length;
    return count === 0 ? [] : [`${count} ${word()}`];
  });
  return parts.length === 0 ? activityTrayWords.nothingRunning : parts.join(', ');
}
