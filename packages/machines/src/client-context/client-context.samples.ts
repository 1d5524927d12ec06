import type { ChartSample } from '../statechart/simulate.ts';
import { steppingClock } from '../statechart/stepping-clock.ts';
import type { ClientContextInput } from './client-context.types.ts';

const clients = ['c1', 'c2'].map((id) => ({ id, tenantId: `t-${id}` }));
const access = (level: string) => ({ level, capabilities: [], permissions: ['listStores'] });
const done = (actor: string, level: string) => ({
  type: `xstate.done.actor.${actor}`,
  output: access(level),
});

export const clientContextInput = (): ClientContextInput => ({
  remembered: null,
  now: steppingClock(),
});

/** Every event the client context accepts. */
export const CLIENT_CONTEXT_SAMPLES: readonly ChartSample[] = [
  { label: '2 clients listed', event: { type: 'clients.loaded', clients } },
  { label: 'No client listed', event: { type: 'clients.loaded', clients: [] } },
  { label: 'Choose the second', event: { type: 'client.select', clientId: 'c2' } },
  { label: 'Choose one not listed', event: { type: 'client.select', clientId: 'c9' } },
  { label: 'The client is denied', event: { type: 'client.denied', clientId: 'c1' } },
  { label: 'A call is refused', event: { type: 'permission.denied' } },
  { label: 'Dismiss the notice', event: { type: 'notice.dismiss' } },
  { label: 'Access loaded', event: done('loadAccess', 'user_owner') },
  { label: 'Loading access fails', event: { type: 'xstate.error.actor.loadAccess' } },
  { label: 'Read it again', event: { type: 'access.reload' } },
  { label: 'Access is another', event: done('renewAccess', 'user_basic') },
  { label: 'Renewing fails', event: { type: 'xstate.error.actor.renewAccess' } },
  {
    label: 'A minute passes',
    event: { type: 'xstate.after.nextLook.clientContext.access.known' },
  },
  {
    label: 'A minute after failing',
    event: { type: 'xstate.after.nextLook.clientContext.access.failed' },
  },
  { label: 'The page wakes up', event: { type: 'page.woke' } },
  { label: 'The session expires', event: { type: 'session.ended', forget: false } },
  { label: 'Signed out', event: { type: 'session.ended', forget: true } },
];
