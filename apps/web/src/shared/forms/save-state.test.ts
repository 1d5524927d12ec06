import { expect, test } from 'vitest';
import { refusalWords, saveState } from './save-state.ts';

const save = { isPending: false, isSuccess: false };

test.each([
  ['nothing to save', { isDirty: false, isRefused: false, save }, 'clean'],
  ['changes', { isDirty: true, isRefused: false, save }, 'dirty'],
  ['on its way', { isDirty: true, isRefused: false, save: { ...save, isPending: true } }, 'saving'],
  ['refused', { isDirty: true, isRefused: true, save }, 'error'],
  [
    'refused, tried again',
    { isDirty: true, isRefused: true, save: { ...save, isPending: true } },
    'saving',
  ],
  ['done', { isDirty: false, isRefused: false, save: { ...save, isSuccess: true } }, 'saved'],
  [
    'changed again after it',
    { isDirty: true, isRefused: false, save: { ...save, isSuccess: true } },
    'dirty',
  ],
] as const)('%s', (_case, saving, state) => {
  expect(saveState(saving)).toBe(state);
});

test('a refusal says what failed and that nothing was saved', () => {
  expect(refusalWords(new Error('Boom'))).toMatch(/[^.]\. Nothing was saved\.$/);
});
