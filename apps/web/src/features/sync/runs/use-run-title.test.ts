import { expect, test } from 'vitest';
import { workingShare } from './use-run-title.ts';

const STEPS = ['done', 'done', 'active', 'pending', 'pending'].map((state) => ({ state }));

test('the title shows the share of finished steps while a run is in progress', () => {
  expect(workingShare({ status: 'running' }, STEPS)).toBe(40);
  expect(workingShare({ status: 'failed' }, STEPS)).toBeNull();
  expect(workingShare({ status: 'running' }, [])).toBeNull();
});
