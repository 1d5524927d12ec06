import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { leavesOf } from '../statechart/simulate.ts';
import { exploreSamples } from '../testing/explore-samples.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { connectTheme } from './theme.connect.ts';
import { themeMachine } from './theme.machine.ts';
import { BLOCKED_STORAGE, THEME_SAMPLES } from './theme.samples.ts';
import { THEME_STATES, type ThemeEvent } from './theme.types.ts';

const coverage = createTransitionCoverage(themeMachine);

/** A browser storage that records writes, with what an earlier visit left. */
function start(stored: string[] = []) {
  const actor = createActor(themeMachine, {
    input: {
      store: {
        read: () => stored.at(-1) ?? null,
        write: (theme) => {
          stored.push(theme);
        },
      },
    },
  }).start();
  return { actor, stored, state: () => leavesOf(actor.getSnapshot()) };
}

describe('the theme', () => {
  test('is light at first, and the stored one afterwards', () => {
    expect(start().state()).toEqual(['light.kept']);
    expect(start(['dark']).state()).toEqual(['dark.kept']);
    expect(start(['purple']).state()).toEqual(['light.kept']);
  });

  test('is stored when chosen, and not written again when another tab chose it', () => {
    const { actor, stored, state } = start();
    actor.send({ type: 'theme.toggle' });
    expect([state(), stored]).toEqual([['dark.kept'], ['dark']]);
    actor.send({ type: 'theme.stored', theme: 'light' });
    expect([state(), stored]).toEqual([['light.kept'], ['dark']]);
  });

  test('is applied where it cannot be stored, and reports that', () => {
    const actor = createActor(themeMachine, { input: BLOCKED_STORAGE }).start();
    actor.send({ type: 'theme.choose', theme: 'dark' });
    expect(leavesOf(actor.getSnapshot())).toEqual(['dark.unkept']);
  });

  test('is light where storage may not even be read', () => {
    const store = {
      read: () => {
        throw new Error('Storage is blocked.');
      },
      write: () => undefined,
    };
    const actor = createActor(themeMachine, { input: { store } }).start();
    expect(leavesOf(actor.getSnapshot())).toEqual(['light.kept']);
  });
});

test('its props show the state and send what is pressed', () => {
  const sent: ThemeEvent[] = [];
  const view = connectTheme('dark.unkept', (event) => sent.push(event));
  expect([view.theme, view.isKept, sent]).toEqual(['dark', false, []]);
  view.onToggle();
  view.onChoose('light');
  expect(sent).toEqual([{ type: 'theme.toggle' }, { type: 'theme.choose', theme: 'light' }]);
});

describe('every path of the theme', () => {
  test.each([
    { name: 'blocked storage', input: BLOCKED_STORAGE },
    {
      name: 'a storage that has dark',
      input: { store: { read: () => 'dark', write: () => undefined } },
    },
  ])('is walked with $name', async ({ input }) => {
    const { states, walked } = await exploreSamples({
      logic: coverage.logic,
      inspect: coverage.inspect,
      input: () => input,
      samples: THEME_SAMPLES,
      keyOf: () => null,
    });
    process.stdout.write(`theme: ${walked} paths walked\n`);
    expect(THEME_STATES).toEqual(expect.arrayContaining(states));
  });

  test('together they cover every transition and guard branch', () => {
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect(coverage.total).toBe(12);
  });
});
