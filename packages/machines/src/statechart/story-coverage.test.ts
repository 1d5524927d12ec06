import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { clientContextMachine } from '../client-context/client-context.machine.ts';
import {
  CLIENT_CONTEXT_SAMPLES,
  clientContextInput,
} from '../client-context/client-context.samples.ts';
import { connectionMachine } from '../connection/connection.machine.ts';
import { CONNECTION_INPUT, CONNECTION_SAMPLES } from '../connection/connection.samples.ts';
import { errorReporterMachine } from '../error-reporter/error-reporter.machine.ts';
import { ERROR_REPORTER_SAMPLES } from '../error-reporter/error-reporter.samples.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import {
  NOTIFICATIONS_SAMPLES,
  notificationsInput,
} from '../notifications/notifications.samples.ts';
import { sessionHealthMachine } from '../session-health/session-health.machine.ts';
import {
  SESSION_HEALTH_SAMPLES,
  sessionHealthInput,
} from '../session-health/session-health.samples.ts';
import {
  SYNC_LIFECYCLE_INPUT,
  SYNC_LIFECYCLE_SAMPLES,
} from '../sync-lifecycle/sync-lifecycle.samples.ts';
import { syncLifecycleMachine } from '../sync-lifecycle/sync-lifecycle.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { BLOCKED_STORAGE, THEME_SAMPLES } from '../theme/theme.samples.ts';
import { sessionToastMachine } from '../toasts/session-toast.machine.ts';
import { SESSION_TOAST_SAMPLES, sessionToastInput } from '../toasts/session-toast.samples.ts';
import { leavesOf, reach, type ChartSample } from './simulate.ts';

type Charted = {
  /** The stories' file name, without its extension. */
  readonly file: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly samples: readonly ChartSample[];
  /** What two situations must share, besides their states, to count as one. */
  readonly keyOf?: (context: Record<string, unknown>) => unknown;
  /** How many states it can rest in. */
  readonly states: number;
  /** The connected state that shows a machine state; null: it is not rendered. */
  readonly shownAs: (state: string) => string | null;
};

const asItIs = (state: string) => state;
const innermost = (state: string) => state.split('.').at(-1) ?? state;
const nobodySees = () => null;

/** Every machine of the product, with the states its props show. */
const CHARTED: readonly Charted[] = [
  {
    file: 'sync-lifecycle/sync-lifecycle',
    machine: syncLifecycleMachine,
    input: SYNC_LIFECYCLE_INPUT,
    samples: SYNC_LIFECYCLE_SAMPLES,
    keyOf: ({ failure, entries }) => [failure, entries],
    states: 17,
    shownAs: asItIs,
  },
  {
    file: 'connection/connection',
    machine: connectionMachine,
    input: CONNECTION_INPUT,
    samples: CONNECTION_SAMPLES,
    keyOf: ({ failure, known }) => [failure, known],
    states: 13,
    shownAs: asItIs,
  },
  {
    file: 'theme/theme',
    machine: themeMachine,
    input: BLOCKED_STORAGE,
    samples: THEME_SAMPLES,
    keyOf: ({ isKept }) => isKept,
    states: 4,
    shownAs: asItIs,
  },
  {
    file: 'toasts/session-toast',
    machine: sessionToastMachine,
    input: sessionToastInput(),
    samples: SESSION_TOAST_SAMPLES,
    keyOf: ({ current, beneath, holds }) => [
      typeOf(current),
      (beneath as readonly unknown[]).length > 0,
      holds,
    ],
    states: 7,
    shownAs: innermost,
  },
  {
    file: 'notifications/notifications',
    machine: notificationsMachine,
    input: notificationsInput(),
    samples: NOTIFICATIONS_SAMPLES,
    keyOf: ({ screen, holds }) => [(screen as readonly unknown[]).length, holds],
    states: 4,
    shownAs: asItIs,
  },
  {
    file: 'client-context/client-context',
    machine: clientContextMachine,
    input: clientContextInput(),
    samples: CLIENT_CONTEXT_SAMPLES,
    states: 11,
    // Without a notice, the props are those of a client whose access is known.
    shownAs: (state) =>
      state === 'client.active' || state === 'notice.hidden' ? 'known' : innermost(state),
  },
  {
    file: 'session-health/session-health',
    machine: sessionHealthMachine,
    input: sessionHealthInput(),
    samples: SESSION_HEALTH_SAMPLES,
    states: 13,
    shownAs: nobodySees,
  },
  {
    file: 'error-reporter/error-reporter',
    machine: errorReporterMachine,
    input: undefined,
    samples: ERROR_REPORTER_SAMPLES,
    keyOf: ({ queue }) => (queue as readonly unknown[]).length > 2,
    states: 5,
    shownAs: nobodySees,
  },
];

describe.each(CHARTED)('the machine of $file', (charted) => {
  const { file, machine, input, samples, states, shownAs } = charted;
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([
      leavesOf(snapshot),
      charted.keyOf?.(snapshot.context as Record<string, unknown>),
    ]);
  const { snapshots } = reach(machine, input, { samples, keyOf });
  const reached = [...new Set(snapshots.flatMap(leavesOf))];

  test('has as many states as expected', () => {
    expect(reached.toSorted()).toHaveLength(states);
  });

  // Stories render with the kit, which needs a browser: this test only reads their source.
  const source = readFileSync(new URL(`../${file}.stories.tsx`, import.meta.url), 'utf8');
  const shown = [...new Set(reached.map(shownAs))].filter((word) => word !== null);
  test.each(shown)('has a story of the state %s that shows it', (state) => {
    expect(storyOf(source, toStoryName(state))).toMatch(
      new RegExp(`situation: (?:\\w+\\.${state}|\\w+\\['${state}'\\]|'${state}')[ ,\n]`),
    );
  });

  test('has a story of its chart', () => {
    expect(storyOf(source, 'Statechart')).toMatch(/<(?:MachineChart|Chart)\b/);
    expect(source).toContain('<MachineChart');
  });
});

function typeOf(parsed: unknown): unknown {
  return (parsed as { toast: { type: string } } | null)?.toast.type;
}

/** `posting.needs_mapping` → `PostingNeedsMapping`. */
function toStoryName(state: string): string {
  return state.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The source of a story, up to the next one; empty when there is none of that name. */
function storyOf(source: string, name: string): string {
  const [, story = ''] = source.split(`export const ${name}: Story =`);
  return story.split('export const')[0] ?? '';
}
