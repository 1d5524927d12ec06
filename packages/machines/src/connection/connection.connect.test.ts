import { expect, test } from 'vitest';
import { connectConnection } from './connection.connect.ts';
import { CONNECTION_SITUATIONS } from './connection.situations.ts';
import {
  CONNECTION_STATES,
  type ConnectionEvent,
  type ConnectionState,
} from './connection.types.ts';

const see = (state: ConnectionState) =>
  connectConnection(CONNECTION_SITUATIONS[state], () => undefined);

test('says for each state what stands in the status, and what may be done', () => {
  const seen = CONNECTION_STATES.map((state) => {
    const { status, actions } = see(state);
    return [state, status, ...actions.map(({ id }) => id)].join(' ');
  });
  expect(seen).toEqual([
    'disconnected disconnected connect',
    'authorising.asking disconnected cancel',
    'authorising.blocked disconnected connect connect_here cancel',
    'authorising.closed disconnected connect cancel',
    'authorising.denied disconnected connect cancel',
    'verifying disconnected',
    'connected connected disconnect',
    'expiring expiring reconnect disconnect',
    'expired expired reconnect disconnect',
    'revoked revoked reconnect disconnect',
    'wrong_company error connect cancel',
    'disconnecting connected',
    'failed error retry cancel',
  ]);
});

test('does not call a connection new that is being renewed', () => {
  const { context } = CONNECTION_SITUATIONS.expiring;
  const view = connectConnection({ state: 'verifying', context }, () => undefined);
  expect([view.status, view.accountName]).toEqual(['expiring', 'Harbour Street Kitchen LLC']);
});

test('names both companies when they are not the same', () => {
  expect(see('wrong_company').message).toEqual({
    tone: 'danger',
    text: 'This is Sandbox Company US 1, not Harbour Street Kitchen LLC. It was not connected, and nothing was posted to it.',
  });
});

test('says why it failed and what that means for the books', () => {
  expect(see('failed').message?.text).toBe('QuickBooks did not answer. Your books are unchanged.');
});

test('sends what the pressed action says, and nothing by itself', () => {
  const sent: ConnectionEvent[] = [];
  const view = connectConnection(CONNECTION_SITUATIONS['authorising.blocked'], (event) =>
    sent.push(event),
  );
  expect(sent).toEqual([]);
  for (const { run } of view.actions) {
    run();
  }
  expect(sent).toEqual([
    { type: 'connection.connect' },
    { type: 'connection.connect_here' },
    { type: 'connection.cancel' },
  ]);
});
