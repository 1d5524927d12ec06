import { expect, test } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
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

const gate = setup({
  types: {
    context: {} as { locked: boolean },
    events: {} as { type: 'gate.push' | 'gate.unlock' },
  },
  guards: { isLocked: ({ context }) => context.locked },
}).createMachine({
  id: 'gate',
  context: { locked: true },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'gate.push': [{ guard: 'isLocked', target: 'shut' }, { target: 'swinging' }],
        'gate.unlock': { actions: ({ context }) => Object.assign(context, { locked: false }) },
      },
    },
    swinging: { always: 'open' },
    open: {},
  },
});

test('lists states never entered and guard results never seen, transient states included', () => {
  const coverage = createTransitionCoverage(gate);
  const actor = createActor(coverage.logic, { inspect: coverage.inspect }).start();
  actor.send({ type: 'gate.push' });
  expect(coverage.unvisited()).toEqual(['gate.swinging', 'gate.open']);
  expect(coverage.unanswered()).toEqual(['isLocked|false']);
  expect(coverage.summary()).toBe(
    'gate: 1/3 states, 1/4 transitions and guard branches, 1/2 guard answers',
  );
  actor.send({ type: 'gate.unlock' });
  actor.send({ type: 'gate.push' });
  expect(coverage.unvisited()).toEqual([]);
  expect(coverage.unanswered()).toEqual([]);
  expect(coverage.summary()).toBe(
    'gate: 3/3 states, 4/4 transitions and guard branches, 2/2 guard answers',
  );
});
