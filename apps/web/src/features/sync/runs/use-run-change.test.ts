import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { useRunChange, type RunChange } from './use-run-change.ts';

const RUN = '/api/v2/clients/sync/r1';
const KEYS = [
  ['client', 't1', 'runs', 'one', 'r1'],
  ['client', 't1', 'entries', 'summary'],
  ['client', 't1', 'payouts', 'p1'],
  ['client', 't2', 'runs', 'one', 'r9'],
];

async function change(input: RunChange, answer?: AnswerRequest) {
  const page = fakePage(answer);
  const { queries } = page.services;
  for (const key of KEYS) {
    queries.setQueryData(key, {});
  }
  let done = 0;
  const { mutateAsync } = page.hook(() => useRunChange('t1', 'r1', () => (done += 1)));
  const [settled] = await Promise.allSettled([mutateAsync(input)]);
  const stale = KEYS.map((key) => queries.getQueryState(key)?.isInvalidated);
  return { sent: page.sent, done, settled, stale };
}

test.each<[RunChange, string, object]>([
  [{ kind: 'approve' }, '/approve', {}],
  [{ kind: 'cancel' }, '/cancel', {}],
  [{ kind: 'retry' }, '/retry', {}],
  [{ kind: 'undo', how: 'reverse_today' }, '/undo', { body: { how: 'reverse_today' } }],
  [
    { kind: 'undo', how: 'reverse_on_original_date' },
    '/undo',
    { body: { how: 'reverse_on_original_date' } },
  ],
  [{ kind: 'undo', how: 'delete' }, '/undo', { body: { how: 'delete' } }],
])('%j is one request about the run', async (input, path, body) => {
  const { sent, done, stale } = await change(input);
  expect(sent).toEqual([{ method: 'POST', path: `${RUN}${path}`, ...body }]);
  expect(done).toBe(1);
  expect(stale).toEqual([true, true, true, false]);
});

test.each<[RunChange['kind'], number, string]>([
  ['undo', 409, 'undo_reconciled'],
  ['approve', 409, 'run_not_approvable'],
  ['cancel', 503, 'database_down'],
])(
  '%s refused with %i leaves its dialog open, and everything is reloaded',
  async (kind, status, code) => {
    const input: RunChange = kind === 'undo' ? { kind, how: 'delete' } : { kind };
    const { done, settled, stale } = await change(input, () => refusal(status, code, 'No.'));
    expect(done).toBe(0);
    expect(settled).toMatchObject({ status: 'rejected', reason: { code, message: 'No.' } });
    expect(stale).toEqual([true, true, true, false]);
  },
);

test('an unreachable run is not reported as changed', async () => {
  const { done, settled } = await change({ kind: 'approve' }, () => {
    throw new TypeError('Failed to fetch');
  });
  expect([done, settled.status]).toEqual([0, 'rejected']);
});
