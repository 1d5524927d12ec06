import type { ChartSample } from '../statechart/simulate.ts';
import type { ConnectionInput } from './connection.types.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const account = { id: '9130', name: 'Harbour Street Kitchen LLC' };
const verified = (known: unknown) => ({ type: 'xstate.done.actor.verify', output: known });
const fails = (actor: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error('The line is dead'),
});

/** A client whose company is known, not yet connected. The clock is fixed at 0. */
export const CONNECTION_INPUT: ConnectionInput = {
  known: null,
  expectedAccountId: '9130',
  returned: null,
  now: () => 0,
  newState: () => 's1',
};

/** Every event a connection accepts. */
export const CONNECTION_SAMPLES: readonly ChartSample[] = [
  { label: 'Connect', event: { type: 'connection.connect' } },
  { label: 'Connect on this page', event: { type: 'connection.connect_here' } },
  { label: 'Cancel', event: { type: 'connection.cancel' } },
  { label: 'Try again', event: { type: 'connection.retry' } },
  { label: 'Disconnect', event: { type: 'connection.disconnect' } },
  { label: 'Consent given', event: { type: 'consent.granted', state: 's1' } },
  { label: 'Consent to something else', event: { type: 'consent.granted', state: 's0' } },
  { label: 'Consent denied', event: { type: 'consent.denied' } },
  { label: 'Window blocked', event: { type: 'consent.blocked' } },
  { label: 'Window closed', event: { type: 'consent.closed' } },
  {
    label: 'The question is refused',
    event: { type: 'consent.failed', error: new Error('The line is dead') },
  },
  { label: 'Asking breaks off', event: fails('askConsent') },
  { label: 'Verified for 100 days', event: verified({ account, expiresAtMs: 100 * DAY_MS }) },
  { label: 'Verified for ever', event: verified({ account, expiresAtMs: null }) },
  { label: 'Verified for 3 days', event: verified({ account, expiresAtMs: 3 * DAY_MS }) },
  { label: 'Verified, ended already', event: verified({ account, expiresAtMs: 0 }) },
  {
    label: 'Verified, another company',
    event: verified({ account: { id: '9131', name: 'Sandbox Company US 1' }, expiresAtMs: null }),
  },
  { label: 'Verifying fails', event: fails('verify') },
  { label: 'Revoked on the other side', event: { type: 'connection.revoked' } },
  { label: 'The page wakes up', event: { type: 'page.woke' } },
  { label: 'An hour passes', event: { type: 'xstate.after.nextLook.connection.connected' } },
  {
    label: 'An hour passes, expiring',
    event: { type: 'xstate.after.nextLook.connection.expiring' },
  },
  {
    label: 'Access given back',
    event: { type: 'xstate.done.actor.disconnect', output: undefined },
  },
  { label: 'Giving back fails', event: fails('disconnect') },
];
