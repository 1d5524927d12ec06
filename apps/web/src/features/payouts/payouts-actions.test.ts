import { expect, test, vi } from 'vitest';
import type { BooksEntry } from '../../shared/api/entities.ts';
import { payoutSummary } from '../../shared/testing/answers.fake.ts';
import { fakeApi } from '../../shared/testing/api.fake.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { booksEntry } from '../../shared/testing/sync.fake.ts';
import { payoutsActions } from './payouts-actions.ts';

const READY: BooksEntry = {
  ...booksEntry,
  status: 'ready',
  status_reason: null,
  deposit_difference: null,
  net_cents: 10_050,
};

/** The actions of a client whose payouts have these entries, and the requests they send. */
function actionsOf(entries: readonly BooksEntry[], posted: object = {}) {
  const { api, sent: requests } = fakeApi(({ method }) =>
    method === 'GET'
      ? { items: entries, next_cursor: null }
      : { id: 'r1', kind: 'post', entry_ids: [], refused: [], approved: [], ...posted },
  );
  const sent = () =>
    requests.flatMap(({ method, path, body }) => (method === 'POST' ? [{ path, body }] : []));
  const refresh = vi.fn(async () => undefined);
  const actions = payoutsActions({
    api,
    client,
    money: (cents, currency) => `${currency} ${cents}`,
    hrefOf: (path) => `${path}?client=c1`,
    refresh,
  });
  const actionOf = (id: string) => {
    const found = actions.find((action) => action.id === id);
    if (found === undefined) {
      throw new Error(`There is no action ${id}.`);
    }
    return found;
  };
  return { sent, actionOf };
}

test('before posting several payouts, the question names the entries, the amount and the client', async () => {
  const waiting = { ...READY, id: 'e2', status: 'needs_review' as const };
  const { sent, actionOf } = actionsOf([READY, waiting, { ...READY, id: 'e3' }]);
  const post = actionOf('post');
  const ready = { ...payoutSummary, status: 'ready' as const };
  expect([ready, { ...ready, status: 'posted' as const }].map((row) => post.takes?.(row))).toEqual([
    true,
    false,
  ]);
  const prepared = await post.prepare([ready]);
  expect(prepared?.question?.title).toBe('Post 2 entries (USD 20100) to Harbor in QuickBooks?');
  expect(prepared?.job.undo).toBe(undefined);
  expect(sent()).toEqual([]);
  await prepared?.job.work({ id: 'post', name: '' });
  expect(sent()).toEqual([
    {
      path: '/api/v2/clients/tenants/t1/entries/post',
      body: { entry_ids: [READY.id, 'e3'] },
    },
  ]);
  expect(prepared?.job.link?.()).toEqual({
    text: 'Open the run',
    href: '/dashboard/sync/runs/r1?client=c1',
  });
});

test('refusals by the books are shown in the server’s words', async () => {
  const reason = { code: 'books_closed', message: 'The books are closed.', action: null };
  const { actionOf } = actionsOf([READY], { refused: [{ entry_id: READY.id, reason }] });
  const prepared = await actionOf('post').prepare([payoutSummary]);
  await expect(prepared?.job.work({ id: 'post', name: '' })).rejects.toThrow(
    '1 entry left out. The books are closed.',
  );
});

test('no question is asked if there is nothing to post or to approve', async () => {
  const { actionOf } = actionsOf([{ ...READY, status: 'posted', needs_only_approval: false }]);
  await expect(actionOf('post').prepare([payoutSummary])).rejects.toThrow(
    'None of these payouts has an entry that can be posted now.',
  );
  await expect(actionOf('approve').prepare([payoutSummary])).rejects.toThrow(
    'None of these payouts needs only your approval.',
  );
});

test('only payouts waiting for nothing but approval are approved', async () => {
  const alone = { ...READY, status: 'needs_review' as const, needs_only_approval: true };
  const { sent, actionOf } = actionsOf([alone, { ...alone, id: 'e2', needs_only_approval: false }]);
  const prepared = await actionOf('approve').prepare([payoutSummary]);
  expect(prepared?.question?.title).toBe('Approve 1 entry for Harbor?');
  await prepared?.job.work({ id: 'approve', name: '' });
  expect(sent()).toEqual([
    { path: '/api/v2/clients/tenants/t1/entries/approve', body: { entry_ids: [alone.id] } },
  ]);
});
