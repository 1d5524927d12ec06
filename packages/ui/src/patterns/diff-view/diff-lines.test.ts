import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

test('lists every added, removed and changed leaf by its path', () => {
  expect(
    diffLines(
      { fee: '6120', old: true, nested: { keep: 1, amounts: [1, 2] } },
      { fee: '6190', nested: { keep: 1, amounts: [1, 3] }, auto: { post: false } },
    ),
  ).toEqual([
    { path: 'fee', kind: 'changed', before: '6120', after: '6190' },
    { path: 'old', kind: 'removed', before: 'true', after: null },
    { path: 'nested.amounts.1', kind: 'changed', before: '2', after: '3' },
    { path: 'auto', kind: 'added', before: null, after: '{"post":false}' },
  ]);
});

test('equal settings have no difference', () => {
  expect(diffLines({ a: { b: [null] } }, { a: { b: [null] } })).toEqual([]);
});
