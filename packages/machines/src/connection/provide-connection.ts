import { fromCallback, fromPromise } from 'xstate';
import { connectionMachine } from './connection.machine.ts';
import type {
  ConnectionEvent,
  ConsentInput,
  KnownConnection,
  VerifyInput,
} from './connection.types.ts';

/** What a connection needs of the page it is made on. */
export type ConnectionHost = {
  /** Requests consent in a window or in this page and reports the outcome; returns a function that cancels it. */
  readonly askConsent: (
    question: ConsentInput,
    send: (event: ConnectionEvent) => void,
  ) => () => void;
  /** Exchanges the granted consent for access. */
  readonly verify: () => Promise<KnownConnection>;
  readonly disconnect: () => Promise<void>;
};

/** The machine with the host's actors. */
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
