import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { clientContextMachine } from './client-context.machine.ts';
import type { ActiveClient, ClientAccess, ClientContextInput } from './client-context.types.ts';

/** What the client context needs of the page it lives in. */
export type ClientContextHost = {
  /** Loads what this person may do for a client. A rejection counts as no_access. */
  readonly loadAccess: (client: ActiveClient, signal: AbortSignal) => Promise<ClientAccess>;
};

/** The running client-context machine. */
export type ClientContextActor = ActorRefFrom<typeof clientContextMachine>;

/**
 * Starts the machine, which lives as long as the tab.
 *
 * @example
 * const loadAccess = () => Promise.resolve({ level: 'user_basic', capabilities: [], permissions: [] });
 * const client = startClientContext({ loadAccess }, { remembered: null, now: () => Date.now() });
 * client.send({ type: 'clients.loaded', clients: [{ id: 'c1', tenantId: 't1' }] });
 * client.getSnapshot().context.active?.id; // 'c1'
 */
export function startClientContext(
  host: ClientContextHost,
  input: ClientContextInput,
): ClientContextActor {
  return createActor(provideClientContext(host), { input }).start();
}

export function provideClientContext(host: ClientContextHost): typeof clientContextMachine {
  return clientContextMachine.provide({
    actors: {
      loadAccess: fromPromise<ClientAccess, ActiveClient | null>(({ input, signal }) =>
        input === null
          ? Promise.reject(new Error('There is no client to load the access for.'))
          : host.loadAccess(input, signal),
      ),
    },
  });
}
