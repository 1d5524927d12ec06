import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

class Full extends Error {
  override name = 'Full';
}

const refuse = () => new Full('Come back later.');

test('lets no more in than its width, in the order they came, and refuses who finds no place', async () => {
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

test('work that fails makes room like any other', async () => {
  const turnstile = createTurnstile({ width: 1, places: 1, refuse });
  const failing = turnstile(() => Promise.reject(new Error('It failed.')));
  const next = turnstile(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
});
