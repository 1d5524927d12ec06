import { describe, expect, test } from 'vitest';
import { toSessionToast } from './session-toast-catalogue.ts';
import type { SessionToast, ToastPile } from './session-toast.types.ts';
import { addToast, liftToast, putBeneath, retimed } from './toast-pile.ts';

const NOTHING: ToastPile = { current: null, beneath: [] };
const expired = toSessionToast({ type: 'session-expired' });
const restored = toSessionToast({ type: 'session-restored' });
const warning = toSessionToast({ type: 'session-warning' });
const note = (message: string) => toSessionToast({ type: 'default', message });

function pileOf(...toasts: SessionToast[]): ToastPile {
  return toasts.reduce((pile, toast) => addToast(pile, toast, 'normal'), NOTHING);
}

/** The toasts on top and beneath, as `title ×count`. */
function read({ current, beneath }: ToastPile): string[] {
  return [current, ...beneath].map((item) =>
    item === null ? 'nothing' : `${item.toast.title} ×${item.count}`,
  );
}

describe('a pile of session toasts', () => {
  test('shows the latest and stacks the displaced ones, latest first', () => {
    expect(read(pileOf(expired, warning, note('a')))).toEqual([
      'Session Notification ×1',
      'Session Permission Warning ×1',
      'Session Expired ×1',
    ]);
  });

  test('counts a repeated toast and restarts its countdown', () => {
    const pile = pileOf(warning);
    const worn = {
      current: pile.current && {
        ...pile.current,
        countdown: { durationMs: 6_000, leftMs: 10, sinceMs: null },
      },
      beneath: [],
    };
    expect(addToast(worn, warning, 'normal')).toEqual({
      current: {
        toast: warning,
        count: 2,
        countdown: { durationMs: 6_000, leftMs: 6_000, sinceMs: null },
      },
      beneath: [],
    });
  });

  test('moves a repeated toast up from beneath', () => {
    expect(read(pileOf(expired, warning, expired))).toEqual([
      'Session Expired ×2',
      'Session Permission Warning ×1',
    ]);
  });

  test('keeps toasts with one title but different messages apart', () => {
    expect(read(pileOf(note('a'), note('b')))).toEqual([
      'Session Notification ×1',
      'Session Notification ×1',
    ]);
  });

  test('drops an expiry once the session is back', () => {
    expect(read(pileOf(expired, warning, restored))).toEqual([
      'Session Restored ×1',
      'Session Permission Warning ×1',
    ]);
    expect(read(pileOf(expired, restored))).toEqual(['Session Restored ×1']);
  });

  test('puts a toast beneath a busy one', () => {
    expect(read(putBeneath(pileOf(expired), warning, 'normal'))).toEqual([
      'Session Expired ×1',
      'Session Permission Warning ×1',
    ]);
    expect(read(putBeneath(pileOf(warning, expired), warning, 'normal'))).toEqual([
      'Session Expired ×1',
      'Session Permission Warning ×2',
    ]);
    expect(read(putBeneath(pileOf(expired), expired, 'normal'))).toEqual(['Session Expired ×2']);
  });

  test('shows the next one from beneath until nothing is left', () => {
    const pile = liftToast(pileOf(expired, warning));
    expect(read(pile)).toEqual(['Session Expired ×1']);
    expect(liftToast(pile)).toEqual(NOTHING);
    expect(liftToast(NOTHING)).toEqual(NOTHING);
  });

  test('keeps nine beneath and drops the oldest', () => {
    const pile = pileOf(...Array.from({ length: 12 }, (_, index) => note(`k${index}`)));
    expect(pile.beneath.map(({ toast }) => toast.message)).toEqual([
      'k10',
      'k9',
      'k8',
      'k7',
      'k6',
      'k5',
      'k4',
      'k3',
      'k2',
    ]);
    expect(putBeneath(pile, note('k99'), 'normal').beneath).toHaveLength(9);
  });

  test('restarts every countdown when the preference changes', () => {
    const pile = retimed(pileOf(expired, warning), 'tripled');
    expect(pile.current?.countdown).toEqual({
      durationMs: 18_000,
      leftMs: 18_000,
      sinceMs: null,
    });
    expect(pile.beneath[0]?.countdown).toBe(null);
    expect(retimed(pile, 'until_closed').current?.countdown).toBe(null);
    expect(retimed(NOTHING, 'tripled')).toEqual(NOTHING);
  });
});
