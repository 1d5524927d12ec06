import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { useResolution } from './use-resolution.ts';

const KEYS = [
  ['client', 't1', 'entries', 'exceptions', 'open'],
  ['client', 't1', 'payouts', 'p1'],
  ['client', 't1', 'stores'],
  ['client', 't2', 'entries', 'exceptions', 'open'],
];

async function resolve(answer?: AnswerRequest) {
  const page = fakePage(answer);
  const { queries } = page.services;
  for (const key of KEYS) {
    queries.setQueryData(key, {});
  }
  let closed = 0;
  const { mutateAsync } = page.hook(() => useResolution('t1', 'x1', () => (closed += 1)));
  const [{ status }] = await Promise.allSettled([mutateAsync('Refunded on Nov 12')]);
  const stale = KEYS.map((key) => queries.getQueryState(key)?.isInvalidated);
  return { sent: page.sent, closed, status, stale };
}

test('the resolution is sent, and everything showing the difference is reloaded', async () => {
  expect(await resolve()).toEqual({
    sent: [
      {
        method: 'POST',
        path: '/api/v2/clients/tenants/t1/exceptions/x1/resolve',
        body: { note: 'Refunded on Nov 12' },
      },
    ],
    closed: 1,
    status: 'fulfilled',
    stale: [true, true, false, false],
  });
});

test('one that somebody else has resolved stays open on the page, and is reloaded', async () => {
  const answer = () => refusal(409, 'exception_resolved', 'It is resolved already.');
  expect(await resolve(answer)).toMatchObject({
    closed: 0,
    status: 'rejected',
    stale: [true, true, false, false],
  });
});
