import { expect, test } from 'vitest';
import type { ActivityState } from './activity-item.tsx';
import { summarizeActivities } from './activity-summary.ts';

test.each<[readonly ActivityState[], string]>([
  [[], 'nothing running'],
  [['running'], '1 running'],
  [
    ['done', 'failed', 'running', 'done', 'waiting', 'undone', 'partial'],
    '1 running, 1 waiting, 1 failed, 1 partly done, 2 done, 1 undone',
  ],
])('%j is summed up as %j', (states, words) => {
  expect(summarizeActivities(states)).toBe(words);
});
