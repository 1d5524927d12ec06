import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { toChartModel } from './chart-model.ts';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.push': { guard: 'isUnlocked', target: 'open' } } },
    open: {
      initial: 'wide',
      states: { wide: { after: { slam: '#door.shut' } } },
    },
  },
});

test('reads states and arrows from the machine itself', () => {
  const { root, arrows } = toChartModel(door);
  expect(root.children.map(({ path, kind, isInitial }) => [path, kind, isInitial])).toEqual([
    ['shut', 'atomic', true],
    ['open', 'compound', false],
  ]);
  expect(arrows.map(({ from, to, label, guard }) => [from, label, guard, to])).toEqual([
    ['shut', 'door.push', 'isUnlocked', 'open'],
    ['open.wide', 'after slam', null, 'shut'],
  ]);
});
