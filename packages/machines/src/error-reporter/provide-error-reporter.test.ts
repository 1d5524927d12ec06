import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { fakeFrontEndError } from '../testing/front-end-error.fake.ts';
import { provideErrorReporter } from './provide-error-reporter.ts';

function start(host: Partial<Parameters<typeof provideErrorReporter>[0]>) {
  const logic = provideErrorReporter({
    sendBatch: async () => undefined,
    sendBeacon: () => true,
    ...host,
  });
  const actor = createActor(logic, { clock: new SimulatedClock() }).start();
  return {
    actor,
    report: (id: string, severity: 'medium' | 'critical' = 'medium') =>
      actor.send({ type: 'error.reported', error: fakeFrontEndError(id, severity) }),
    reaches: (state: 'empty' | 'backing_off') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

describe('the reporter on its host', () => {
  test('sends batches through its host', async () => {
    const sent: string[] = [];
    const reporter = start({
      sendBatch: async (batch) => sent.push(...batch.map(({ error_id }) => error_id)),
    });
    reporter.report('k0', 'critical');
    await reporter.reaches('empty');
    expect(sent).toEqual(['k0']);
  });

  test('ignores a host that throws', async () => {
    const reporter = start({
      sendBatch: () => {
        throw new Error('fetch is not defined');
      },
    });
    reporter.report('k0', 'critical');
    await reporter.reaches('backing_off');
    expect(reporter.actor.getSnapshot().context.queue).toHaveLength(1);
  });

  test('hands over beacons until the browser refuses one', async () => {
    const sizes: number[] = [];
    const reporter = start({
      sendBatch: () => new Promise(() => undefined),
      sendBeacon: (batch) => sizes.push(batch.length) < 2,
    });
    for (let index = 0; index < 25; index += 1) {
      reporter.report(`k${index}`);
    }
    reporter.actor.send({ type: 'page.hidden' });
    await reporter.reaches('backing_off');
    expect(sizes).toEqual([10, 10]);
    expect(reporter.actor.getSnapshot().context.queue.map(({ error_id }) => error_id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `k${index + 15}`),
    );
  });

  test('aborts the call in flight when it is no longer needed', async () => {
    const signals: AbortSignal[] = [];
    const reporter = start({
      sendBatch: (_, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    reporter.report('k0', 'critical');
    reporter.actor.send({ type: 'page.hidden' });
    await reporter.reaches('empty');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
