import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fileAnswer, fakeApi, refusal } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { BatchActions } from './batch-actions.tsx';
import { batchOf, packItem } from './batches.fake.ts';
import {
  batchesList,
  batchQuery,
  downloadPack,
  downloadResults,
  isMoving,
  isSettled,
  moveBatch,
  packsOf,
  type Batch,
  type BatchItem,
  type BatchMove,
} from './batches.queries.ts';

const MOVES: readonly BatchMove[] = ['pause', 'resume', 'cancel', 'retry', 'undo'];

const buttonsOf = (batch: Batch) =>
  fakePage().text(createElement(BatchActions, { batch })).split('\n');

test.each<[string, Batch, readonly string[]]>([
  ['over', batchOf(), []],
  [
    'under way with clients that wait',
    batchOf({ status: 'running', counts: { queued: 1, done: 1 } }),
    ['Pause', 'Cancel remaining'],
  ],
  ['at its last client', batchOf({ status: 'running', counts: { running: 1, done: 1 } }), []],
  [
    'paused',
    batchOf({ status: 'paused', counts: { queued: 1, done: 1 } }),
    ['Resume', 'Cancel remaining'],
  ],
  [
    'partly failed',
    batchOf({ status: 'partial', counts: { done: 1, failed: 1 } }),
    ['Retry 1 failed'],
  ],
  [
    'under way with a failure',
    batchOf({ status: 'running', counts: { failed: 1, running: 1, done: 0 } }),
    [],
  ],
  ['one that can be taken back', batchOf({ can_undo: true }), ['Reverse batch']],
  ['with one pack', batchOf({ items: [packItem] }), []],
  ['with two packs', batchOf({ items: [packItem, packItem] }), ['Download all 2 packs']],
])('actions available for a batch that is %s', (_, batch, expected) => {
  expect(buttonsOf(batch)).toEqual([...expected, 'Results as CSV']);
});

test.each(MOVES)('%s is sent for the batch, and returns its new state', async (how) => {
  const moved = batchOf({ status: 'paused' });
  const { api, sent } = fakeApi(() => moved);
  await expect(moveBatch(api, 'b1', how)).resolves.toEqual(moved);
  expect(sent).toEqual([{ method: 'POST', path: `/api/v2/clients/batches/b1/${how}` }]);
});

test('a refused action says why', async () => {
  const { api } = fakeApi(() => refusal(409, 'batch_is_over', 'This batch is over.'));
  await expect(moveBatch(api, 'b1', 'pause')).rejects.toThrow('This batch is over.');
});

test.each<[string, Batch, boolean]>([
  ['running', batchOf({ status: 'running' }), true],
  ['paused with a client under way', batchOf({ status: 'paused', counts: { running: 1 } }), true],
  ['paused', batchOf({ status: 'paused' }), false],
  [
    'canceled with a client under way',
    batchOf({ status: 'cancelled', counts: { running: 1 } }),
    true,
  ],
  ['failed', batchOf({ status: 'failed' }), false],
])('a batch that is %s progresses automatically: %s', (_, batch, moves) => {
  const { api } = fakeApi();
  expect(isMoving(batch)).toBe(moves);
  const { again } = batchesList(api, { filters: {}, sort: '-started' });
  expect(again?.([batchOf(), batch])).toBe(moves ? 1_000 : false);
});

test('a list of batches is loaded page by page, filtered as in the URL', async () => {
  const { api, sent } = fakeApi(() => ({ items: [batchOf()], next_cursor: null }));
  const list = batchesList(api, { filters: { operation: ['sync'] }, sort: 'started' });
  const { signal } = new AbortController();
  await list.load({ limit: list.pageSize, cursor: 'next' }, signal);
  expect(sent).toEqual([
    {
      method: 'GET',
      path: '/api/v2/clients/batches',
      query: { operation: 'sync', sort: 'started', limit: '50', cursor: 'next' },
    },
  ]);
  expect(list.key).not.toEqual(batchesList(api, { filters: {}, sort: 'started' }).key);
});

test('each batch has its own query key', () => {
  const { api } = fakeApi();
  expect(batchQuery(api, 'b1').queryKey).toEqual(['batches', 'b1']);
});

test('a client has a pack once it is done, with a link to an API file', () => {
  const items: BatchItem[] = [
    packItem,
    { ...packItem, tenant_id: 't2', state: 'failed' },
    { ...packItem, tenant_id: 't3', link: null },
    {
      ...packItem,
      tenant_id: 't4',
      link: { code: 'runs', label: 'Runs', href: '/dashboard/sync' },
    },
  ];
  expect(packsOf({ items }).map(({ tenant_id: id }) => id)).toEqual(['t1']);
});

test.each<[BatchItem['state'], boolean]>([
  ['queued', false],
  ['running', false],
  ['done', true],
  ['skipped', true],
  ['failed', true],
  ['cancelled', true],
  ['undone', true],
])('a client that is %s is finished: %s', (state, settled) => {
  expect(isSettled({ state })).toBe(settled);
});

test('a client’s pack is downloaded under the name given by the server', async () => {
  const { api, sent } = fakeApi(() => fileAnswer('Harbor - 2026-10.zip', 'zip'));
  const { name, bytes } = await downloadPack(api, packItem);
  expect([name, await bytes.text()]).toEqual(['Harbor - 2026-10.zip', 'zip']);
  expect(sent).toEqual([
    { method: 'GET', path: '/api/v2/clients/tenants/t1/generated-reports/g7/download' },
  ]);
});

test('the results of a batch are a file, with a default name if the server gives none', async () => {
  const { api, sent } = fakeApi(() => new Response('client,state\n'));
  const { name, bytes } = await downloadResults(api, 'b1');
  expect([name, await bytes.text()]).toEqual(['batch.csv', 'client,state\n']);
  expect(sent).toEqual([{ method: 'GET', path: '/api/v2/clients/batches/b1/results' }]);
});
