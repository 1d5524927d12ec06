import { expect, test } from 'vitest';
import { createGather } from './gather.ts';

function scene() {
  const done: string[] = [];
  const timers: (() => void)[] = [];
  const gather = createGather<string>((items) => done.push(items.join(' ')), 500, {
    setTimer: (act) => timers.push(act),
    clearTimer: () => {
      timers.length = 0;
    },
  });
  return { done, gather, pass: () => timers.shift()?.() };
}

test('acts on the first at once and on all later ones together', () => {
  const { done, gather, pass } = scene();
  gather.add(['a']);
  gather.add(['b']);
  gather.add(['c']);
  expect(done).toEqual(['a']);
  pass();
  expect(done).toEqual(['a', 'b c']);
  pass();
  gather.add(['d']);
  expect(done).toEqual(['a', 'b c', 'd']);
});

test('does nothing more once it is stopped', () => {
  const { done, gather, pass } = scene();
  gather.add(['a']);
  gather.add(['b']);
  gather.stop();
  pass();
  expect(done).toEqual(['a']);
});
