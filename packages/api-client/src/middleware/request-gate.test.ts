import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestGate } from './request-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const anySignal = () => new AbortController().signal;

describe('the request gate', () => {
  test('opens once for all waiting calls', async () => {
    const gate = createRequestGate();
    let opened = 0;
    let open: () => void = () => undefined;
    const opening = () => {
      opened += 1;
      return new Promise<void>((resolve) => {
        open = resolve;
      });
    };
    const waiting = Promise.all(Array.from({ length: 100 }, () => gate.wait(opening, anySignal())));
    expect(gate.isClosed()).toBe(true);
    open();
    await waiting;
    expect([opened, gate.isClosed()]).toEqual([1, false]);
  });

  test('holds 100 calls and no more', async () => {
    const gate = createRequestGate();
    const waiting = Array.from({ length: 100 }, () => gate.wait(never, anySignal()));
    await expect(gate.wait(never, anySignal())).rejects.toThrow('Too many calls wait');
    const late = Promise.allSettled(waiting);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(new Set((await late).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  test('holds no call longer than 15 s', async () => {
    const gate = createRequestGate();
    const ends: string[] = [];
    const waiting = gate
      .wait(never, anySignal())
      .catch((error: unknown) => ends.push(String(error)));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(ends).toEqual(['TypeError: No session came in time.']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('releases an aborted call at once', async () => {
    const gate = createRequestGate();
    const leaving = new AbortController();
    const waiting = gate.wait(never, leaving.signal);
    leaving.abort();
    await expect(waiting).rejects.toBe(leaving.signal.reason);
    await expect(gate.wait(never, leaving.signal)).rejects.toBe(leaving.signal.reason);
  });

  test('rejects all waiting calls when it cannot open, and opens anew for the next', async () => {
    const gate = createRequestGate();
    const failing = () => Promise.reject(new Error('no answer'));
    const ends = await Promise.allSettled([
      gate.wait(failing, anySignal()),
      gate.wait(failing, anySignal()),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(gate.wait(async () => 'refreshed', anySignal())).resolves.toBe(undefined);
  });
});
