import type { SessionToastSituation, SessionToastState } from './session-toast.connect.ts';
import { toSessionToast } from './session-toast-catalogue.ts';

const expired = { toast: toSessionToast({ type: 'session-expired' }), count: 1, countdown: null };
const restored = toSessionToast({ type: 'session-restored' });
const running = { durationMs: 3_000, leftMs: 3_000, sinceMs: 0 };

/** One plausible situation per state of a session toast; used by stories and tests. */
export const SESSION_TOAST_SITUATIONS: Record<SessionToastState, SessionToastSituation> = {
  hidden: { state: 'hidden', context: { current: null, beneath: [] } },
  running: {
    state: 'running',
    context: { current: { toast: restored, count: 1, countdown: running }, beneath: [] },
  },
  paused: {
    state: 'paused',
    context: {
      current: {
        toast: restored,
        count: 1,
        countdown: { durationMs: 3_000, leftMs: 2_700, sinceMs: null },
      },
      beneath: [],
    },
  },
  staying: { state: 'staying', context: { current: expired, beneath: [] } },
  performing: { state: 'performing', context: { current: expired, beneath: [] } },
  failed: { state: 'failed', context: { current: expired, beneath: [] } },
  leaving: {
    state: 'leaving',
    context: {
      current: {
        toast: restored,
        count: 1,
        countdown: { durationMs: 3_000, leftMs: 0, sinceMs: null },
      },
      beneath: [],
    },
  },
};
