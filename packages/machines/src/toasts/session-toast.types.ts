import type { Countdown, HoldReason, MessageTiming } from '../message-time.ts';

/** The kinds of session toast; `error` and `default` have no texts of their own. */
export type SessionToastType =
  | 'session-expired'
  | 'session-restored'
  | 'session-warning'
  | 'error'
  | 'default';

/** What a toast offers to do: its button, and the same by another way. */
export type ToastAction = {
  readonly text: string;
  /** Another way to do the same, for readers who cannot reach the button in time: "Open the login page". */
  readonly altText: string;
  /** The action's route in the app. */
  readonly href: string;
};

/** A complete toast. `durationMs` null: it stays until closed. */
export type SessionToast = {
  readonly type: SessionToastType;
  readonly title: string;
  readonly message: string;
  readonly durationMs: number | null;
  readonly action: ToastAction | null;
};

/** What to show: a catalogue toast by its type alone, or custom texts. */
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

/** A toast with its state on the screen. */
export type PiledToast = {
  readonly toast: SessionToast;
  /** How often the toast repeated. */
  readonly count: number;
  /** null: it stays. */
  readonly countdown: Countdown | null;
};

/** One toast is shown; those it displaced are stacked beneath, latest first. */
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

/** Emitted once per toast, for the announcer and the notification center. */
export type SessionToastEmitted = { readonly type: 'toast.shown'; readonly toast: SessionToast };
