import type { Countdown, HoldReason, MessageTiming } from '../message-time.ts';

/** The kinds of session toast; `error` and `default` have no words of their own. */
export type SessionToastType =
  | 'session-expired'
  | 'session-restored'
  | 'session-warning'
  | 'error'
  | 'default';

export type ToastAction = {
  readonly text: string;
  /** The same deed by another way, for whom the button comes too late: "Open the login page". */
  readonly altText: string;
  /** Where it leads in the app. */
  readonly href: string;
};

/** A toast in full. `durationMs` null: it stays until it is closed. */
export type SessionToast = {
  readonly type: SessionToastType;
  readonly title: string;
  readonly message: string;
  readonly durationMs: number | null;
  readonly action: ToastAction | null;
};

/** What to show: a toast of the catalogue by its type alone, or words of one's own. */
export type SessionToastRequest = {
  readonly title?: string;
  readonly durationMs?: number | null;
  readonly action?: ToastAction | null;
} & (
  | {
      readonly type: 'session-expired' | 'session-restored' | 'session-warning';
      readonly message?: string;
    }
  | { readonly type: 'error' | 'default'; readonly message: string }
);

/** A toast with what the screen knows of it. */
export type PiledToast = {
  readonly toast: SessionToast;
  /** How often the same toast came. */
  readonly count: number;
  /** null: it stays. */
  readonly countdown: Countdown | null;
};

/** One toast is shown; those it displaced wait beneath, the latest first. */
export type ToastPile = {
  readonly current: PiledToast | null;
  readonly beneath: readonly PiledToast[];
};

export type SessionToastContext = ToastPile & {
  readonly holds: readonly HoldReason[];
  readonly timing: MessageTiming;
  readonly now: () => number;
};

/** `now` answers in ms and must be the clock the actor runs on. */
export type SessionToastInput = { readonly now: () => number; readonly timing?: MessageTiming };

export type SessionToastEvent =
  | { readonly type: 'toast.show'; readonly toast: SessionToastRequest }
  /** The close button, or Escape. */
  | { readonly type: 'toast.close' }
  | { readonly type: 'action.perform' }
  | { readonly type: 'hold.began'; readonly by: HoldReason }
  | { readonly type: 'hold.ended'; readonly by: HoldReason }
  | { readonly type: 'timing.changed'; readonly timing: MessageTiming };

/** Said once for each toast, for the announcer and the notification centre. */
export type SessionToastEmitted = { readonly type: 'toast.shown'; readonly toast: SessionToast };
