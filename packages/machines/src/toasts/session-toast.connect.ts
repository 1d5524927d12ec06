import { PROGRESS_TICK_MS } from '../limits.ts';
import type { HoldReason } from '../message-time.ts';
import type {
  SessionToastContext,
  SessionToastEvent,
  SessionToastType,
} from './session-toast.types.ts';

/** The states of a session toast that can be seen, by the words its face uses. */
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

/** What the face of a session toast needs to know. */
export type SessionToastSituation = {
  readonly state: SessionToastState;
  readonly context: Pick<SessionToastContext, 'current' | 'beneath'>;
};

export type SessionToastView = {
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title: string;
  readonly message: string;
  /** How often the same toast came. */
  readonly count: number;
  /** How many toasts come back when this one goes. */
  readonly moreCount: number;
  readonly leaving: boolean;
  /** The bar: absent when nothing but the reader ends the toast. It moves once every `tickMs`. */
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
 * The state of a session toast from its snapshot's `value`: the innermost word. The passing state `deciding` is
 * never seen outside the machine.
 *
 * @example
 * toSessionToastState({ shown: 'paused' }); // 'paused'
 */
export function toSessionToastState(value: string | Record<string, unknown>): SessionToastState {
  const path = JSON.stringify(value);
  return SESSION_TOAST_STATES.find((state) => path.includes(`"${state}"`)) ?? 'hidden';
}

/**
 * Turns a session toast's situation into plain props for its face; null while nothing is to be seen.
 *
 * Pure: `send` is called by the returned functions alone.
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

/** An expired session waits for its reader: nothing is lost or refused. */
const TONES: Record<SessionToastType, SessionToastView['type']> = {
  'session-expired': 'warning',
  'session-restored': 'success',
  'session-warning': 'warning',
  error: 'error',
  default: 'info',
};
