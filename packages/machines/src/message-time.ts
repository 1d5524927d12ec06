import { RESUMED_MIN_LEFT_MS } from './limits.ts';

/** The reader's preference: the designed duration, three times that, or until closed. */
export type MessageTiming = 'normal' | 'tripled' | 'until_closed';

/** What pauses the countdown of messages: a pointer over them, focus in them, a hidden tab, a window in the background. */
export type HoldReason = 'pointer' | 'focus' | 'page' | 'window';

/** The countdown of one message, in ms; it runs while `sinceMs` (an instant of the host's clock) is set. */
export type Countdown = {
  readonly durationMs: number;
  /** The time left when it last started or stopped. */
  readonly leftMs: number;
  readonly sinceMs: number | null;
};

/** A stopped countdown for a message's duration under the reader's preference; null: the message stays. */
export function toCountdown(durationMs: number | null, timing: MessageTiming): Countdown | null {
  if (durationMs === null || timing === 'until_closed') {
    return null;
  }
  const scaledMs = timing === 'tripled' ? 3 * durationMs : durationMs;
  return { durationMs: scaledMs, leftMs: scaledMs, sinceMs: null };
}

/** The countdown running from `nowMs`; a resumed one has at least 2 s left. */
export function runCountdown(countdown: Countdown, nowMs: number): Countdown {
  if (countdown.sinceMs !== null) {
    return countdown;
  }
  const { durationMs, leftMs } = countdown;
  const resumedMs = leftMs < durationMs ? Math.max(leftMs, RESUMED_MIN_LEFT_MS) : leftMs;
  return { durationMs: Math.max(durationMs, resumedMs), leftMs: resumedMs, sinceMs: nowMs };
}

/** The countdown stopped at `nowMs`. */
export function stopCountdown(countdown: Countdown, nowMs: number): Countdown {
  return { ...countdown, leftMs: leftMsOf(countdown, nowMs), sinceMs: null };
}

/** The time left at `nowMs`, never below 0. */
export function leftMsOf({ leftMs, sinceMs }: Countdown, nowMs: number): number {
  return sinceMs === null ? leftMs : Math.max(0, sinceMs + leftMs - nowMs);
}

/** Adds a hold; each reason counts once. */
export function withHold(holds: readonly HoldReason[], by: HoldReason): readonly HoldReason[] {
  return holds.includes(by) ? holds : [...holds, by];
}

export function withoutHolds(
  holds: readonly HoldReason[],
  by: readonly HoldReason[],
): readonly HoldReason[] {
  return holds.filter((hold) => !by.includes(hold));
}
