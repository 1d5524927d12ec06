import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const write = (text: string, pattern: RegExp | null) =>
  markedParts(text, pattern).map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part));

test('marks what matches and keeps the rest, whatever the case', () => {
  expect(write('Posted 3, posted 4', /posted/i)).toEqual(['[Posted]', ' 3, ', '[posted]', ' 4']);
  expect(write('nothing here', /posted/i)).toEqual(['nothing here']);
  expect(write('all of it', null)).toEqual(['all of it']);
});

test('shows no match of nothing', () => {
  expect(write('aab', /a*/i)).toEqual(['[aa]', 'b']);
});
