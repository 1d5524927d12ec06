import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

test('work with the same key waits for the previous one, even if that failed; other keys do not wait', async () => {
  const keyedQueue = createKeyedQueue();
  const done: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = keyedQueue('a', async () => {
    await held;
    done.push('a1');
    throw new Error('a1 failed');
  });
  const second = keyedQueue('a', async () => {
    done.push('a2');
    return 2;
  });
  await keyedQueue('b', async () => {
    done.push('b1');
  });
  expect(done).toEqual(['b1']);
  release();
  await expect(first).rejects.toThrow('a1 failed');
  expect([await second, done]).toEqual([2, ['b1', 'a1', 'a2']]);
});
