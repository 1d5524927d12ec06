import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeFrontEndError } from '../testing/front-end-error.fake.ts';
import {
  enqueueError,
  isUrgent,
  returnBatch,
  takeAll,
  takeBatch,
  toBatches,
  type ErrorFlight,
} from './error-queue.ts';
import type { FrontEndErrorEvent } from './front-end-error.ts';

const errors = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => fakeFrontEndError(`k${from + index}`));
const ids = (events: readonly FrontEndErrorEvent[]) => events.map(({ error_id }) => error_id);
const flight = (
  queue: readonly FrontEndErrorEvent[],
  batch: readonly FrontEndErrorEvent[] = [],
): ErrorFlight => ({ queue, batch, dropped: 0 });

describe('the queue of errors', () => {
  test('holds 100; one more cuts it to the newest 50', () => {
    const full = flight(errors(100));
    expect(enqueueError(flight(errors(99)), fakeFrontEndError('k99')).queue).toHaveLength(100);
    const { queue, dropped } = enqueueError(full, fakeFrontEndError('k100'));
    expect([queue.length, queue[0]?.error_id, queue[49]?.error_id, dropped]).toEqual([
      50,
      'k51',
      'k100',
      51,
    ]);
  });

  test('gives a batch of the ten oldest', () => {
    const { batch, queue } = takeBatch(flight(errors(12)));
    expect([ids(batch), ids(queue)]).toEqual([
      ['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9'],
      ['k10', 'k11'],
    ]);
  });

  test('sends urgent errors first', () => {
    const urgent = fakeFrontEndError('urgent', 'high');
    const { batch, queue } = takeBatch(flight([...errors(10), urgent]));
    expect(ids(batch)).toEqual(['urgent', ...ids(errors(9))]);
    expect(ids(queue)).toEqual(['k9']);
  });

  test('returns a failed batch to the front', () => {
    expect(ids(returnBatch(flight(errors(1, 2), errors(2))).queue)).toEqual(['k0', 'k1', 'k2']);
  });

  test('returns ten at most, the newest, and counts the others as dropped', () => {
    const { queue, batch, dropped } = returnBatch(flight([], errors(25)));
    expect([ids(queue)[0], queue.length, batch, dropped]).toEqual(['k15', 10, [], 15]);
  });

  test('stays within its limit when a batch is returned', () => {
    const { queue, dropped } = returnBatch(flight(errors(95, 10), errors(10)));
    expect([queue.length, queue[0]?.error_id, dropped]).toEqual([50, 'k55', 55]);
  });

  test('is taken as a whole, with the batch in flight in front', () => {
    expect(takeAll(flight(errors(2, 1), errors(1)))).toEqual({
      batch: errors(3),
      queue: [],
      dropped: 0,
    });
  });

  test('is cut into batches of ten', () => {
    expect(toBatches(errors(23)).map((batch) => batch.length)).toEqual([10, 10, 3]);
    expect(toBatches(errors(20)).map((batch) => batch.length)).toEqual([10, 10]);
    expect(toBatches([])).toEqual([]);
  });

  test('counts every error it drops', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('add', 'take', 'fail', 'all'), { maxLength: 40 }),
        (steps) => {
          let state = flight([]);
          let added = 0;
          for (const step of steps.flatMap((each) => Array<string>(7).fill(each))) {
            if (step === 'add') {
              state = { ...state, ...enqueueError(state, fakeFrontEndError(`k${added}`)) };
              added += 1;
            } else if (step === 'fail') {
              state = returnBatch(state);
            } else if (step === 'all') {
              state = takeAll(state);
            } else {
              state = takeBatch(returnBatch(state));
            }
            expect(state.queue.length).toBeLessThanOrEqual(100);
            expect(state.queue.length + state.batch.length + state.dropped).toBe(added);
          }
        },
      ),
      { seed: 1 },
    );
  });
});

test.each([
  ['medium', false],
  ['high', true],
  ['critical', true],
] as const)('a %s error is urgent: %j', (severity, urgent) => {
  expect(isUrgent(fakeFrontEndError('k0', severity))).toBe(urgent);
});
