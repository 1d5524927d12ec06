import type { ChartSample } from '../statechart/simulate.ts';
import { steppingClock } from '../statechart/stepping-clock.ts';
import type { SessionToastInput } from './session-toast.types.ts';

const show = (type: string) => ({ type: 'toast.show', toast: { type } });

export const sessionToastInput = (): SessionToastInput => ({ now: steppingClock() });

/** Every event the session toast accepts. */
export const SESSION_TOAST_SAMPLES: readonly ChartSample[] = [
  { label: 'Session restored', event: show('session-restored') },
  { label: 'Permissions changed', event: show('session-warning') },
  { label: 'Session expired', event: show('session-expired') },
  { label: 'Its time is over', event: after('untilHidden.sessionToast.shown.waiting.running') },
  { label: 'Pointer over it', event: { type: 'hold.began', by: 'pointer' } },
  { label: 'Pointer gone', event: { type: 'hold.ended', by: 'pointer' } },
  { label: 'Tab hidden', event: { type: 'hold.began', by: 'page' } },
  { label: 'Tab shown', event: { type: 'hold.ended', by: 'page' } },
  {
    label: 'Messages stay until closed',
    event: { type: 'timing.changed', timing: 'until_closed' },
  },
  { label: 'Close, or Escape', event: { type: 'toast.close' } },
  { label: 'Log In', event: { type: 'action.perform' } },
  { label: 'The login page is open', event: { type: 'xstate.done.actor.performAction' } },
  { label: 'The login page fails', event: { type: 'xstate.error.actor.performAction' } },
  { label: '300 ms later', event: after('fadeOut.sessionToast.leaving') },
];

function after(delay: string) {
  return { type: `xstate.after.${delay}` };
}
