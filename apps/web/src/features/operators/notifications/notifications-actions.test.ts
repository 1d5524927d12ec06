import { expect, test } from 'vitest';
import { createJobs } from '../../../shared/jobs/jobs.ts';
import { chosenFor, type ListAction } from '../../../shared/list/list-actions.ts';
import { fakeApi, refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { notificationsActions } from './notifications-actions.ts';
import type { AdminNotification } from './notifications.queries.ts';
import { adminNotification } from './notifications.fake.ts';

const [FIRST, SECOND, THIRD] = ['n1', 'n2', 'n3'].map((id): AdminNotification => ({
  ...adminNotification,
  id,
  title: `Notification ${id}`,
}));
const ROWS = [FIRST, SECOND, THIRD].filter((row) => row !== undefined);
const RESEND = '/api/admin/notifications/sync/resend';
const DELETE = '/api/admin/notifications/bulk-delete';
const RESTORE = '/api/admin/notifications/restore';

/** Runs one bulk action to its end. */
async function run(id: 'resend' | 'delete', answer: AnswerRequest, rows = ROWS) {
  const { api, sent } = fakeApi(answer);
  let refreshed = 0;
  const refresh = async () => void (refreshed += 1);
  const prepared = await actionOf(id, api, refresh).prepare(rows);
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
  return {
    sent,
    question: prepared.question,
    refreshed: () => refreshed,
    job: () => {
      const { state, canUndo, failures } = jobs.list()[0] ?? {};
      return [
        state,
        canUndo,
        failures?.map(({ item, message }) => [item.name, message]).toSorted(),
      ];
    },
    undo: async () => {
      const second = ended();
      jobs.undo('j1');
      await second;
    },
  };
}

function actionOf(
  id: string,
  api = fakeApi().api,
  refresh: () => Promise<unknown> = async () => undefined,
): ListAction<AdminNotification> {
  const found = notificationsActions({ api, refresh, mayDelete: true }).find(
    (action) => action.id === id,
  );
  if (found === undefined) {
    throw new Error(`There is no action ${id}.`);
  }
  return found;
}

const deletedBut = (...gone: string[]) => ({
  failures: gone.map((notification_id) => ({ notification_id, reason: 'notification_not_found' })),
});

test('deleting is offered only to those allowed to delete people’s notifications', () => {
  const { api } = fakeApi();
  const idsFor = (mayDelete: boolean) =>
    notificationsActions({ api, refresh: async () => undefined, mayDelete }).map(({ id }) => id);
  expect([idsFor(false), idsFor(true)]).toEqual([['resend'], ['resend', 'delete']]);
});

test('one still being sent is not resent, and says so', () => {
  const rows = [...ROWS, { ...adminNotification, id: 'n4', status: 'pending' } as const];
  expect(chosenFor(actionOf('resend'), rows)).toEqual({
    rows: ROWS,
    note: '3 of 4 can be resent. The others are still on their way.',
    isTooMany: false,
  });
});

test.each([
  ['resend', 200],
  ['delete', 1_000],
])('%s accepts %i at once', (id, most) => {
  const many = (count: number) => Array.from({ length: count }, () => adminNotification);
  const tooMany = (count: number) => chosenFor(actionOf(id), many(count)).isTooMany;
  expect([tooMany(most), tooMany(most + 1)]).toEqual([false, true]);
});

test('each is resent in a separate request, without an unrequested email', async () => {
  const { sent, question, job, refreshed } = await run('resend', () => ({ successful_sends: 2 }));
  expect(question).toEqual({
    title: 'Resend 3 notifications?',
    consequences: [
      'They become unread again for all recipients.',
      'Emails go only to people who chose them.',
    ],
    confirmLabel: 'Resend',
    cancelLabel: 'Don’t resend',
    tone: 'primary',
  });
  expect(sent).toEqual(
    ['n1', 'n2', 'n3'].map((notification_id) => ({
      method: 'POST',
      path: RESEND,
      body: { notification_id, force_email: false },
    })),
  );
  expect([job(), refreshed()]).toEqual([['done', false, []], 1]);
});

test('one that reaches nobody, or is refused, is named; the others are sent', async () => {
  const { job } = await run('resend', ({ body }) => {
    const { notification_id: id } = body as { notification_id: string };
    return id === 'n1'
      ? { successful_sends: 0 }
      : id === 'n2'
        ? refusal(404, 'notification_not_found', 'There is no such notification.')
        : { successful_sends: 1 };
  });
  expect(job()).toEqual([
    'partial',
    false,
    [
      ['Notification n1', 'Nobody can be reached'],
      ['Notification n2', 'There is no such notification.'],
    ],
  ]);
});

test('all are deleted in one request, and restored in one', async () => {
  const { sent, question, job, undo, refreshed } = await run('delete', () => deletedBut());
  expect(question).toEqual({
    title: 'Delete 3 notifications for everyone?',
    consequences: [
      'They’re gone from every inbox. Undo brings them back.',
      'Emails already sent stay in people’s inboxes.',
    ],
    confirmLabel: 'Delete 3 notifications',
    cancelLabel: 'Keep them',
    tone: 'danger',
  });
  expect(job()).toEqual(['done', true, []]);
  await undo();
  const body = { notification_ids: ['n1', 'n2', 'n3'] };
  expect(sent).toEqual([
    { method: 'POST', path: DELETE, body },
    { method: 'POST', path: RESTORE, body },
  ]);
  expect([job(), refreshed()]).toEqual([['undone', false, []], 2]);
});

test('if some were already gone, only the others can be restored', async () => {
  const { sent, job, undo } = await run('delete', ({ path }) =>
    deletedBut(...(path === DELETE ? ['n2'] : [])),
  );
  expect(job()).toEqual(['done', true, []]);
  await undo();
  expect(sent[1]).toEqual({
    method: 'POST',
    path: RESTORE,
    body: { notification_ids: ['n1', 'n3'] },
  });
});

test('if all were already gone, there is nothing to undo', async () => {
  const { job } = await run('delete', () => deletedBut('n1', 'n2', 'n3'));
  expect(job()).toEqual([
    'failed',
    false,
    [['Delete 3 notifications', '3 notifications were already gone']],
  ]);
});

test('what cannot be restored is reported', async () => {
  const { job, undo } = await run('delete', ({ path }) =>
    deletedBut(...(path === DELETE ? [] : ['n1'])),
  );
  await undo();
  expect(job()).toEqual([
    'partial',
    true,
    [['Delete 3 notifications', '1 notification couldn’t be restored']],
  ]);
});

test('a refused deletion says why', async () => {
  const { job } = await run('delete', () => refusal(403, 'permission_error', 'Not allowed.'));
  const [state, canUndo] = job();
  expect([state, canUndo]).toEqual(['failed', false]);
});
