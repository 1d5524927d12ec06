import { expect, test } from 'vitest';
import { workingShare } from './use-run-title.ts';

const STEPS = ['done', 'done', 'active', 'pending', 'pending'].map((state) => ({ state }));

test('the share of steps that are done stands in the title while a run is at work', () => {
  expect(workingShare({ status: 'running' }, STEPS)).toBe(40);
  expect(workingShare({ status: 'failed' }, STEPS)).toBeNull();
  expect(workingShare({ status: 'running' }, [])).toBeNull();
});
