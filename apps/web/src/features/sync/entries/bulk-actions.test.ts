import { expect, test, vi } from 'vitest';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { chosenFor } from '../../../shared/list/list-actions.ts';
import { client, deliveryClient } from '../../../shared/testing/client.fake.ts';
import { booksEntry } from '../../../shared/testing/sync.fake.ts';
import { entriesActions } from './bulk-actions.tsx';

const READY: BooksEntry = { ...booksEntry, id: 'ready' };
const WAITING: BooksEntry = {
  ...booksEntry,
  id: 'waiting',
  status: 'needs_review',
  needs_only_approval: true,
};
const DIFFERS: BooksEntry = {
  ...booksEntry,
  id: 'differs',
  status: 'needs_review',
  deposit_difference: {
    amount_cents: 1_250,
    currency: 'USD',
    unreadable_rows: 0,
    message: 'The deposit holds more.',
    exception: null,
  },
};
const POSTED: BooksEntry = { ...booksEntry, id: 'posted', status: 'posted' };
const SELECTED = [READY, WAITING, DIFFERS, POSTED];

/** Which selected entries each action accepts, and what it says of the others. */
function offered(of = client, selected: readonly BooksEntry[] = SELECTED) {
  return Object.fromEntries(
    entriesActions(of, () => undefined).map((action) => {
      const { rows, note, isTooMany } = chosenFor(action, selected);
      return [action.id, { takes: rows.map(({ id }) => id), note, isTooMany }];
    }),
  );
}

test('each action accepts the entries it applies to, and says what it excludes', () => {
  expect(offered()).toEqual({
    post: {
      takes: ['ready', 'waiting'],
      note: '2 of 4 can be posted. Open the one whose deposit differs',
      isTooMany: false,
    },
    approve: {
      takes: ['waiting'],
      note: '1 of 4 needs only your approval. Open the one whose deposit differs',
      isTooMany: false,
    },
    skip: {
      takes: ['ready', 'waiting', 'differs'],
      note: '3 of 4 can be skipped',
      isTooMany: false,
    },
  });
});

test('a client without QuickBooks can only have entries skipped', () => {
  expect(Object.keys(offered(deliveryClient))).toEqual(['skip']);
});

test('no more are posted at once than a request allows; approvals take several requests', () => {
  const many = Array.from({ length: 201 }, (_, at) => ({ ...WAITING, id: `e${at}` }));
  const { post, approve, skip } = offered(client, many);
  expect([post?.isTooMany, approve?.isTooMany, skip?.isTooMany]).toEqual([true, false, false]);
  expect(offered(client, many.slice(1))['post']?.isTooMany).toBe(false);
});

test('an action opens a dialog with its entries and starts nothing', () => {
  const ask = vi.fn();
  const prepared = entriesActions(client, ask).map((action) => [
    action.label(2),
    action.stays,
    action.prepare([READY, WAITING]),
  ]);
  expect(prepared).toEqual([
    ['Post 2 entries', true, null],
    ['Approve 2 entries', true, null],
    ['Skip 2 entries', true, null],
  ]);
  expect(ask.mock.calls).toEqual(
    ['post', 'approve', 'skip'].map((kind) => [{ kind, entries: [READY, WAITING] }]),
  );
});
