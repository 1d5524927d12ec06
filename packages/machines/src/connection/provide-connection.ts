import { fromCallback, fromPromise } from 'xstate';
import { connectionMachine } from './connection.machine.ts';
import type {
  ConnectionEvent,
  ConsentInput,
  KnownConnection,
  VerifyInput,
} from './connection.types.ts';

export type ConnectionHost = {
  /** Asks in a window or in this page, and tells what becomes of it; answers how to stop asking. */
  readonly askConsent: (
    question: ConsentInput,
    send: (event: ConnectionEvent) => void,
  ) => () => void;
  /** Trades the consent that was granted for access. */
  readonly verify: () => Promise<KnownConnection>;
  readonly disconnect: () => Promise<void>;
};

/** The machine with what it needs of its host. */
export function provideConnection(host: ConnectionHost): typeof connectionMachine {
  return connectionMachine.provide({
    actors: {
      askConsent: fromCallback<ConnectionEvent, ConsentInput>(({ input: question, sendBack }) =>
        host.askConsent(question, sendBack),
      ),
      verify: fromPromise<KnownConnection, VerifyInput>(() => host.verify()),
      disconnect: fromPromise<unknown, VerifyInput>(() => host.disconnect()),
    },
  });
}
