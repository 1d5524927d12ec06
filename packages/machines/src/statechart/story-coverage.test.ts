import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { connectionMachine } from '../connection/connection.machine.ts';
import { CONNECTION_INPUT, CONNECTION_SAMPLES } from '../connection/connection.samples.ts';
import {
  SYNC_LIFECYCLE_INPUT,
  SYNC_LIFECYCLE_SAMPLES,
} from '../sync-lifecycle/sync-lifecycle.samples.ts';
import { syncLifecycleMachine } from '../sync-lifecycle/sync-lifecycle.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { BLOCKED_STORAGE, THEME_SAMPLES } from '../theme/theme.samples.ts';
import { leavesOf, reach, type ChartSample } from './simulate.ts';

type Faced = {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly samples: readonly ChartSample[];
  readonly states: number;
};

const FACED: readonly Faced[] = [
  {
    name: 'connection',
    machine: connectionMachine,
    input: CONNECTION_INPUT,
    samples: CONNECTION_SAMPLES,
    states: 13,
  },
  {
    name: 'theme',
    machine: themeMachine,
    input: BLOCKED_STORAGE,
    samples: THEME_SAMPLES,
    states: 4,
  },
  {
    name: 'sync-lifecycle',
    machine: syncLifecycleMachine,
    input: SYNC_LIFECYCLE_INPUT,
    samples: SYNC_LIFECYCLE_SAMPLES,
    states: 19,
  },
];

/** Two runs that rest in the same state with the same failure go on the same way. */
const keyOf = (snapshot: AnyMachineSnapshot) => {
  const { failure, entries, known, isKept } = snapshot.context as Record<string, unknown>;
  return JSON.stringify([leavesOf(snapshot), failure, entries, known, isKept]);
};

describe.each(FACED)('the machine $name', ({ name, machine, input, samples, states }) => {
  const { snapshots } = reach(machine, input, { samples, keyOf });
  const reached = [...new Set(snapshots.flatMap(leavesOf))];

  test('rests in as many states as are expected', () => {
    expect(reached.toSorted()).toHaveLength(states);
  });

  // The stories draw with the kit, which needs a browser: here they are read, there they run.
  const source = readFileSync(new URL(`../${name}/${name}.stories.tsx`, import.meta.url), 'utf8');
  test.each(reached)('has a story of the state %s that shows it', (state) => {
    expect(storyOf(source, toStoryName(state))).toMatch(
      new RegExp(`situation: (?:\\w+\\.${state}|\\w+\\['${state}'\\]|'${state}')[ ,\n]`),
    );
  });

  test('has a story of its chart', () => {
    expect(storyOf(source, 'Statechart')).toContain('<MachineChart');
  });
});

/** `posting.needs_mapping` → `PostingNeedsMapping`. */
function toStoryName(state: string): string {
  return state.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What a story is made of, up to the next one; empty when there is none of that name. */
function storyOf(source: string, name: string): string {
  const [, story = ''] = source.split(`export const ${name}: Story =`);
  return story.split('export const')[0] ?? '';
}
