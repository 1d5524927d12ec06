import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import {
  AT_ONCE,
  useEntryChange,
  type EntryChange,
  type EntryOutcome,
} from './use-entry-changes.ts';

const ENTRIES = '/api/v2/clients/tenants/t1/entries';
const RUN = { id: 'r7', kind: 'post', entry_ids: ['e1'], refused: [] };
const CLOSED = {
  entry_id: 'e2',
  reason: { code: 'books_closed', message: 'The books are closed.', action: null },
};

/** The requests of a change, and its reported result. */
async function send(change: EntryChange, answer?: AnswerRequest) {
  const page = fakePage(answer);
  const outcomes: EntryOutcome[] = [];
  const { mutateAsync } = page.hook(() =>
    useEntryChange('t1', (outcome) => outcomes.push(outcome)),
  );
  const [settled] = await Promise.allSettled([mutateAsync(change)]);
  return { sent: page.sent, outcomes, settled, page };
}

const ids = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `e${index + from}`);

test.each<[EntryChange, string, unknown]>([
  [{ kind: 'post', entryIds: ['e1', 'e2'] }, '/post', { entry_ids: ['e1', 'e2'] }],
  [
    { kind: 'post', entryIds: ['e1'], today: true },
    '/post',
    { entry_ids: ['e1'], closed_period: 'post_today' },
  ],
  [
    { kind: 'post', entryIds: ['e1'], difference: { amount_cents: -1_250, reason: 'Tips' } },
    '/post',
    { entry_ids: ['e1'], difference: { amount_cents: -1_250, reason: 'Tips' } },
  ],
  [{ kind: 'post_again', entryId: 'e1' }, '/e1/post-again', { closed_period: 'post_today' }],
  [
    { kind: 'post_again', entryId: 'e1', difference: { amount_cents: 5, reason: 'Rounded' } },
    '/e1/post-again',
    { closed_period: 'post_today', difference: { amount_cents: 5, reason: 'Rounded' } },
  ],
])('%j opens the run that posts it', async (change, path, body) => {
  const { sent, outcomes } = await send(change, () => RUN);
  expect(sent).toEqual([{ method: 'POST', path: `${ENTRIES}${path}`, body }]);
  expect(outcomes).toEqual([{ done: ['e1'], refused: [], runId: 'r7' }]);
});

test.each<[EntryChange, string, object]>([
  [{ kind: 'unskip', entryId: 'e1' }, '/e1/unskip', {}],
  [{ kind: 'resolve', entryId: 'e1' }, '/e1/resolve', {}],
  [{ kind: 'undo', entryId: 'e1', how: 'delete' }, '/e1/undo', { body: { how: 'delete' } }],
  [
    { kind: 'posted_elsewhere', entryId: 'e1', reference: 'JE 12', on: '2026-11-02' },
    '/e1/posted-elsewhere',
    { body: { reference: 'JE 12', on: '2026-11-02' } },
  ],
])('%j concerns one entry', async (change, path, body) => {
  const { sent, outcomes } = await send(change);
  expect(sent).toEqual([{ method: 'POST', path: `${ENTRIES}${path}`, ...body }]);
  expect(outcomes).toEqual([{ done: ['e1'], refused: [], runId: null }]);
});

test('what a run does not accept is shown in the server’s words', async () => {
  const { outcomes } = await send({ kind: 'post', entryIds: ['e1', 'e2'] }, () => ({
    ...RUN,
    refused: [CLOSED],
  }));
  expect(outcomes).toEqual([
    { done: ['e1'], refused: [{ entryId: 'e2', message: 'The books are closed.' }], runId: 'r7' },
  ]);
});

test('a large approval is split into requests that the server accepts', async () => {
  const { sent, outcomes } = await send(
    { kind: 'approve', entryIds: ids(AT_ONCE + 1) },
    ({ body }) => ({ approved: (body as { entry_ids: string[] }).entry_ids, refused: [] }),
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { entry_ids: ids(AT_ONCE) },
    { entry_ids: [`e${AT_ONCE + 1}`] },
  ]);
  expect(outcomes).toEqual([{ done: ids(AT_ONCE + 1), refused: [], runId: null }]);
});

test('approvals made before a failed request are reported', async () => {
  let requests = 0;
  const { outcomes, settled } = await send({ kind: 'approve', entryIds: ids(AT_ONCE + 1) }, () => {
    requests += 1;
    return requests === 1
      ? { approved: ids(AT_ONCE - 1), refused: [{ ...CLOSED, entry_id: `e${AT_ONCE}` }] }
      : refusal(503, 'books_unavailable', 'QuickBooks is down.');
  });
  expect(settled.status).toBe('fulfilled');
  expect(outcomes).toEqual([
    {
      done: ids(AT_ONCE - 1),
      refused: [
        { entryId: `e${AT_ONCE}`, message: 'The books are closed.' },
        { entryId: `e${AT_ONCE + 1}`, message: 'QuickBooks is down.' },
      ],
      runId: null,
    },
  ]);
});

test('entries are skipped one by one; a refused one does not stop the others', async () => {
  const { sent, outcomes } = await send(
    { kind: 'skip', entryIds: ids(3), reason: 'Paid in cash' },
    ({ path }) =>
      path.includes('/e2/') ? refusal(409, 'entry_posting', 'It is being posted.') : { id: 'e' },
  );
  expect(sent).toEqual(
    ids(3).map((id) => ({
      method: 'POST',
      path: `${ENTRIES}/${id}/skip`,
      body: { reason: 'Paid in cash' },
    })),
  );
  expect(outcomes).toEqual([
    {
      done: ['e1', 'e3'],
      refused: [{ entryId: 'e2', message: 'It is being posted.' }],
      runId: null,
    },
  ]);
});

test('once the server is unreachable, no more is sent', async () => {
  const { sent, outcomes } = await send(
    { kind: 'skip', entryIds: ids(4), reason: 'Paid in cash' },
    ({ path }) => (path.includes('/e2/') ? refusal(503, 'database_down', 'Try again.') : {}),
  );
  expect(sent.map(({ path }) => path)).toEqual([`${ENTRIES}/e1/skip`, `${ENTRIES}/e2/skip`]);
  const [outcome] = outcomes;
  expect(outcome?.done).toEqual(['e1']);
  expect(outcome?.refused.map(({ entryId }) => entryId)).toEqual(['e2', 'e3', 'e4']);
});

test.each<EntryChange>([
  { kind: 'skip', entryIds: ['e1', 'e2'], reason: 'No' },
  { kind: 'approve', entryIds: ['e1'] },
  { kind: 'post', entryIds: ['e1'] },
  { kind: 'undo', entryId: 'e1', how: 'reverse_today' },
  { kind: 'resolve', entryId: 'e1' },
])('no success is reported if all of %j is refused', async (change) => {
  const { outcomes, settled } = await send(change, () =>
    refusal(409, 'entry_posting', 'Too late.'),
  );
  expect(outcomes).toEqual([]);
  expect(settled).toMatchObject({ status: 'rejected', reason: { code: 'entry_posting' } });
});

test('affected data is reloaded, whether or not the change was refused', async () => {
  const page = fakePage(() => refusal(409, 'entry_posting', 'Too late.'));
  const keys = ['entries', 'runs', 'sync-status', 'payouts', 'stores'].map((part) => [
    'client',
    't1',
    part,
  ]);
  for (const key of keys) {
    page.services.queries.setQueryData(key, []);
  }
  const { mutateAsync } = page.hook(() => useEntryChange('t1'));
  await expect(mutateAsync({ kind: 'unskip', entryId: 'e1' })).rejects.toThrow('Too late.');
  const stale = keys.filter((key) => page.services.queries.getQueryState(key)?.isInvalidated);
  expect(stale.map(([, , part]) => part)).toEqual(['entries', 'runs', 'sync-status', 'payouts']);
});
