import { expect, test } from 'vitest';
import { layoutChart, lineBetween } from './state-chart-layout.ts';
import type { ChartState, StateChartModel } from './state-chart-model.ts';
import { DOOR } from './state-chart.fixture.ts';

test('places later states to the right, and nested states inside their frame', () => {
  const { boxes, width, height } = layoutChart(DOOR);
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

test('draws an arrow to the right from edge to edge', () => {
  const [shut, open] = layoutChart(DOOR).boxes;
  if (shut === undefined || open === undefined) {
    throw new Error('The door has two states.');
  }
  expect(lineBetween(shut, open)).toBe('M 72 16 C 100 16, 100 40, 128 40');
});

/** Eight steps of three states each, two of them parallel; each step leads to the next, and the fifth back. */
function largeChart(): StateChartModel {
  const leaf = (path: string, name: string, isInitial: boolean): ChartState => ({
    path,
    name,
    kind: 'atomic',
    isInitial,
    children: [],
  });
  const steps = Array.from({ length: 8 }, (_, at): ChartState => {
    const path = `step${at}`;
    return {
      path,
      name: path,
      kind: at === 3 ? 'parallel' : 'compound',
      isInitial: at === 0,
      children: ['begun', 'waiting_for_the_platform', 'over'].map((name, index) =>
        leaf(`${path}.${name}`, name, index === 0),
      ),
    };
  });
  const arrow = (from: string, to: string) => ({
    id: `${from} ${to}`,
    from,
    to,
    label: 'next',
    guard: null,
  });
  const arrows = steps.flatMap(({ path }, at) => [
    arrow(`${path}.begun`, `${path}.waiting_for_the_platform`),
    arrow(`${path}.waiting_for_the_platform`, `${path}.over`),
    ...(at < 7 ? [arrow(`${path}.over`, `step${at + 1}`)] : []),
    ...(at === 5 ? [arrow(`${path}.over`, 'step2')] : []),
  ]);
  return {
    root: { path: '', name: 'large', kind: 'compound', isInitial: false, children: steps },
    arrows,
  };
}

test('no two states of a large machine overlap', () => {
  const { boxes } = layoutChart(largeChart());
  const leaves = boxes.filter(({ kind }) => kind === 'atomic');
  expect(leaves).toHaveLength(24);
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
