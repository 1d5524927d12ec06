import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { themeMachine, toTheme, type Theme } from './theme.machine.ts';

const coverage = createTransitionCoverage(themeMachine);

function start(stored: string | null) {
  const applied: Theme[] = [];
  const actor = createActor(
    themeMachine.provide({
      actions: { applyTheme: ({ context }) => applied.push(context.theme) },
    }),
    { input: { stored }, inspect: coverage.inspect },
  ).start();
  return { actor, applied, theme: () => actor.getSnapshot().context.theme };
}

test.each([
  [null, 'light'],
  ['', 'light'],
  ['solarized', 'light'],
  ['light', 'light'],
  ['dark', 'dark'],
])('a page that stored %j opens %s', (stored, theme) => {
  expect(toTheme(stored)).toBe(theme);
  expect(start(stored).theme()).toBe(theme);
});

test('toggling goes to dark and back and applies each', () => {
  const page = start(null);
  page.actor.send({ type: 'theme.toggled' });
  page.actor.send({ type: 'theme.toggled' });
  expect(page.applied).toEqual(['dark', 'light']);
});

test('another tab is followed', () => {
  const page = start(null);
  page.actor.send({ type: 'theme.stored', stored: 'dark' });
  expect(page.applied).toEqual(['dark']);
});

test('every transition was taken', () => {
  expect(coverage.untaken()).toEqual([]);
  expect(coverage.total).toBe(2);
});
