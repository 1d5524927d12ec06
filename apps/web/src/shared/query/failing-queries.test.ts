import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { failingQueries, watchFailingQueries } from './failing-queries.ts';

function clientOf(answers: Record<string, () => unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observe = (name: string) => {
    const observer = new QueryObserver(client, {
      queryKey: [name],
      queryFn: async () => answers[name]?.(),
    });
    const stop = observer.subscribe(() => undefined);
    return { settled: () => observer.refetch(), stop };
  };
  return { client, observe };
}

const fails = () => {
  throw new Error('The server did not answer.');
};

test('a failed query is listed while something reads it', async () => {
  const { client, observe } = clientOf({ payouts: fails, stores: () => [] });
  const [payouts, stores] = [observe('payouts'), observe('stores')];
  await Promise.all([payouts.settled(), stores.settled()]);
  const failing = () => failingQueries(client.getQueryCache()).map(({ queryKey }) => queryKey);
  expect(failing()).toEqual([['payouts']]);
  payouts.stop();
  expect(failing()).toEqual([]);
});

test('a failed query with older data is listed too, until it is reloaded', async () => {
  let answer: () => unknown = () => [1];
  const { client, observe } = clientOf({ payouts: () => answer() });
  const payouts = observe('payouts');
  await payouts.settled();
  answer = fails;
  await payouts.settled();
  const [failing] = failingQueries(client.getQueryCache());
  expect(failing?.state.data).toEqual([1]);
  answer = () => [2];
  await payouts.settled();
  expect(failingQueries(client.getQueryCache())).toEqual([]);
});

test('the list is the same one until something about it changes', async () => {
  const { client, observe } = clientOf({ payouts: fails, stores: () => [] });
  const watch = watchFailingQueries(client.getQueryCache());
  const [payouts, stores] = [observe('payouts'), observe('stores')];
  await Promise.all([payouts.settled(), stores.settled()]);
  const first = watch.read();
  expect(first).toHaveLength(1);
  await stores.settled();
  expect(watch.read()).toBe(first);
  await payouts.settled();
  expect(watch.read()).not.toBe(first);
});
