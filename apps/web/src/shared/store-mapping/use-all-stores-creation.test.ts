import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../testing/api.fake.ts';
import { fakePage } from '../testing/page.fake.tsx';
import { useAllStoresCreation } from './use-all-stores-creation.ts';

const TENANT = '/api/v2/clients/tenants/t1';
const TRIGGER = '/api/v2/clients/sync/trigger';
const created = (id: string) => `POST ${TENANT}/platform-stores/${id}/create-store`;
const FETCHED = `POST ${TRIGGER}`;

/** Responds for each store with a mapping of its name, with exceptions. */
function answering(refused: Readonly<Record<string, Response>>): AnswerRequest {
  return ({ path }) => {
    const id = /platform-stores\/([^/]+)\//.exec(path)?.[1] ?? 'trigger';
    return refused[id] ?? { mapping: { id: `mapping of ${id}` } };
  };
}

async function addAll(ids: readonly string[], refused: Readonly<Record<string, Response>> = {}) {
  const page = fakePage(answering(refused));
  const { queries } = page.services;
  const keys = [
    ['client', 't1', 'store-mappings', 'ubereats', 'platform-stores'],
    ['client', 't1', 'stores'],
  ];
  for (const key of keys) {
    queries.setQueryData(key, []);
  }
  const ends: unknown[] = [];
  const { mutateAsync } = page.hook(() =>
    useAllStoresCreation('t1', 'ubereats', {
      onCreated: (mappings) => ends.push(mappings),
      onRefused: () => ends.push('refused'),
    }),
  );
  await Promise.allSettled([mutateAsync(ids)]);
  await page.settled();
  return {
    sent: page.sent.map(({ method, path }) => `${method} ${path}`),
    bodies: page.sent.map(({ body }) => body),
    ends,
    stale: keys.map((key) => queries.getQueryState(key)?.isInvalidated),
    messages: page.messages().screen.map(({ request }) => request.message),
  };
}

test('stores are added one by one, and then never-fetched ones are fetched once', async () => {
  const { sent, bodies, ends, stale } = await addAll(['a', 'b']);
  expect(sent).toEqual([created('a'), created('b'), FETCHED]);
  expect(bodies).toEqual([{}, {}, { tenant_id: 't1', channel_type: 'ubereats', first_only: true }]);
  expect(ends).toEqual([['mapping of a', 'mapping of b']]);
  expect(stale).toEqual([true, true]);
});

test('stores added before a refused one stay, and are reloaded and fetched; the rest are skipped', async () => {
  const taken = refusal(409, 'platform_store_taken', 'It is matched already.');
  const { sent, ends, stale } = await addAll(['a', 'b', 'c'], { b: taken });
  expect(sent).toEqual([created('a'), created('b'), FETCHED]);
  expect(ends).toEqual(['refused']);
  expect(stale).toEqual([true, true]);
});

test('if the first is refused, nothing was added that could be fetched', async () => {
  const limit = refusal(402, 'plan_limit_reached', 'Your plan has no more stores.');
  const { sent, ends } = await addAll(['a', 'b'], { a: limit });
  expect(sent).toEqual([created('a')]);
  expect(ends).toEqual(['refused']);
});

test('stores that cannot be fetched are still added, with a note on how to fetch them', async () => {
  const failed = refusal(503, 'database_down', 'Try again.');
  const { ends, messages } = await addAll(['a'], { trigger: failed });
  expect(ends).toEqual([['mapping of a']]);
  expect(messages).toEqual([
    'We couldn’t fetch your payouts. The store is matched; start the sync from Sync.',
  ]);
});

test('no stores make no requests', async () => {
  const { sent, ends } = await addAll([]);
  expect([sent, ends]).toEqual([[], [[]]]);
});
