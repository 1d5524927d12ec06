import { useSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import {
  connectClientContext,
  type ClientContextState,
  type ClientContextView,
} from '../client-context/client-context.connect.ts';
import type { ClientContextActor } from '../client-context/start-client-context.ts';

const ClientContextContext = createContext<ClientContextActor | null>(null);

/**
 * Provides the machine that `startClientContext` started: it lives as long as the tab, so it runs outside of React.
 *
 * @example
 * <ClientContextProvider value={client}>
 *   <Stores />
 * </ClientContextProvider>;
 */
export const ClientContextProvider = ClientContextContext.Provider;

/**
 * The client this tab works for, its permissions, and the notice to show.
 *
 * @throws Error outside of a `ClientContextProvider`.
 *
 * @example
 * function Stores() {
 *   const { activeId, may } = useClientContext();
 *   return activeId !== null && may('createStore') ? <button type="button">Add a store</button> : null;
 * }
 */
export function useClientContext(): ClientContextView {
  const actor = useContext(ClientContextContext);
  if (actor === null) {
    throw new Error(
      'The client context is read outside of a ClientContextProvider: put one above.',
    );
  }
  const state = useSelector(actor, ({ value }) => value as ClientContextState);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return useMemo(
    () => connectClientContext({ state, context }, (event) => actor.send(event)),
    [actor, state, context],
  );
}
