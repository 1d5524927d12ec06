import { expect, test } from 'vitest';
import type { Client } from '../../shared/api/entities.ts';
import { createJobs } from '../../shared/jobs/jobs.ts';
import { chosenFor, type ListAction } from '../../shared/list/list-actions.ts';
import { fakeApi, refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { client, readOnlyClient } from '../../shared/testing/client.fake.ts';
import { clientMenu } from './client-menu.ts';
import { clientsActions } from './clients-actions.ts';

const ARCHIVED: Client = { ...client, archived_at: '2026-11-20T09:00:00.000Z' };
const OTHER: Client = { ...client, id: 'c2', tenant_id: 't2', name: 'Juniper' };

/** What the menu of a client offers; what is selected is noted with its arguments. */
function offered(of: Client) {
  const chosen: unknown[] = [];
  const menu = clientMenu({
    onEdit: (one) => chosen.push(['edit', one.id]),
    onArchive: (one, archived) => chosen.push(['archive', one.id, archived]),
    onDelete: (one) => chosen.push(['delete', one.id]),
  });
  const items = menu.items(of).flatMap((item) => (item.kind === 'action' ? [item] : []));
  for (const { onSelect } of items) {
    onSelect();
  }
  return { labels: items.map(({ label }) => label), chosen };
}

test.each<[Client['level'], string[]]>([
  ['user_owner', ['Edit details', 'Archive', 'Delete']],
  ['user_manager', ['Edit details', 'Archive']],
  ['system_admin', ['Edit details', 'Archive']],
  ['system_operator', ['Edit details', 'Archive']],
  ['user_basic', []],
  ['no_access', []],
])('the menu for whoever is %s', (level, labels) => {
  expect(offered({ ...client, level }).labels).toEqual(labels);
});

test('each action concerns its client; archived ones can be restored', () => {
  expect(offered(client).chosen).toEqual([
    ['edit', 'c1'],
    ['archive', 'c1', true],
    ['delete', 'c1'],
  ]);
  expect(offered(ARCHIVED).labels).toEqual(['Edit details', 'Restore', 'Delete']);
  expect(offered(ARCHIVED).chosen[1]).toEqual(['archive', 'c1', false]);
});

function actionOf(
  id: string,
  api = fakeApi().api,
  note: (seen: unknown) => void = () => undefined,
) {
  const found = clientsActions({
    api,
    refresh: async () => note('refreshed'),
    onBatch: (tenants) => note(tenants),
  }).find((action) => action.id === id);
  if (found === undefined) {
    throw new Error(`There is no action ${id}.`);
  }
  return found;
}

test.each<[string, Client[], string[], string | null]>([
  ['archive', [client, OTHER], ['c1', 'c2'], null],
  ['archive', [OTHER, readOnlyClient, ARCHIVED], ['c2'], 'You can change 1 of 3.'],
  ['restore', [client, ARCHIVED], ['c1'], 'You can change 1 of 2.'],
  ['restore', [{ ...ARCHIVED, level: 'user_basic' }], [], 'You can change 0 of 1.'],
  ['batch', [client, ARCHIVED, OTHER], ['c1', 'c2'], null],
])('%s accepts the clients it applies to: %#', (id, selected, taken, note) => {
  const { rows, ...rest } = chosenFor(actionOf(id), selected);
  expect(rows.map((row) => row.id)).toEqual(taken);
  expect(rest).toEqual({ note, isTooMany: false });
});

test('a batch is started on its own page, with the clients’ tenants', async () => {
  const seen: unknown[] = [];
  const batch = actionOf('batch', fakeApi().api, (one) => seen.push(one));
  expect([batch.label(2), await batch.prepare([client, OTHER])]).toEqual([
    'Start a batch with 2 clients',
    null,
  ]);
  expect(seen).toEqual([['t1', 't2']]);
});

/** Does one of the actions with two clients, and takes it back. */
async function doAndUndo(action: ListAction<Client>) {
  const prepared = await action.prepare([client, OTHER]);
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
  const { state, failures } = jobs.list()[0] ?? {};
  const second = ended();
  jobs.undo('j1');
  await second;
  return { title: prepared.job.title, question: prepared.question, state, failures };
}

test.each([
  ['archive', 'Archive 2 clients', true],
  ['restore', 'Restore 2 clients', false],
])('%s asks no question, and is undone by its opposite', async (id, title, archived) => {
  const { api, sent } = fakeApi();
  const seen: unknown[] = [];
  const done = await doAndUndo(actionOf(id, api, (one) => seen.push(one)));
  expect(done).toEqual({ title, question: undefined, state: 'done', failures: [] });
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual(
    [archived, !archived].flatMap((value) =>
      ['c1', 'c2'].map((one) => ['PUT', `/api/v2/clients/clients/${one}`, { archived: value }]),
    ),
  );
  expect(seen).toEqual(['refreshed', 'refreshed']);
});

test('a refused client is named, and only the other is undone', async () => {
  const answer: AnswerRequest = ({ path }) =>
    path.endsWith('/c1') ? refusal(409, 'client_busy', 'It is being synced.') : {};
  const { api, sent } = fakeApi(answer);
  const { state, failures } = await doAndUndo(actionOf('archive', api));
  expect([state, failures?.map(({ item, message }) => [item.name, message])]).toEqual([
    'partial',
    [['Harbor', 'It is being synced.']],
  ]);
  expect(sent.slice(2).map(({ path, body }) => [path, body])).toEqual([
    ['/api/v2/clients/clients/c2', { archived: false }],
  ]);
});
