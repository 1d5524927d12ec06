import {
  FADE_OUT_MS,
  NOTIFICATION_INFO_MS,
  NOTIFICATION_SUCCESS_MS,
  NOTIFICATIONS_MAX,
} from '../limits.ts';
import { runCountdown, stopCountdown, toCountdown, type MessageTiming } from '../message-time.ts';
import { isSameMessage } from './notification-centre.ts';
import type {
  NotificationRequest,
  NotificationType,
  ScreenNotification,
} from './notifications.types.ts';

type Screen = readonly ScreenNotification[];

/** Messages that may need an answer, or must not be missed, stay until closed. */
const DURATIONS_MS: Record<NotificationType, number | null> = {
  error: null,
  warning: null,
  success: NOTIFICATION_SUCCESS_MS,
  info: NOTIFICATION_INFO_MS,
};

/**
 * Adds a notification to the top of the screen, its countdown not yet running; a repeated one is counted, another one
 * of its group joins it.
 */
export function putOnScreen(
  screen: Screen,
  { id, request }: { id: string; request: NotificationRequest },
  timing: MessageTiming,
): Screen {
  const same = screen.find(
    (shown) => isSameMessage(shown.request, request) || isSameGroup(shown.request, request),
  );
  const shown = same === undefined || isLeaving(same) ? undefined : same;
  const repeats = shown !== undefined && isSameMessage(shown.request, request);
  const count = repeats ? shown.count + 1 : 1;
  const countdown = toCountdown(durationMsOf(request), timing);
  return [
    { id, request, count, countdown, leavingSinceMs: null, ...joined(shown, request) },
    ...screen.filter((shown) => shown !== same),
  ].slice(0, NOTIFICATIONS_MAX);
}

function joined(
  shown: ScreenNotification | undefined,
  { group, message }: NotificationRequest,
): Pick<ScreenNotification, 'grouped'> {
  return group === undefined ? {} : { grouped: [...new Set([...(shown?.grouped ?? []), message])] };
}

function isSameGroup(one: NotificationRequest, other: NotificationRequest): boolean {
  return one.group !== undefined && one.group.key === other.group?.key;
}

/** The screen with its countdowns running from `nowMs`. */
export function runScreen(screen: Screen, nowMs: number): Screen {
  return screen.map((shown) =>
    shown.countdown === null || isLeaving(shown)
      ? shown
      : { ...shown, countdown: runCountdown(shown.countdown, nowMs) },
  );
}

/** The screen with its countdowns stopped at `nowMs`; fades continue. */
export function stopScreen(screen: Screen, nowMs: number): Screen {
  return screen.map((shown) =>
    shown.countdown === null
      ? shown
      : { ...shown, countdown: stopCountdown(shown.countdown, nowMs) },
  );
}

/** The screen with every countdown restarted under the reader's preference, not yet running. */
export function retimeScreen(screen: Screen, timing: MessageTiming): Screen {
  return screen.map((shown) => ({
    ...shown,
    countdown: toCountdown(durationMsOf(shown.request), timing),
  }));
}

/** Starts fading the notifications with these ids at `nowMs`; without ids, all. */
export function fadeFromScreen(screen: Screen, nowMs: number, ids?: readonly string[]): Screen {
  return screen.map((shown) =>
    (ids === undefined || ids.includes(shown.id)) && !isLeaving(shown)
      ? { ...shown, leavingSinceMs: nowMs }
      : shown,
  );
}

/** The screen at `nowMs`: faded notifications are removed, expired ones start to fade. */
export function advanceScreen(screen: Screen, nowMs: number): Screen {
  const due = screen.filter((shown) => !isLeaving(shown) && dueAtMs(shown) <= nowMs);
  const left = screen.filter((shown) => !isLeaving(shown) || dueAtMs(shown) > nowMs);
  return fadeFromScreen(
    left,
    nowMs,
    due.map(({ id }) => id),
  );
}

/** When the next notification fades or is removed; Infinity if none will by itself. */
export function nextDueAtMs(screen: Screen): number {
  return Math.min(...screen.map(dueAtMs));
}

export function isLeaving({ leavingSinceMs }: ScreenNotification): boolean {
  return leavingSinceMs !== null;
}

function dueAtMs({ leavingSinceMs, countdown }: ScreenNotification): number {
  if (leavingSinceMs !== null) {
    return leavingSinceMs + FADE_OUT_MS;
  }
  return countdown === null || countdown.sinceMs === null
    ? Number.POSITIVE_INFINITY
    : countdown.sinceMs + countdown.leftMs;
}

function durationMsOf({ type, durationMs }: NotificationRequest): number | null {
  return durationMs === undefined ? DURATIONS_MS[type] : durationMs;
}
