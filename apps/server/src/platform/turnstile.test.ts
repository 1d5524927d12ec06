import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

class Full extends Error {
  override name = 'Full';
}

const refuse = () => new Full('Come back later.');

test('runs no more than its width concurrently, in order, and rejects beyond its queue', async () => {
  const turnstile = createTurnstile({ width: 2, places: 2, refuse });
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((number) =>
    turnstile(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => end.push(resolve));
      return number;
    }),
  );
  await expect(all[4]).rejects.toThrow(Full);
  expect(begun).toEqual([0, 1]);
  end[0]?.();
  expect(await all[0]).toBe(0);
  expect(begun).toEqual([0, 1, 2]);
  end[1]?.();
  end[2]?.();
  expect(await Promise.all([all[1], all[2]])).toEqual([1, 2]);
  end[3]?.();
  expect([await all[3], begun]).toEqual([3, [0, 1, 2, 3]]);
});

test('failed work frees its slot too', async () => {
  const turnstile = createTurnstile({ width: 1, places: 1, refuse });
  const failing = turnstile(() => Promise.reject(new Error('It failed.')));
  const next = turnstile(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
});
