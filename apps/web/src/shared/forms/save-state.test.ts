import { ApiError } from '@platebook/api-client';
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

test('a refusal that already says that nothing was saved says it once', () => {
  const message =
    'The disk of the server is full, so this was not saved. Nothing saved earlier is lost.';
  const full = new ApiError({ message, status: 503, code: 'storage_full', method: 'PUT' });
  expect(refusalWords(full)).toBe(message);
});
