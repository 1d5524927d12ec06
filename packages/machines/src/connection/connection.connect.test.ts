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

test('has a status and actions for each state', () => {
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

test('does not call a renewing connection new', () => {
  const { context } = CONNECTION_SITUATIONS.expiring;
  const view = connectConnection({ state: 'verifying', context }, () => undefined);
  expect([view.status, view.accountName]).toEqual(['expiring', 'Harbour Street Kitchen LLC']);
});

test('names both companies when they differ', () => {
  expect(see('wrong_company').message).toEqual({
    tone: 'danger',
    text: 'This is Sandbox Company US 1, not Harbour Street Kitchen LLC. It wasn’t connected, and nothing was posted to it.',
  });
});

test('gives the reason for a failure and its effect on the books', () => {
  expect(see('failed').message?.text).toBe('QuickBooks did not answer. Your books are unchanged.');
});

test('sends the event of the pressed action and nothing by itself', () => {
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
