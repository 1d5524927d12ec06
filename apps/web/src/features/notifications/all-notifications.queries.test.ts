import { expect, test } from 'vitest';
import { toNotificationsQuery } from './all-notifications.queries.ts';

test('a URL requests its client, type, event, text, part and order', () => {
  expect(
    toNotificationsQuery({
      part: 'unread',
      filters: { client: ['c1'], type: ['error'], event: ['entry_failed'] },
      q: 'fishtown',
      sort: 'client',
    }),
  ).toEqual({
    unread: true,
    client_id: 'c1',
    type: 'error',
    event: 'entry_failed',
    q: 'fishtown',
    sort: 'client',
  });
});

test('unsupported values are not sent to the server', () => {
  expect(
    toNotificationsQuery({
      filters: { type: ['urgent'], event: ['toString'] },
      sort: '-title',
    }),
  ).toEqual({});
});
