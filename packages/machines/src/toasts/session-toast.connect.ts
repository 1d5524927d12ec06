import { PROGRESS_TICK_MS } from '../limits.ts';
import type { HoldReason } from '../message-time.ts';
import type {
  SessionToastContext,
  SessionToastEvent,
  SessionToastType,
} from './session-toast.types.ts';

/** The visible states of a session toast, as its props name them. */
export const SESSION_TOAST_STATES = [
  'hidden',
  'running',
  'paused',
  'staying',
  'performing',
  'failed',
  'leaving',
] as const;
export type SessionToastState = (typeof SESSION_TOAST_STATES)[number];

/** What `connectSessionToast` needs to know. */
export type SessionToastSituation = {
  readonly state: SessionToastState;
  readonly context: Pick<SessionToastContext, 'current' | 'beneath'>;
};

/** A session toast as plain props for its face. */
export type SessionToastView = {
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title: string;
  readonly message: string;
  /** How often the toast repeated. */
  readonly count: number;
  /** How many toasts are stacked beneath this one. */
  readonly moreCount: number;
  readonly leaving: boolean;
  /** The progress bar: absent when only the reader can close the toast. It moves once every `tickMs`. */
  readonly progress?: {
    readonly durationMs: number;
    readonly leftMs: number;
    readonly tickMs: number;
    readonly running: boolean;
  };
  readonly action?: {
    readonly text: string;
    readonly altText: string;
    readonly busy: boolean;
    readonly failed: boolean;
    readonly onPerform: () => void;
  };
  /** For the close button and Escape. */
  readonly onClose: () => void;
  readonly onHold: (by: HoldReason) => void;
  readonly onRelease: (by: HoldReason) => void;
};

/**
 * The state of a session toast from its snapshot's `value`: the innermost state. The transient state `deciding` is
 * never visible outside the machine.
 *
 * @example
 * toSessionToastState({ shown: 'paused' }); // 'paused'
 */
export function toSessionToastState(value: string | Record<string, unknown>): SessionToastState {
  const path = JSON.stringify(value);
  return SESSION_TOAST_STATES.find((state) => path.includes(`"${state}"`)) ?? 'hidden';
}

/**
 * Maps a session toast's situation to plain props; null while nothing is visible.
 *
 * Pure: only the returned functions call `send`.
 *
 * @example
 * const view = connectSessionToast(toastSituation, (event) => toasts.send(event));
 * view?.title; // 'Session Restored'
 */
export function connectSessionToast(
  { state, context: { current, beneath } }: SessionToastSituation,
  send: (event: SessionToastEvent) => void,
): SessionToastView | null {
  if (current === null || state === 'hidden') {
    return null;
  }
  const { toast, count, countdown } = current;
  return {
    type: TONES[toast.type],
    title: toast.title,
    message: toast.message,
    count,
    moreCount: beneath.length,
    leaving: state === 'leaving',
    ...(countdown !== null && TIMED.includes(state)
      ? {
          progress: {
            durationMs: countdown.durationMs,
            leftMs: countdown.leftMs,
            tickMs: PROGRESS_TICK_MS,
            running: state === 'running',
          },
        }
      : {}),
    ...(toast.action === null
      ? {}
      : {
          action: {
            text: toast.action.text,
            altText: toast.action.altText,
            busy: state === 'performing',
            failed: state === 'failed',
            onPerform: () => send({ type: 'action.perform' }),
          },
        }),
    onClose: () => send({ type: 'toast.close' }),
    onHold: (by) => send({ type: 'hold.began', by }),
    onRelease: (by) => send({ type: 'hold.ended', by }),
  };
}

const TIMED: readonly SessionToastState[] = ['running', 'paused', 'leaving'];

/** An expired session is only informational: nothing is lost or refused. */
const TONES: Record<SessionToastType, SessionToastView['type']> = {
  'session-expired': 'warning',
  'session-restored': 'success',
  'session-warning': 'warning',
  error: 'error',
  default: 'info',
};
