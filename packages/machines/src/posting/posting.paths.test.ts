import { describe, expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { leavesOf } from '../statechart/simulate.ts';
import { exploreSamples } from '../testing/explore-samples.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { countPosted } from './posting-entries.ts';
import { postingMachine } from './posting.machine.ts';
import { POSTING_SAMPLES } from './posting.samples.ts';
import { POSTING_STATES } from './posting.types.ts';

const coverage = createTransitionCoverage(postingMachine);
const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));
const logic = coverage.logic.provide({
  actors: {
    fetchReports: never(),
    recognise: never(),
    check: never(),
    sendEntry: never(),
    waitOut: never(),
    askBooks: never(),
    readBack: never(),
    reverse: never(),
  },
});
type Snapshot = SnapshotFrom<typeof postingMachine>;

function keyOf({ context }: Snapshot) {
  const { asks, stopAsked, failure, unknownKey, entries, unmapped } = context;
  return [
    entries.map(({ state }) => state),
    { asks, stopAsked, unknownKey, unmapped: unmapped.length > 0 },
    failure === null ? null : [failure.step, failure.retryable],
  ];
}

/** What must hold wherever a run rests; says which of it does not. */
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
  ];
}

describe('every path of a posting run', () => {
  test.each([true, false])('is walked, posting by itself: %s', async (autoPost) => {
    const broken: string[] = [];
    const { states, walked } = await exploreSamples({
      logic,
      inspect: coverage.inspect,
      input: () => ({ runId: 'k0', autoPost }),
      samples: POSTING_SAMPLES,
      keyOf: (snapshot) => keyOf(snapshot as Snapshot),
      see: (snapshot) => broken.push(...brokenRules(snapshot as Snapshot)),
    });
    process.stdout.write(`posting: ${walked} paths walked\n`);
    expect(broken).toEqual([]);
    expect(states).toEqual(
      POSTING_STATES.filter((state) => !autoPost || state !== 'ready').toSorted(),
    );
  });

  test('together they take every transition and guard branch', () => {
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect(coverage.total).toBe(55);
  });
});
