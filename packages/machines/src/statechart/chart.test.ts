import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { syncLifecycleMachine } from '../sync-lifecycle/sync-lifecycle.machine.ts';
import { layOut, lineBetween } from './chart-layout.ts';
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

test('stands what comes later to the right, and what is inside within its frame', () => {
  const { boxes, width, height } = layOut(toChartModel(door));
  expect(boxes).toEqual([
    {
      path: 'shut',
      name: 'shut',
      kind: 'atomic',
      isInitial: true,
      x: 0,
      y: 0,
      width: 72,
      height: 32,
    },
    {
      path: 'open',
      name: 'open',
      kind: 'compound',
      isInitial: false,
      x: 128,
      y: 0,
      width: 104,
      height: 80,
    },
    {
      path: 'open.wide',
      name: 'wide',
      kind: 'atomic',
      isInitial: true,
      x: 144,
      y: 32,
      width: 72,
      height: 32,
    },
  ]);
  expect([width, height]).toEqual([232, 80]);
});

test('no two states of a large machine lie over each other', () => {
  const { boxes } = layOut(toChartModel(syncLifecycleMachine));
  const leaves = boxes.filter(({ kind }) => kind === 'atomic');
  expect(leaves).toHaveLength(19);
  const overlaps = leaves.flatMap((one, index) =>
    leaves
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.path} ${other.path}`),
  );
  expect(overlaps).toEqual([]);
});

test('draws an arrow to the right from edge to edge', () => {
  const [shut, open] = layOut(toChartModel(door)).boxes;
  if (shut === undefined || open === undefined) {
    throw new Error('The door has two states.');
  }
  expect(lineBetween(shut, open)).toBe('M 72 16 C 100 16, 100 40, 128 40');
});
