import { expect, test } from 'vitest';
import { createJobs } from '../../shared/jobs/jobs.ts';
import { chosenFor } from '../../shared/list/list-actions.ts';
import { fakeApi, refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import type { NotificationOfClient } from '../../shared/workspace/notifications.queries.ts';
import { allNotificationsActions } from './all-notifications-actions.ts';
import {
  allNotificationsColumns,
  allNotificationsProperties,
} from './all-notifications-columns.tsx';
import { allNotificationsList, notificationCountsQuery } from './all-notifications.queries.ts';

const PATH = '/api/v2/clients/notifications';
const MARKED_AT = '2026-11-27T10:00:00.000Z';
const UNREAD: NotificationOfClient = {
  id: 'n1',
  tenant_id: 't1',
  client_id: 'c1',
  client_name: 'Harbor',
  type: 'warning',
  event: 'entry_failed',
  title: 'An entry was not posted',
  message: 'QuickBooks refused it.',
  wording: null,
  action: null,
  subject: {},
  times: 3,
  is_read: false,
  created_at: '2026-11-21T12:00:00.000Z',
};
const READ: NotificationOfClient = { ...UNREAD, id: 'n2', is_read: true, times: 1 };
const ROWS = [UNREAD, READ];

function actionOf(id: string, api = fakeApi().api, refresh: () => void = () => undefined) {
  const found = allNotificationsActions({ api, refresh: async () => refresh() }).find(
    (action) => action.id === id,
  );
  if (found === undefined) {
    throw new Error(`There is no action ${id}.`);
  }
  return found;
}

test.each([
  ['read', ['n1'], '1 of 2 are unread.'],
  ['unread', ['n2'], '1 of 2 are read.'],
  ['clear', ['n1', 'n2'], null],
])('%s accepts only the notifications it changes', (id, taken, note) => {
  const { rows, ...rest } = chosenFor(actionOf(id), ROWS);
  expect(rows.map((row) => row.id)).toEqual(taken);
  expect(rest).toEqual({ note, isTooMany: false });
});

test.each(['read', 'unread', 'clear'])('%s accepts as many as the server does', (id) => {
  const { most } = actionOf(id);
  expect(most).toBe(1_000);
});

/** Does an action with both, then takes it back where it can be. */
async function doAndUndo(id: string, answer: AnswerRequest) {
  const { api, sent } = fakeApi(answer);
  let refreshed = 0;
  const prepared = await actionOf(id, api, () => (refreshed += 1)).prepare(ROWS);
  if (prepared === null) {
    throw new Error('Nothing was prepared.');
  }
  const jobs = createJobs({ nowMs: () => 1, newId: () => 'j1' });
  const ended = () =>
    new Promise<void>((resolve) => {
      const stop = jobs.subscribe(() => {
        if (jobs.list()[0]?.endedAtMs === 1) {
          stop();
          resolve();
        }
      });
    });
  const first = ended();
  jobs.start(prepared.job);
  await first;
  const { state, failures = [] } = jobs.list()[0] ?? {};
  if (jobs.undoLast()) {
    await ended();
  }
  return { title: prepared.job.title, state, failures, sent, refreshed };
}

test.each([
  ['read', 'Mark 2 notifications as read', 'read', { notification_ids: ['n1', 'n2'] }],
  ['clear', 'Clear 2 notifications', 'dismiss', { notification_ids: ['n1', 'n2'] }],
])('%s is one request, undone by its timestamp', async (id, title, path, body) => {
  const done = await doAndUndo(id, () => ({ unread_count: 0, marked_at: MARKED_AT }));
  expect(done).toEqual({
    title,
    state: 'done',
    failures: [],
    refreshed: 2,
    sent: [
      { method: 'POST', path: `${PATH}/${path}`, body },
      { method: 'POST', path: `${PATH}/restore`, body: { marked_at: MARKED_AT } },
    ],
  });
});

test('marking as unread is undone by marking as read', async () => {
  const { sent, title } = await doAndUndo('unread', () => ({ unread_count: 2 }));
  expect(title).toBe('Mark 2 notifications as unread');
  expect(sent).toEqual([
    { method: 'POST', path: `${PATH}/restore`, body: { unread: ['n1', 'n2'] } },
    { method: 'POST', path: `${PATH}/read`, body: { notification_ids: ['n1', 'n2'] } },
  ]);
});

test.each(['read', 'unread', 'clear'])('a refused %s says why', async (id) => {
  const { state, failures, sent, refreshed } = await doAndUndo(id, () =>
    refusal(403, 'permission_error', 'Not allowed.'),
  );
  expect([state, failures.map(({ message }) => message), sent.length, refreshed]).toEqual([
    'failed',
    ['Insufficient permissions. Please check client context or contact administrator.'],
    1,
    1,
  ]);
});

test('a notification as shown, and in an export file', () => {
  const page = fakePage();
  const row = (of: NotificationOfClient) =>
    allNotificationsColumns().map(({ header, value, cell, file }) => [
      header,
      cell === undefined ? String(value(of)) : page.outline(cell(of)).join(' '),
      (file ?? value)(of),
    ]);
  const [title, type, client, event, received, message, times, state] = row(UNREAD);
  expect([title, type, client, event, message, times, state]).toEqual([
    ['Notification', 'Unread An entry was not posted', 'An entry was not posted'],
    ['Type', 'Warning', 'Warning'],
    ['Client', 'Harbor', 'Harbor'],
    ['About', event?.[1], event?.[2]],
    ['Message', 'QuickBooks refused it.', 'QuickBooks refused it.'],
    ['Times', '3', { integer: 3 }],
    ['Status', 'Unread', 'Unread'],
  ]);
  expect(received?.[2]).toBe('2026-11-21T12:00:00.000Z');
  expect(received?.[1]).toContain('Nov 21, 2026');
  const ofSeveral = row({ ...READ, client_id: null, client_name: null });
  expect([ofSeveral[0]?.[1], ofSeveral[2]?.[1], ofSeveral[7]?.[1]]).toEqual([
    'An entry was not posted',
    'Several clients',
    'Read',
  ]);
});

test('the list can be filtered by every client, type and event', () => {
  const [clients, types, events] = allNotificationsProperties([{ id: 'c1', name: 'Harbor' }]);
  expect(clients?.values).toEqual([{ value: 'c1', label: 'Harbor' }]);
  expect(types?.values?.map(({ value }) => value)).toEqual(['error', 'warning', 'success', 'info']);
  expect(events?.values?.length).toBeGreaterThan(10);
});

test('a page of the list requests what its URL says', async () => {
  const { api, sent } = fakeApi(() => ({ items: [UNREAD], next_cursor: null }));
  const list = allNotificationsList(api, { part: 'unread', filters: {}, sort: '-created' });
  await list.load({ limit: list.pageSize, cursor: 'n' }, new AbortController().signal);
  expect(sent).toEqual([
    {
      method: 'GET',
      path: PATH,
      query: { unread: 'true', sort: '-created', limit: '50', cursor: 'n' },
    },
  ]);
});

test('the unread count needs only one row, with the number of hidden clients', async () => {
  const { api, sent } = fakeApi(() => ({ unread_count: 7, hidden_clients: 2, items: [] }));
  const counts = fakePage().services.queries.fetchQuery(notificationCountsQuery(api));
  await expect(counts).resolves.toEqual({ unread: 7, hiddenClients: 2 });
  expect(sent).toEqual([{ method: 'GET', path: PATH, query: { limit: '1' } }]);
});
