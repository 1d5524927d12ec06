import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  leftMsOf,
  runCountdown,
  stopCountdown,
  toCountdown,
  withHold,
  withoutHolds,
  type MessageTiming,
} from './message-time.ts';

describe('a countdown', () => {
  test.each<[number | null, MessageTiming, number | null]>([
    [3_000, 'normal', 3_000],
    [3_000, 'tripled', 9_000],
    [3_000, 'until_closed', null],
    [null, 'normal', null],
    [null, 'tripled', null],
  ])('of %j ms under the preference %s lasts %j ms', (durationMs, timing, lasts) => {
    expect(toCountdown(durationMs, timing)?.durationMs ?? null).toBe(lasts);
  });

  test('runs once started and keeps its remaining time when stopped', () => {
    const running = runCountdown({ durationMs: 5_000, leftMs: 5_000, sinceMs: null }, 100);
    expect(leftMsOf(running, 1_100)).toBe(4_000);
    expect(leftMsOf(running, 9_999)).toBe(0);
    expect(stopCountdown(running, 1_100)).toEqual({
      durationMs: 5_000,
      leftMs: 4_000,
      sinceMs: null,
    });
  });

  test('resumes with at least 2 s', () => {
    const nearlyOver = { durationMs: 5_000, leftMs: 40, sinceMs: null };
    expect(runCountdown(nearlyOver, 7)).toEqual({ durationMs: 5_000, leftMs: 2_000, sinceMs: 7 });
  });

  test('shorter than 2 s grows to 2 s only when stopped', () => {
    const short = { durationMs: 1_000, leftMs: 1_000, sinceMs: null };
    const running = runCountdown(short, 0);
    expect(running.leftMs).toBe(1_000);
    expect(runCountdown(stopCountdown(running, 400), 400)).toEqual({
      durationMs: 2_000,
      leftMs: 2_000,
      sinceMs: 400,
    });
  });

  test('started twice keeps its first start', () => {
    const running = runCountdown({ durationMs: 5_000, leftMs: 5_000, sinceMs: null }, 100);
    expect(runCountdown(running, 900)).toBe(running);
  });

  test('always has between 0 and its duration left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.array(fc.integer({ min: 0, max: 9_000 })),
        (durationMs, pauses) => {
          let nowMs = 0;
          let countdown = toCountdown(durationMs, 'normal');
          for (const passedMs of pauses) {
            countdown = countdown === null ? null : runCountdown(countdown, nowMs);
            nowMs += passedMs;
            countdown = countdown === null ? null : stopCountdown(countdown, nowMs);
            expect(countdown?.leftMs).toBeGreaterThanOrEqual(0);
            expect(countdown?.leftMs).toBeLessThanOrEqual(countdown?.durationMs ?? 0);
          }
        },
      ),
      { seed: 1 },
    );
  });
});

describe('holds', () => {
  test('count each reason once', () => {
    expect(withHold(withHold(['page'], 'pointer'), 'pointer')).toEqual(['page', 'pointer']);
  });

  test('end by their reasons', () => {
    expect(withoutHolds(['page', 'pointer', 'focus'], ['pointer', 'focus'])).toEqual(['page']);
  });
});
