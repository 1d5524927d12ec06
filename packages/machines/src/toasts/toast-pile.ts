import { SESSION_TOASTS_BENEATH_MAX } from '../limits.ts';
import { toCountdown, type MessageTiming } from '../message-time.ts';
import type { PiledToast, SessionToast, ToastPile } from './session-toast.types.ts';

/** Puts `toast` on top of the pile; a repeated toast is counted, with its countdown restarted. */
export function addToast(pile: ToastPile, toast: SessionToast, timing: MessageTiming): ToastPile {
  const all = inOrder(pile);
  return bounded({
    current: toPiled(toast, countOf(all, toast) + 1, timing),
    beneath: all.filter((item) => !isSame(item.toast, toast) && !isOverBy(toast, item)),
  });
}

/** Puts `toast` under the shown one, which is busy; a repeated toast is only counted. */
export function putBeneath(
  { current, beneath }: ToastPile,
  toast: SessionToast,
  timing: MessageTiming,
): ToastPile {
  if (current !== null && isSame(current.toast, toast)) {
    return { current: { ...current, count: current.count + 1 }, beneath };
  }
  const pile = addToast({ current: null, beneath }, toast, timing);
  return bounded({ current, beneath: inOrder(pile) });
}

/** Removes the shown toast; the one beneath replaces it. */
export function liftToast({ beneath }: ToastPile): ToastPile {
  const [current = null, ...rest] = beneath;
  return { current, beneath: rest };
}

/** Restarts every countdown under the reader's preference. */
export function retimed({ current, beneath }: ToastPile, timing: MessageTiming): ToastPile {
  const anew = (item: PiledToast) => toPiled(item.toast, item.count, timing);
  return { current: current && anew(current), beneath: beneath.map(anew) };
}

function inOrder({ current, beneath }: ToastPile): readonly PiledToast[] {
  return current === null ? beneath : [current, ...beneath];
}

function bounded({ current, beneath }: ToastPile): ToastPile {
  return { current, beneath: beneath.slice(0, SESSION_TOASTS_BENEATH_MAX) };
}

function toPiled(toast: SessionToast, count: number, timing: MessageTiming): PiledToast {
  return { toast, count, countdown: toCountdown(toast.durationMs, timing) };
}

function countOf(toasts: readonly PiledToast[], toast: SessionToast): number {
  return toasts.find((other) => isSame(other.toast, toast))?.count ?? 0;
}

function isSame(one: SessionToast, other: SessionToast): boolean {
  return one.type === other.type && one.title === other.title && one.message === other.message;
}

/** A restored session ends the toast of an expired one. */
function isOverBy(toast: SessionToast, { toast: other }: PiledToast): boolean {
  return toast.type === 'session-restored' && other.type === 'session-expired';
}
