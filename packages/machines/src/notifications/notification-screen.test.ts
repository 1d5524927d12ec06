import { describe, expect, test } from 'vitest';
import {
  advanceScreen,
  fadeFromScreen,
  nextDueAtMs,
  putOnScreen,
  retimeScreen,
  runScreen,
  stopScreen,
} from './notification-screen.ts';
import type { NotificationRequest, ScreenNotification } from './notifications.types.ts';

const saved: NotificationRequest = { type: 'success', message: 'Client created' };
const failed: NotificationRequest = { type: 'error', message: 'Request failed' };

function screenOf(...requests: NotificationRequest[]): readonly ScreenNotification[] {
  return requests.reduce<readonly ScreenNotification[]>(
    (screen, request, index) => putOnScreen(screen, { id: `k${index}`, request }, 'normal'),
    [],
  );
}

describe('the screen', () => {
  test.each<[NotificationRequest, number | null]>([
    [saved, 3_000],
    [{ ...saved, type: 'info' }, 5_000],
    [failed, null],
    [{ ...failed, type: 'warning' }, null],
    [{ ...failed, durationMs: 8_000 }, 8_000],
    [{ ...saved, durationMs: null }, null],
  ])('gives %j %j ms', (request, durationMs) => {
    expect(screenOf(request)[0]?.countdown?.durationMs ?? null).toBe(durationMs);
  });

  test('puts the latest on top, its countdown not yet running', () => {
    expect(screenOf(failed, saved)).toEqual([
      {
        id: 'k1',
        request: saved,
        count: 1,
        countdown: { durationMs: 3_000, leftMs: 3_000, sinceMs: null },
        leavingSinceMs: null,
      },
      { id: 'k0', request: failed, count: 1, countdown: null, leavingSinceMs: null },
    ]);
  });

  test('holds one message per group, however many arrive', () => {
    const group = { key: 'mapping_needed', words: '{count} stores need accounts' };
    const needs = (store: string): NotificationRequest => ({
      type: 'warning',
      message: `${store} needs accounts`,
      group,
    });
    const screen = screenOf(needs('Soho'), failed, needs('Fishtown'), needs('Soho'));
    expect(screen.map(({ request, grouped }) => [request.message, grouped])).toEqual([
      ['Soho needs accounts', ['Soho needs accounts', 'Fishtown needs accounts']],
      ['Request failed', undefined],
    ]);
  });

  test('counts a repeated message, moves it to the top and restarts its countdown', () => {
    const screen = putOnScreen(
      runScreen(screenOf(saved, failed), 0),
      { id: 'k9', request: saved },
      'normal',
    );
    expect(screen.map(({ id, count }) => [id, count])).toEqual([
      ['k9', 2],
      ['k1', 1],
    ]);
    expect(screen[0]?.countdown?.sinceMs).toBe(null);
  });

  test('shows a fading message again when it is repeated', () => {
    const fading = fadeFromScreen(screenOf(saved), 0);
    expect(putOnScreen(fading, { id: 'k9', request: saved }, 'normal')).toEqual([
      { ...screenOf(saved)[0], id: 'k9' },
    ]);
  });

  test('starts and stops its countdowns; fading and permanent messages have none', () => {
    const screen = fadeFromScreen(screenOf(saved, failed, { ...saved, message: 'b' }), 0, ['k2']);
    expect(runScreen(screen, 7).map(({ countdown }) => countdown?.sinceMs)).toEqual([
      null,
      undefined,
      7,
    ]);
    expect(stopScreen(runScreen(screen, 7), 1_007)[2]?.countdown?.leftMs).toBe(2_000);
  });

  test('fades expired messages and removes faded ones', () => {
    const running = runScreen(screenOf(failed, saved), 0);
    expect(advanceScreen(running, 2_999)).toEqual(running);
    const fading = advanceScreen(running, 3_000);
    expect(fading.map(({ leavingSinceMs }) => leavingSinceMs)).toEqual([3_000, null]);
    expect(advanceScreen(fading, 3_299)).toEqual(fading);
    expect(advanceScreen(fading, 3_300).map(({ id }) => id)).toEqual(['k0']);
  });

  test('fades the given messages once', () => {
    const fading = fadeFromScreen(screenOf(failed, saved), 10, ['k0']);
    expect(fadeFromScreen(fading, 20).map(({ leavingSinceMs }) => leavingSinceMs)).toEqual([
      20, 10,
    ]);
  });

  test('knows when the next change is due', () => {
    expect(nextDueAtMs([])).toBe(Number.POSITIVE_INFINITY);
    expect(nextDueAtMs(screenOf(failed, saved))).toBe(Number.POSITIVE_INFINITY);
    const running = runScreen(screenOf(failed, saved), 100);
    expect(nextDueAtMs(running)).toBe(3_100);
    expect(nextDueAtMs(fadeFromScreen(running, 200, ['k0']))).toBe(500);
  });

  test('restarts every countdown when the preference changes', () => {
    const screen = runScreen(screenOf(saved), 0);
    expect(retimeScreen(screen, 'tripled')[0]?.countdown).toEqual({
      durationMs: 9_000,
      leftMs: 9_000,
      sinceMs: null,
    });
    expect(retimeScreen(screen, 'until_closed')[0]?.countdown).toBe(null);
  });

  test('holds 100 messages at most', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ ...failed, message: `k${index}` }));
    expect(screenOf(...many)).toHaveLength(100);
  });
});
