import { expect, test } from 'vitest';
import { followSession } from './session-words.ts';

/** Something that tells: an actor as far as its listeners can see. */
function teller() {
  const listeners = new Map<string, (event: unknown) => void>();
  return {
    on: (type: string, listener: (event: never) => void) => {
      listeners.set(type, listener as (event: unknown) => void);
      return { unsubscribe: () => void listeners.delete(type) };
    },
    tell: (type: string, event: unknown = { type }) => listeners.get(type)?.(event),
    count: () => listeners.size,
  };
}

function scene() {
  const sessionHealth = teller();
  const clientContext = teller();
  const toasts = teller();
  const sent: unknown[] = [];
  const send = (event: unknown) => void sent.push(event);
  const stop = followSession({
    sessionHealth,
    clientContext,
    toasts: { ...toasts, send },
    notifications: { send },
  });
  return { sessionHealth, clientContext, toasts, sent, stop };
}

const shows = (type: string) => ({ type: 'toast.show', toast: { type } });

test('an expired session is said', () => {
  const { sessionHealth, sent } = scene();
  sessionHealth.tell('session.expired');
  expect(sent).toEqual([shows('session-expired')]);
});

test('a restored session is said in place of the expired one', () => {
  const { sessionHealth, sent } = scene();
  sessionHealth.tell('session.restored');
  expect(sent).toEqual([{ type: 'toast.close' }, shows('session-restored')]);
});

test('permissions that changed are said', () => {
  const { clientContext, sent } = scene();
  clientContext.tell('access.changed');
  expect(sent).toEqual([shows('session-warning')]);
});

test.each([
  ['session-expired', 'warning'],
  ['session-restored', 'success'],
  ['session-warning', 'warning'],
  ['error', 'error'],
  ['default', 'info'],
])('a toast of type %s is kept in the notification centre as %s', (type, kept) => {
  const { toasts, sent } = scene();
  toasts.tell('toast.shown', { toast: { type, title: 'Title', message: 'Words' } });
  expect(sent).toEqual([
    { type: 'notification.keep', notification: { type: kept, message: 'Title: Words' } },
  ]);
});

test('nobody is listened to any more afterwards', () => {
  const { sessionHealth, clientContext, toasts, stop } = scene();
  stop();
  expect([sessionHealth.count(), clientContext.count(), toasts.count()]).toEqual([0, 0, 0]);
});
