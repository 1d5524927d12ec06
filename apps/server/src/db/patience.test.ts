import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';

const GONE = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

/** A clock that advances only while somebody waits. */
function frozenTime() {
  let ms = 0;
  return {
    nowMs: () => ms,
    pause: (pausedMs: number) => {
      ms += pausedMs;
      return Promise.resolve();
    },
    pass: (passedMs: number) => {
      ms += passedMs;
    },
  };
}

function failing(times: number, error: Error = GONE) {
  const calls = { count: 0 };
  const work = () => {
    calls.count += 1;
    return calls.count > times ? Promise.resolve('done') : Promise.reject(error);
  };
  return { calls, work };
}

const always = () => true;

test('work that did not happen is retried until it does', async () => {
  const { calls, work } = failing(3);
  expect([await createPatience(frozenTime())(work, always), calls.count]).toEqual(['done', 4]);
});

test('after two seconds the failure is thrown, and to later callers immediately', async () => {
  const time = frozenTime();
  const patiently = createPatience(time);
  await expect(patiently(failing(1_000).work, always)).rejects.toBe(GONE);
  expect(time.nowMs()).toBeGreaterThan(1_500);
  const late = failing(1_000);
  await expect(patiently(late.work, always)).rejects.toBe(GONE);
  expect(time.nowMs()).toBeLessThanOrEqual(2_000);
  time.pass(100);
  const later = failing(1_000);
  await expect(patiently(later.work, always)).rejects.toBe(GONE);
  expect(later.calls.count).toBe(1);
});

test('work that ends its own connection each time fails, even while other calls succeed', async () => {
  const time = frozenTime();
  const patiently = createPatience(time);
  const outcome = patiently(async () => {
    expect(await patiently(failing(0).work, always)).toBe('done');
    throw GONE;
  }, always);
  await expect(outcome).rejects.toBe(GONE);
  expect(time.nowMs()).toBeLessThanOrEqual(2_000);
});

test('each outage has its own wait', async () => {
  const time = frozenTime();
  const patiently = createPatience(time);
  await expect(patiently(failing(1_000).work, always)).rejects.toBe(GONE);
  expect(await patiently(failing(0).work, always)).toBe('done');
  expect(await patiently(failing(5).work, always)).toBe('done');
  await expect(patiently(failing(1_000).work, always)).rejects.toBe(GONE);
  time.pass(60_000);
  expect(await patiently(failing(5).work, always)).toBe('done');
});

test.each([
  ['what may have been done', GONE, () => false],
  ['what the database refuses', Object.assign(new Error('full'), { code: 'ENOSPC' }), always],
  ['a bug', new TypeError('x is undefined'), always],
])('%s is not retried', async (_what, error, mayRepeat) => {
  const { calls, work } = failing(1, error);
  await expect(createPatience(frozenTime())(work, mayRepeat)).rejects.toBe(error);
  expect(calls.count).toBe(1);
});
