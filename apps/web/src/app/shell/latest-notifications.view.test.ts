import { provideKitLanguage } from '@platebook/ui';
import { afterEach, expect, test } from 'vitest';
import { provideFrench } from '../../shared/language/french.ts';
import { setLanguage } from '../../shared/language/language.ts';
import type { ServerNotification } from './latest-notifications.queries.ts';
import {
  latestAtMs,
  mergeCentre,
  notificationsSince,
  ofActiveClient,
  toCentreItem,
  leadsHere,
  toRequest,
  withRead,
  withUnread,
} from './latest-notifications.view.ts';

afterEach(() => {
  setLanguage('en-US');
  provideKitLanguage(null);
});

const CLIENT = '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01';

function notification(change: Partial<ServerNotification> = {}): ServerNotification {
  return {
    id: 'n1',
    tenant_id: 't1',
    client_id: CLIENT,
    client_name: 'Harbor',
    type: 'error',
    event: 'entry_failed',
    title: 'An entry could not be posted',
    message: 'The books are closed until March 31. Nothing was posted.',
    wording: null,
    action: { label: 'Open the entry', href: '/dashboard/sync?panel=entry' },
    subject: {},
    times: 1,
    is_read: false,
    created_at: '2026-11-22T09:00:00.000Z',
    ...change,
  };
}

test('a server notification shows its text, its count, and a link to its client', () => {
  const onRead = () => undefined;
  const onUnread = () => undefined;
  const on = { clientId: 'another', namesClients: false, onRead, onUnread };
  expect(toCentreItem(notification({ times: 3 }), on)).toEqual({
    id: 'n1',
    type: 'error',
    title: 'An entry could not be posted',
    count: 3,
    details: 'The books are closed until March 31. Nothing was posted.',
    atMs: Date.UTC(2026, 10, 22, 9),
    isRead: false,
    onRead,
    onUnread,
    link: { text: 'Open the entry', href: `/dashboard/sync?client=${CLIENT}&panel=entry` },
  });
  expect(toCentreItem(notification({ action: null }), on)).not.toHaveProperty('link');
  expect(toCentreItem(notification(), { ...on, namesClients: true })).toHaveProperty(
    'about',
    'Harbor',
  );
  const sentToAll = toCentreItem(notification({ client_id: null, client_name: null }), {
    ...on,
    namesClients: true,
  });
  expect(sentToAll).not.toHaveProperty('about');
  expect(sentToAll.link?.href).toBe('/dashboard/sync?client=another&panel=entry');
});

test('notifications of this visit and of the server are in one list, the latest first', () => {
  const early = toCentreItem(notification({ id: 'early' }), {
    clientId: CLIENT,
    namesClients: false,
    onRead: () => undefined,
    onUnread: () => undefined,
  });
  const late = { ...early, id: 'late', atMs: early.atMs + 1 };
  const between = { ...early, id: 'visit', atMs: early.atMs + 0.5 };
  expect(mergeCentre([between], [late, early]).map(({ id }) => id)).toEqual([
    'late',
    'visit',
    'early',
  ]);
});

test('reading one counts it once; reading all leaves none, including those not on the page', () => {
  const list = {
    items: [notification(), notification({ id: 'n2', is_read: true })],
    unread_count: 5,
    next_cursor: null,
  };
  expect(withRead(list, ['n1'])).toEqual({
    items: [notification({ is_read: true }), notification({ id: 'n2', is_read: true })],
    unread_count: 4,
    next_cursor: null,
  });
  expect(withRead(list, ['n2']).unread_count).toBe(5);
  expect(withRead(list, null).unread_count).toBe(0);
});

test('only new unread errors and warnings are announced', () => {
  const at = (second: number) => `2026-11-22T09:00:0${second}.000Z`;
  const list = {
    items: [
      notification({ id: 'warning', type: 'warning', created_at: at(3) }),
      notification({ id: 'success', type: 'success', created_at: at(3) }),
      notification({ id: 'read', is_read: true, created_at: at(3) }),
      notification({ id: 'old', created_at: at(1) }),
    ],
    unread_count: 3,
    next_cursor: null,
  };
  const since = Date.parse(at(2));
  expect(notificationsSince(list, since).map(({ id }) => id)).toEqual(['warning']);
  expect(latestAtMs(list)).toBe(Date.parse(at(3)));
  expect(latestAtMs({ items: [], unread_count: 0, next_cursor: null })).toBe(0);
});

test('failures caused by a lost connection are not repeated next to it', () => {
  const lost = notification({ id: 'lost', event: 'connection_lost', type: 'error' });
  const list = {
    items: [
      lost,
      notification({ id: 'run', event: 'run_failed' }),
      notification({ id: 'drift', event: 'books_changed' }),
    ],
    unread_count: 3,
    next_cursor: null,
  };
  expect(notificationsSince(list, 0).map(({ id }) => id)).toEqual(['lost', 'drift']);
  expect(toRequest(lost, CLIENT).action).toMatchObject({ isPrimary: true });
});

test('what is shown over a page concerns its client, or no client', () => {
  const list = {
    items: [
      notification({ id: 'here' }),
      notification({ id: 'elsewhere', tenant_id: 't2', client_name: 'Juniper' }),
      notification({ id: 'everywhere', tenant_id: 't3', client_id: null, client_name: null }),
    ],
    unread_count: 3,
    next_cursor: null,
  };
  expect(ofActiveClient(list, 't1').items.map(({ id }) => id)).toEqual(['here', 'everywhere']);
  expect(ofActiveClient(list, null).items.map(({ id }) => id)).toEqual(['everywhere']);
});

test('several stores without accounts make one message', () => {
  expect(toRequest(notification({ event: 'mapping_needed' }), CLIENT).group).toEqual({
    key: 'mapping_needed',
    words: '{count} stores need accounts',
  });
});

test.each([
  ['/dashboard/sync?client=1&view=ready', '/dashboard/sync', true],
  ['/dashboard/sync', '/dashboard/sync/runs', false],
])('%s leads to %s: %s', (href, pathname, expected) => {
  expect(leadsHere(href, pathname)).toBe(expected);
});

test('over the page it shows its title and a way to fix it', () => {
  expect(toRequest(notification(), CLIENT)).toEqual({
    type: 'error',
    message: 'An entry could not be posted',
    details: 'The books are closed until March 31. Nothing was posted.',
    group: { key: 'entry_failed', words: '{count} entries weren’t posted' },
    action: { text: 'Open the entry', href: `/dashboard/sync?client=${CLIENT}&panel=entry` },
  });
});

test('marking one as unread counts it once', () => {
  const list = {
    items: [notification(), notification({ id: 'n2', is_read: true })],
    unread_count: 1,
    next_cursor: null,
  };
  expect(withUnread(list, 'n2')).toEqual({
    items: [notification(), notification({ id: 'n2' })],
    unread_count: 2,
    next_cursor: null,
  });
  expect(withUnread(list, 'n1').unread_count).toBe(1);
});

test('French readers get French text, and English where there is no code', () => {
  provideFrench();
  setLanguage('fr-CA');
  const posted = notification({
    wording: {
      code: 'entry_not_posted',
      values: { entry: 'UE 2026-W14', reason_code: 'unauthorized', reason: 'Lost.' },
    },
  });
  expect(toRequest(posted, CLIENT)).toMatchObject({
    message: 'UE 2026-W14 n’a pas été comptabilisée',
    details:
      'QuickBooks n’accepte plus notre connexion. Reconnectez QuickBooks, puis comptabilisez de nouveau l’écriture.',
    action: { text: 'Ouvrir l’écriture' },
  });
  expect(toRequest(notification(), CLIENT).message).toBe('An entry could not be posted');
});
