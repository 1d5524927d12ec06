import { expect, test } from 'vitest';
import { explorePaths } from './explore-paths.ts';

/** A lock that opens after 2, 1, 2. */
const lock = (entered: string[]) => (entered.join('').endsWith('212') ? 'open' : entered.at(-1));

test('finds the shortest path to everything that can be reached', async () => {
  const finished: string[][] = [];
  const { pathTo, walked } = await explorePaths({
    start: (): string[] => [],
    moves: {
      one: (entered) => {
        entered.push('1');
      },
      two: async (entered) => {
        await Promise.resolve();
        entered.push('2');
      },
    },
    keyOf: (entered) => `${lock(entered) ?? 'shut'} ${entered.slice(-2).join('')}`,
    finish: (entered) => finished.push(entered),
    maxLength: 4,
  });
  expect(Object.fromEntries(pathTo)).toEqual({
    'shut ': [],
    '1 1': ['one'],
    '2 2': ['two'],
    '1 11': ['one', 'one'],
    '2 12': ['one', 'two'],
    '1 21': ['two', 'one'],
    '2 22': ['two', 'two'],
    'open 12': ['two', 'one', 'two'],
  });
  expect(walked).toBe(finished.length);
});

test('stops at the maximum length', async () => {
  const { pathTo, walked } = await explorePaths({
    start: () => ({ steps: 0 }),
    moves: {
      on: (subject) => {
        subject.steps += 1;
      },
    },
    keyOf: ({ steps }) => String(steps),
    maxLength: 2,
  });
  expect([...pathTo.keys()]).toEqual(['0', '1', '2']);
  expect(walked).toBe(3);
});
