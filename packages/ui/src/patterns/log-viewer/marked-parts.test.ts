import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const write = (text: string, pattern: RegExp | null) =>
  markedParts(text, pattern).map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part));

test('marks matches, ignoring case, and keeps the rest', () => {
  expect(write('Posted 3, posted 4', /posted/i)).toEqual(['[Posted]', ' 3, ', '[posted]', ' 4']);
  expect(write('nothing here', /posted/i)).toEqual(['nothing here']);
  expect(write('all of it', null)).toEqual(['all of it']);
});

test('skips empty matches', () => {
  expect(write('aab', /a*/i)).toEqual(['[aa]', 'b']);
});
