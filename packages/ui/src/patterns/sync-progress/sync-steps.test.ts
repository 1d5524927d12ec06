import { expect, test } from 'vitest';
import {
  currentStep,
  elapsedWords,
  progressWords,
  stepsBehind,
  type SyncStep,
} from './sync-steps.ts';

const POSTING: readonly SyncStep[] = [
  { id: 'fetch', state: 'done', detail: '7 reports' },
  { id: 'check', state: 'done' },
  { id: 'post', state: 'active', count: { done: 15, total: 60, of: 'entries' } },
  { id: 'verify', state: 'pending' },
];

test('a step with a count counts in part', () => {
  expect(stepsBehind(POSTING)).toBe(2.25);
  expect(stepsBehind([{ id: 'fetch', state: 'active' }])).toBe(0);
  expect(
    stepsBehind([{ id: 'fetch', state: 'active', count: { done: 0, total: 0, of: 'days' } }]),
  ).toBe(0);
});

test('the current step is the active or waiting one', () => {
  expect(currentStep(POSTING)?.id).toBe('post');
  expect(currentStep([{ id: 'post', state: 'failed' }])).toBeUndefined();
});

test('describes the current step', () => {
  expect(progressWords(POSTING)).toBe('Post, working, 15 of 60 entries. Step 3 of 4.');
  expect(progressWords([{ id: 'fetch', state: 'done' }])).toBe('All 1 steps done.');
  expect(
    progressWords([
      { id: 'fetch', state: 'done' },
      { id: 'check', state: 'failed' },
    ]),
  ).toBe('Check, failed. Step 2 of 2.');
});

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min 0 s'],
  [3_599_000, '59 min 59 s'],
  [4_320_000, '1 h 12 min'],
])('%d ms is %s', (elapsedMs, words) => {
  expect(elapsedWords(elapsedMs)).toBe(words);
});
