import { expect, test } from 'vitest';
import { mapConcurrent } from './map-concurrent.ts';

test('results are in item order, and concurrency never exceeds the limit', async () => {
  let running = 0;
  let most = 0;
  const waits = [3, 0, 2, 1];
  const results = await mapConcurrent(waits, 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let round = 0; round < turns; round += 1) {
      await Promise.resolve();
    }
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([30, 0, 20, 10]);
  expect(most).toBe(2);
  await expect(mapConcurrent([1], 4, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
