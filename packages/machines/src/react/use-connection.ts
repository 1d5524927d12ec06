import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import {
  connectConnection,
  type ConnectionSituation,
  type ConnectionView,
} from '../connection/connection.connect.ts';
import type {
  ConnectionEvent,
  ConnectionInput,
  ConnectionState,
} from '../connection/connection.types.ts';
import { provideConnection, type ConnectionHost } from '../connection/provide-connection.ts';

/** A running connection: its props, what they were made from, and the way to send to it. */
export type ConnectionInUse = {
  readonly view: ConnectionView;
  readonly situation: ConnectionSituation;
  readonly send: (event: ConnectionEvent) => void;
};

/**
 * A connection for as long as the component is mounted. Only the first `host` and `input` count; use another `key` for
 * another connection.
 *
 * @example
 * function Books() {
 *   const { view } = useConnection(connectionHost, connectionInput);
 *   return <>{view.actions.map(({ id, run }) => <button key={id} type="button" onClick={run}>{id}</button>)}</>;
 * }
 */
export function useConnection(host: ConnectionHost, input: ConnectionInput): ConnectionInUse {
  const [machine] = useState(() => provideConnection(host));
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    const woke = () => actor.send({ type: 'page.woke' });
    window.addEventListener('focus', woke);
    return () => window.removeEventListener('focus', woke);
  }, [actor]);
  const value = useSelector(actor, (snapshot) => toState(snapshot.value));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const situation = useMemo(() => ({ state: value, context }), [value, context]);
  const send = (event: ConnectionEvent) => actor.send(event);
  return { view: connectConnection(situation, send), situation, send };
}

function toState(value: unknown): ConnectionState {
  return (
    typeof value === 'string' ? value : Object.entries(value as object)[0]?.join('.')
  ) as ConnectionState;
}
