import { expect, test } from 'vitest';
import type { BooksEntryDetail } from '../../../shared/api/entities.ts';
import { booksEntry, booksEntryDetail, syncRun } from '../../../shared/testing/sync.fake.ts';
import { postingNews, runNews, settledNews, type Decision } from './decision.ts';

const APPROVED: Decision = {
  kind: 'approve',
  about: [booksEntry],
  done: ['e1'],
  refused: [],
  runId: null,
};
const REFUSED = [{ entryId: 'e2', message: 'The month is closed.' }];

test('an approval says that nothing was sent', () => {
  expect(settledNews(APPROVED)).toEqual({
    tone: 'success',
    title: 'Uber Eats · Fishtown · Nov 8, 2026 approved',
    meaning: 'Ready to post. Nothing is sent to QuickBooks until you post it.',
  });
});

test('for several, it says how many, and which were refused', () => {
  const many = { ...APPROVED, about: [booksEntry, booksEntry], done: ['e1', 'e3'] };
  expect(settledNews(many)?.title).toBe('2 entries approved');
  expect(settledNews({ ...many, refused: REFUSED })).toEqual({
    tone: 'warning',
    title: '2 entries approved, 1 not',
    meaning: 'The month is closed.',
  });
});

test('if everything was refused, no success is reported', () => {
  expect(settledNews({ ...APPROVED, kind: 'post', done: [], refused: REFUSED })).toEqual({
    tone: 'warning',
    title: 'The month is closed.',
    meaning: 'Nothing was posted.',
  });
});

test('a started posting is followed', () => {
  expect(settledNews({ ...APPROVED, kind: 'post', runId: 'r1' })).toBeNull();
});

test.each<[Partial<BooksEntryDetail>, string, string]>([
  [{ status: 'posting' }, 'info', 'Posting $3,825.00 to Lone Star…'],
  [{ status: 'posted' }, 'success', 'Posted $3,825.00 to Lone Star'],
  [
    { status: 'posting', is_ambiguous: true },
    'warning',
    'QuickBooks didn’t confirm Uber Eats · Fishtown · Nov 8, 2026',
  ],
  [
    { status: 'failed', status_reason: { code: 'x', message: 'It is closed.', action: null } },
    'danger',
    'It is closed.',
  ],
])('for an entry that is %o it shows what QuickBooks said', (part, tone, title) => {
  const news = postingNews(
    { ...booksEntryDetail, ...part },
    { amount: '$3,825.00', clientName: 'Lone Star' },
  );
  expect([news.tone, news.title]).toEqual([tone, title]);
});

test.each<['running' | 'succeeded' | 'partial', 'posted' | 'pending' | 'refused', string, string]>([
  ['running', 'pending', 'info', 'Posting 2 entries to Lone Star…'],
  ['succeeded', 'posted', 'success', 'Posted 2 entries to Lone Star'],
  ['partial', 'refused', 'warning', '1 of 2 entries posted to Lone Star'],
])('for a run that is %s with an entry %s', (status, second, tone, title) => {
  const entry = {
    key: 'a',
    document_number: 'UE-1',
    total_cents: 100,
    external_id: null,
    reason: null,
  };
  const states = { running: 'posting.sending', partial: 'partial', succeeded: 'posted' } as const;
  const state = states[status];
  const run = {
    ...syncRun,
    kind: 'post' as const,
    status,
    state,
    situation: {
      ...syncRun.situation,
      state,
      entries: [
        { ...entry, state: 'posted' as const },
        { ...entry, key: 'b', state: second },
      ],
    },
  };
  const news = runNews(run, 'Lone Star');
  expect([news.tone, news.title]).toEqual([tone, title]);
});
