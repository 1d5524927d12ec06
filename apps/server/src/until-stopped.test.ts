import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Running as Started } from './start.ts';
import { untilStopped } from './until-stopped.ts';

type Running = Omit<Started, 'yieldToUsers'>;

function fakeServer(): Running & { stops: () => number } {
  let stops = 0;
  let settle: () => void = () => undefined;
  const stopped = new Promise<void>((done) => {
    settle = done;
  });
  return {
    url: null,
    stopped,
    stop: () => {
      stops += 1;
      settle();
      return stopped;
    },
    stops: () => stops,
  };
}

const never = (): void => {
  throw new Error('nobody asked for that');
};

describe('a signal', () => {
  test('after the start stops the server', async () => {
    const signals = new EventEmitter();
    const server = fakeServer();
    const done = untilStopped({
      signals,
      nowMs: () => 0,
      abandon: never,
      start: () => Promise.resolve(server),
    });
    setImmediate(() => signals.emit('SIGTERM'));
    await done;
    expect([server.stops(), signals.eventNames()]).toEqual([1, []]);
  });

  test('in the last instant of the start, with its result pending, still stops the server', async () => {
    const signals = new EventEmitter();
    const server = fakeServer();
    await untilStopped({
      signals,
      nowMs: () => 0,
      abandon: never,
      start: () => {
        signals.emit('SIGTERM');
        return Promise.resolve(server);
      },
    });
    expect(server.stops()).toBe(1);
  });

  test('during the start aborts it, without an error', async () => {
    const signals = new EventEmitter();
    await untilStopped({
      signals,
      nowMs: () => 0,
      abandon: never,
      start: (signal) => {
        signals.emit('SIGINT');
        signal.throwIfAborted();
        return Promise.reject(new Error('not reached'));
      },
    });
    expect(signals.eventNames()).toEqual([]);
  });

  test('does not hide a failure to stop', async () => {
    const signals = new EventEmitter();
    const start = (): Promise<Running> => {
      signals.emit('SIGINT');
      return Promise.reject(new Error('the disk is full'));
    };
    await expect(untilStopped({ signals, nowMs: () => 0, abandon: never, start })).rejects.toThrow(
      'the disk is full',
    );
  });

  test('delivered twice within a second counts once; a later one stops waiting', async () => {
    const signals = new EventEmitter();
    const server = fakeServer();
    const slow: Running = { ...server, stop: () => Promise.resolve() };
    let now = 5_000;
    let abandoned = 0;
    const done = untilStopped({
      signals,
      nowMs: () => now,
      abandon: () => {
        abandoned += 1;
      },
      start: () => Promise.resolve(slow),
    });
    await new Promise((round) => setImmediate(round));
    const counts = [0, 0, 1_000, 1_001].map((later) => {
      now = 5_000 + later;
      signals.emit('SIGINT');
      return abandoned;
    });
    expect(counts).toEqual([0, 0, 0, 1]);
    await server.stop();
    await done;
  });
});
