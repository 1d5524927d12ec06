import { expect, test } from 'vitest';
import { mapConcurrent } from './map-concurrent.ts';

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Work that runs until released, and a list of what was started. */
function heldWork() {
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (item: number): Promise<string> => {
    begun.push(item);
    return new Promise((resolve, reject) => {
      ends.set(item, (error) => (error === undefined ? resolve(`done ${item}`) : reject(error)));
    });
  };
  const end = async (item: number, error?: Error): Promise<void> => {
    ends.get(item)?.(error);
    await nextTurn();
  };
  return { begun, work, end };
}

test('the concurrency limit is used fully, and the results are in the order of the items', async () => {
  const { begun, work, end } = heldWork();
  const all = mapConcurrent([1, 2, 3], { concurrency: 2 }, work);
  await nextTurn();
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  await end(3);
  await end(1);
  expect(await all).toEqual(['done 1', 'done 2', 'done 3']);
});

test('after a failure nothing is started, and running work is awaited', async () => {
  const { begun, work, end } = heldWork();
  let isOver = false;
  const all = mapConcurrent([1, 2, 3, 4], { concurrency: 2 }, work).finally(() => {
    isOver = true;
  });
  all.catch(() => undefined);
  await nextTurn();
  await end(1, new Error('No.'));
  expect([begun, isOver]).toEqual([[1, 2], false]);
  await end(2);
  await expect(all).rejects.toThrow('No.');
  expect(begun).toEqual([1, 2]);
});

test('nothing further is started once it may not go on', async () => {
  const { begun, work, end } = heldWork();
  let mayGoOn = true;
  const all = mapConcurrent([1, 2, 3], { concurrency: 1, mayGoOn: () => mayGoOn }, work);
  await nextTurn();
  mayGoOn = false;
  await end(1);
  expect(await all).toEqual(['done 1']);
  expect(begun).toEqual([1]);
});
