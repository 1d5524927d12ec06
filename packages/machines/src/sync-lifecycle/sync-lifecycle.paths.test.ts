import { describe, expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { countPosted } from '../posting/posting-entries.ts';
import { leavesOf } from '../statechart/simulate.ts';
import { exploreSamples } from '../testing/explore-samples.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { syncLifecycleMachine } from './sync-lifecycle.machine.ts';
import { SYNC_LIFECYCLE_SAMPLES } from './sync-lifecycle.samples.ts';
import { RUN_STATES } from './sync-lifecycle.types.ts';

const coverage = createTransitionCoverage(syncLifecycleMachine);
const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));
const logic = coverage.logic.provide({
  actors: {
    fetchReports: never(),
    recogniseReports: never(),
    checkIdentities: never(),
    planEntries: never(),
    sendEntries: never(),
    waitOut: never(),
    askBooks: never(),
    readBack: never(),
  },
});
type Snapshot = SnapshotFrom<typeof syncLifecycleMachine>;

function keyOf({ context }: Snapshot) {
  const { asks, stopAsked, failure, unknownKey, entries } = context;
  return [
    entries.map(({ state }) => state),
    { asks, stopAsked, unknownKey },
    failure === null ? null : [failure.step, failure.retryable],
  ];
}

/** The invariants of a resting run; returns the violated ones. */
function brokenRules(snapshot: Snapshot): string[] {
  const [state] = leavesOf(snapshot);
  const { unknownKey, entries } = snapshot.context;
  return [
    ...(state === 'posting.sending' && unknownKey !== null
      ? ['sends while the outcome of an entry is unknown']
      : []),
    ...(state === 'cancelled' && countPosted(entries) > 0
      ? ['says cancelled with an entry in the books']
      : []),
    ...(state === 'posted' && entries.some((entry) => entry.state !== 'posted')
      ? ['says posted with an entry that is not']
      : []),
    ...(state === 'partial' && countPosted(entries) === 0
      ? ['says partly done with nothing in the books']
      : []),
    ...(snapshot.hasTag('working') !== Object.keys(snapshot.children).length > 0
      ? ['says that it works while nothing does, or the other way round']
      : []),
  ];
}

describe('every path of a run', () => {
  test.each([
    { name: 'of a platform, posting by itself', reportIds: [], autoPost: true },
    { name: 'of a platform, posting when approved', reportIds: [], autoPost: false },
    { name: 'of files', reportIds: ['r1'], autoPost: false },
  ])('$name is walked', async ({ reportIds, autoPost }) => {
    const broken: string[] = [];
    const { states, walked } = await exploreSamples({
      logic,
      inspect: coverage.inspect,
      input: () => ({ runId: 'k0', reportIds, autoPost }),
      samples: SYNC_LIFECYCLE_SAMPLES,
      keyOf: (snapshot) => keyOf(snapshot as Snapshot),
      see: (snapshot) => broken.push(...brokenRules(snapshot as Snapshot)),
    });
    process.stdout.write(`sync lifecycle: ${walked} paths walked\n`);
    expect(broken).toEqual([]);
    const isUnreachable = (state: string) =>
      reportIds.length > 0 && (state === 'queued' || state === 'fetching');
    expect(states).toEqual(RUN_STATES.filter((state) => !isUnreachable(state)).toSorted());
  });

  test('together they cover every transition and guard branch', () => {
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect(coverage.total).toBe(59);
  });
});
