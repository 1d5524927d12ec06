import { toSessionToast, type SessionToastRequest } from '@platebook/machines';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../shared/language/language.ts';
import './session-toasts.messages.fr.ts';
import { followSession } from './session-words.ts';

/** A fake emitter: an actor as far as its subscribers can tell. */
function teller() {
  const listeners = new Map<string, (event: unknown) => void>();
  return {
    on: (type: string, listener: (event: never) => void) => {
      listeners.set(type, listener as (event: unknown) => void);
      return { unsubscribe: () => void listeners.delete(type) };
    },
    notify: (type: string, event: unknown = { type }) => listeners.get(type)?.(event),
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

afterEach(() => setLanguage('en-US'));

/** What the machine was sent. */
const shown = (sent: unknown[]) =>
  (sent as { type: string; toast?: SessionToastRequest }[]).map(({ type, toast }) =>
    toast === undefined ? { type } : { type, toast: toSessionToast(toast) },
  );

/** In the specification's words. */
const shows = (type: 'session-expired' | 'session-restored' | 'session-warning') => ({
  type: 'toast.show',
  toast: toSessionToast({ type }),
});

test('an expired session shows a message', () => {
  const { sessionHealth, sent } = scene();
  sessionHealth.notify('session.expired');
  expect(shown(sent)).toEqual([shows('session-expired')]);
});

test('an expired session shows a message in the user’s language', () => {
  setLanguage('fr-CA');
  const { sessionHealth, sent } = scene();
  sessionHealth.notify('session.expired');
  expect(shown(sent)).toEqual([
    {
      type: 'toast.show',
      toast: {
        type: 'session-expired',
        title: 'Session expirée',
        message: 'La session a expiré. Veuillez vous reconnecter.',
        durationMs: null,
        action: {
          text: 'Se connecter',
          altText: 'Ouvrir la page de connexion',
          href: '/login',
        },
      },
    },
  ]);
});

test('a restored session replaces the message about the expired one', () => {
  const { sessionHealth, sent } = scene();
  sessionHealth.notify('session.restored');
  expect(shown(sent)).toEqual([{ type: 'toast.close' }, shows('session-restored')]);
});

test('changed permissions show a message', () => {
  const { clientContext, sent } = scene();
  clientContext.notify('access.changed');
  expect(shown(sent)).toEqual([shows('session-warning')]);
});

test.each([
  ['session-expired', 'warning'],
  ['session-restored', 'success'],
  ['session-warning', 'warning'],
  ['error', 'error'],
  ['default', 'info'],
])('a toast of type %s is kept in the notification center as %s', (type, stored) => {
  const { toasts, sent } = scene();
  toasts.notify('toast.shown', { toast: { type, title: 'Title', message: 'Words' } });
  expect(sent).toEqual([
    { type: 'notification.save', notification: { type: stored, message: 'Title: Words' } },
  ]);
});

test('listeners are removed afterwards', () => {
  const { sessionHealth, clientContext, toasts, stop } = scene();
  stop();
  expect([sessionHealth.count(), clientContext.count(), toasts.count()]).toEqual([0, 0, 0]);
});
