import type { ChartSample } from '../statechart/simulate.ts';
import type { SessionHealthInput, SessionMark } from './session-health.types.ts';

const MINUTE_MS = 60_000;
const mark = (minutes: number, epoch = 1): SessionMark => ({
  userId: 'u1',
  sessionId: 's1',
  epoch,
  remainingMs: minutes * MINUTE_MS,
});
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const fails = (actor: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error('The line is dead'),
});
const after = (delay: string) => ({ type: `xstate.after.${delay}` });

/** A single tab whose storage holds one session and whose clocks are fixed. */
export const sessionHealthInput = (): SessionHealthInput => ({
  clock: { nowMs: () => 0, wallMs: () => 0 },
  storage: { read: () => mark(60), clear: () => undefined },
  random: () => 0.5,
});

/** Every event a session accepts. */
export const SESSION_HEALTH_SAMPLES: readonly ChartSample[] = [
  { label: 'No session stored', event: { type: 'INITIAL_SESSION', session: null } },
  { label: 'Stored, 60 min left', event: { type: 'INITIAL_SESSION', session: mark(60) } },
  { label: 'Stored, 10 min left', event: { type: 'INITIAL_SESSION', session: mark(10) } },
  { label: 'Stored, 3 min left', event: { type: 'INITIAL_SESSION', session: mark(3) } },
  { label: 'Stored, past its time', event: { type: 'INITIAL_SESSION', session: mark(-1) } },
  { label: 'Nothing heard for 10 s', event: { type: 'INIT_TIMEOUT' } },
  { label: 'Signed in', event: { type: 'SIGNED_IN', session: mark(60) } },
  { label: 'Signed out', event: { type: 'SIGNED_OUT' } },
  { label: 'User deleted', event: { type: 'USER_DELETED' } },
  { label: 'Another user signed in', event: { type: 'USER_CHANGED' } },
  { label: 'A call is refused (401)', event: { type: 'HTTP_401', epoch: 1, retried: false } },
  { label: 'And refused again', event: { type: 'HTTP_401', epoch: 1, retried: true } },
  { label: 'A call is refused (403)', event: { type: 'HTTP_403' } },
  { label: 'A call needs a token', event: { type: 'REFRESH_WANTED' } },
  { label: 'The page wakes up', event: { type: 'WAKE' } },
  { label: 'The network is back', event: { type: 'ONLINE' } },
  { label: 'The tabs have spread', event: after('jitter.sessionHealth.refresh.jittering') },
  { label: 'The lock is ours', event: { type: 'LOCK_GRANTED' } },
  {
    label: 'No lock for 8 s',
    event: after('lockPatience.sessionHealth.refresh.working.locking'),
  },
  {
    label: 'Refreshed',
    event: done('refreshSession', { kind: 'refreshed', session: mark(60, 2) }),
  },
  { label: 'Refresh token refused', event: done('refreshSession', { kind: 'refused' }) },
  { label: 'The user is gone', event: done('refreshSession', { kind: 'user_gone' }) },
  { label: 'Refreshing fails', event: fails('refreshSession') },
  { label: 'Tried long enough ago', event: after('backoff.sessionHealth.refresh.backoff') },
  { label: 'The session lives', event: done('verifySession', 'alive') },
  { label: 'The session is over', event: done('verifySession', 'refused') },
  { label: 'Verifying fails', event: fails('verifySession') },
];
