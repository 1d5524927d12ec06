import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createDeferredActor } from '../testing/deferred-actor.ts';
import { explorePaths, type Moves } from '../testing/explore-paths.ts';
import { fakeFrontEndError } from '../testing/front-end-error.fake.ts';
import { settled } from '../testing/settled.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { errorReporterMachine } from './error-reporter.machine.ts';
import type { FrontEndErrorEvent } from './front-end-error.ts';

type Coverage = ReturnType<typeof createTransitionCoverage<typeof errorReporterMachine>>;
type Events = readonly FrontEndErrorEvent[];

/** A reporter on a simulated clock; every call stays pending until the test settles it. */
function start({ logic, inspect }: Partial<Coverage> = {}) {
  const clock = new SimulatedClock();
  const calls = createDeferredActor<{ batch: Events }>();
  const beacons = createDeferredActor<{ batches: readonly Events[] }>();
  const actor = createActor(
    (logic ?? errorReporterMachine).provide({
      actors: { sendBatch: calls.logic, sendBeacon: beacons.logic },
    }),
    { clock, ...(inspect && { inspect }) },
  ).start();
  let reported = 0;
  const report = (count: number, severity: FrontEndErrorEvent['severity']) => {
    for (let index = 0; index < count; index += 1) {
      actor.send({ type: 'error.reported', error: fakeFrontEndError(`k${reported}`, severity) });
      reported += 1;
    }
  };
  return {
    actor,
    calls,
    beacons,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    reported: () => reported,
    /** How many errors each call carried. */
    sent: () => calls.inputs.map(({ batch }) => batch.length),
    report: (count: number) => report(count, 'medium'),
    reportUrgent: () => report(1, 'critical'),
    pass: (ms: number) => clock.increment(ms),
    hide: () => actor.send({ type: 'page.hidden' }),
  };
}

type Subject = ReturnType<typeof start>;

describe('flushing', () => {
  test('happens 30 s after the first error', () => {
    const reporter = start();
    reporter.report(1);
    reporter.pass(29_999);
    expect(reporter.sent()).toEqual([]);
    reporter.pass(1);
    expect(reporter.sent()).toEqual([1]);
  });

  test('happens when ten are waiting', () => {
    const reporter = start();
    reporter.report(9);
    expect(reporter.sent()).toEqual([]);
    reporter.report(1);
    expect(reporter.sent()).toEqual([10]);
  });

  test.each(['high', 'critical'] as const)('happens at once for a %s error', (severity) => {
    const reporter = start();
    reporter.report(3);
    reporter.actor.send({ type: 'error.reported', error: fakeFrontEndError('urgent', severity) });
    expect(reporter.calls.inputs.map(({ batch }) => batch[0]?.error_id)).toEqual(['urgent']);
    expect(reporter.sent()).toEqual([4]);
  });

  test('happens at once for an urgent error that is the first', () => {
    const reporter = start();
    reporter.reportUrgent();
    expect(reporter.sent()).toEqual([1]);
  });

  test('does not happen while the queue is empty', async () => {
    const reporter = start();
    reporter.pass(3_600_000);
    reporter.report(10);
    await reporter.calls.resolve();
    reporter.pass(3_600_000);
    expect(reporter.sent()).toEqual([10]);
    expect(reporter.state()).toBe('empty');
  });

  test('continues, ten at a time, with errors that arrived meanwhile', async () => {
    const reporter = start();
    reporter.report(35);
    await reporter.calls.resolve();
    await reporter.calls.resolve();
    await reporter.calls.resolve();
    expect(reporter.sent()).toEqual([10, 10, 10]);
    expect(reporter.state()).toBe('collecting');
    reporter.pass(30_000);
    expect(reporter.sent()).toEqual([10, 10, 10, 5]);
  });

  test('continues at once with an urgent error that arrived meanwhile', async () => {
    const reporter = start();
    reporter.report(10);
    reporter.reportUrgent();
    await reporter.calls.resolve();
    expect(reporter.sent()).toEqual([10, 1]);
  });
});

describe('a failed flush', () => {
  test('is ignored, and its errors are sent with the next one 30 s later', async () => {
    const reporter = start();
    reporter.report(10);
    await reporter.calls.reject();
    expect(reporter.state()).toBe('backing_off');
    reporter.report(1);
    reporter.pass(29_999);
    expect(reporter.sent()).toEqual([10]);
    reporter.pass(1);
    expect(reporter.sent()).toEqual([10, 10]);
    await reporter.calls.resolve();
    expect(reporter.context().queue.map(({ error_id }) => error_id)).toEqual(['k10']);
  });

  test('is retried at once only for a new urgent error', async () => {
    const reporter = start();
    reporter.reportUrgent();
    await reporter.calls.reject();
    reporter.report(20);
    expect(reporter.sent()).toEqual([1]);
    reporter.reportUrgent();
    expect(reporter.sent()).toEqual([1, 10]);
  });

  test('does not cause a retry storm: an hour without a server costs a call every 30 s', async () => {
    const reporter = start();
    reporter.report(1);
    for (let round = 0; round < 120; round += 1) {
      reporter.pass(30_000);
      await reporter.calls.reject();
    }
    expect(reporter.sent()).toHaveLength(120);
    expect(reporter.context().queue).toHaveLength(1);
  });

  test('is one without an answer after 30 s', () => {
    const reporter = start();
    reporter.report(10);
    reporter.pass(29_999);
    expect(reporter.state()).toBe('sending');
    reporter.pass(1);
    expect(reporter.state()).toBe('backing_off');
    expect(reporter.context().queue).toHaveLength(10);
  });

  test('keeps the queue within 100, cut to the newest half', async () => {
    const reporter = start();
    reporter.report(110);
    expect(reporter.context().queue).toHaveLength(100);
    reporter.report(1);
    expect(reporter.context().queue).toHaveLength(50);
    await reporter.calls.reject();
    expect(reporter.context().queue).toHaveLength(60);
    expect(reporter.context().dropped).toBe(51);
  });
});

describe('a hidden page', () => {
  test('sends everything by beacon, in batches of ten', async () => {
    const reporter = start();
    reporter.report(10);
    await reporter.calls.reject();
    reporter.report(13);
    reporter.hide();
    expect(
      reporter.beacons.inputs.map(({ batches }) => batches.map((batch) => batch.length)),
    ).toEqual([[10, 10, 3]]);
    await reporter.beacons.resolve();
    expect(reporter.state()).toBe('empty');
    expect(reporter.context().queue).toEqual([]);
  });

  test('includes the batch in flight', () => {
    const reporter = start();
    reporter.report(11);
    reporter.hide();
    const batches = reporter.beacons.inputs[0]?.batches ?? [];
    expect(batches.flat().map(({ error_id }) => error_id)).toHaveLength(11);
  });

  test('keeps ten at most when the browser refuses the beacon', async () => {
    const reporter = start();
    reporter.report(10);
    reporter.report(5);
    reporter.hide();
    await reporter.beacons.reject();
    expect(reporter.state()).toBe('backing_off');
    expect(reporter.context().queue).toHaveLength(10);
  });

  test('without errors sends nothing', () => {
    const reporter = start();
    reporter.hide();
    expect(reporter.beacons.inputs).toEqual([]);
  });

  test('still receives errors', async () => {
    const reporter = start();
    reporter.report(1);
    reporter.hide();
    reporter.report(1);
    await reporter.beacons.resolve();
    expect(reporter.state()).toBe('collecting');
  });
});

test('without a host keeps the error queued and throws nothing', async () => {
  const actor = createActor(errorReporterMachine, { clock: new SimulatedClock() }).start();
  actor.send({ type: 'error.reported', error: fakeFrontEndError('k0', 'critical') });
  await settled();
  expect(actor.getSnapshot().value).toBe('backing_off');
  actor.send({ type: 'page.hidden' });
  await settled();
  expect(actor.getSnapshot().status).toBe('active');
  expect(actor.getSnapshot().context.queue).toHaveLength(1);
});

const MOVES: Moves<Subject> = {
  'report one': (reporter) => reporter.report(1),
  'report nine': (reporter) => reporter.report(9),
  'report an urgent one': (reporter) => reporter.reportUrgent(),
  'the call succeeds': (reporter) => reporter.calls.resolve(),
  'the call fails': (reporter) => reporter.calls.reject(),
  'the beacon is taken': (reporter) => reporter.beacons.resolve(),
  'the beacon is refused': (reporter) => reporter.beacons.reject(),
  'hide the page': (reporter) => reporter.hide(),
  'pass 30 s': (reporter) => reporter.pass(30_000),
};

describe('every path', () => {
  test('together cover every state, transition and guard result', async () => {
    const coverage = createTransitionCoverage(errorReporterMachine);
    await explorePaths({
      start: () => start(coverage),
      moves: MOVES,
      keyOf: (reporter) => {
        const { queue, batch } = reporter.context();
        const urgent = queue.some(({ severity }) => severity === 'critical');
        return JSON.stringify([reporter.state(), queue.length, batch.length, urgent]);
      },
      finish: ({ actor }) => actor.stop(),
      maxLength: 4,
    });
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
  });

  test('at random keep the invariants of the reporter', async () => {
    const moves: Moves<Subject> = {
      ...MOVES,
      'report sixty': (reporter: Subject) => reporter.report(60),
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 40 }),
        async (path) => {
          const reporter = start();
          for (const move of path) {
            const callsBefore = reporter.sent().length;
            await moves[move]?.(reporter);
            expectPromises(reporter);
            if (move === 'the call fails') {
              expect(reporter.sent().length).toBe(callsBefore);
            }
          }
          reporter.actor.stop();
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });
});

function expectPromises(reporter: Subject) {
  const { queue, batch, dropped } = reporter.context();
  const state = reporter.state();
  expect(queue.length).toBeLessThanOrEqual(100);
  expect(queue.length + batch.length + dropped).toBeLessThanOrEqual(reporter.reported());
  expect(batch.length > 0).toBe(state === 'sending' || state === 'beaconing');
  expect(reporter.sent().every((count) => count <= 10)).toBe(true);
  expect(state === 'empty' && queue.length > 0).toBe(false);
  expect(reporter.actor.getSnapshot().status).toBe('active');
}
