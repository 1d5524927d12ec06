import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createTransitionCoverage, listLeafStates } from './transition-coverage.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  context: { locked: false },
  states: {
    closed: {
      on: {
        'door.open': [
          { guard: ({ context }) => context.locked, target: 'closed' },
          { target: 'opening' },
        ],
      },
    },
    opening: { always: 'open' },
    open: { initial: 'wide', states: { wide: {} } },
  },
});

test('names the arrows that no actor took, branch by branch', () => {
  const coverage = createTransitionCoverage(door);
  const actor = createActor(door, { inspect: coverage.inspect }).start();
  expect(coverage.total).toBe(3);
  expect(coverage.untaken()).toEqual([
    'door.closed|door.open|0',
    'door.closed|door.open|1',
    'door.opening||0',
  ]);
  actor.send({ type: 'door.open' });
  expect(coverage.untaken()).toEqual(['door.closed|door.open|0']);
});

test('lists the states without children', () => {
  expect(listLeafStates(door)).toEqual(['closed', 'opening', 'open.wide']);
});
