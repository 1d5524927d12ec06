import { expect, test } from 'vitest';
import { holdSessionLock, type SessionLocks } from './session-lock.ts';

/** Node has LockManager from version 24 on; this fake has the same semantics. */
function oneLock(): SessionLocks {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const run = async (callback: (lock: unknown) => Promise<boolean>) => {
    isHeld = true;
    const answer = await callback({});
    isHeld = false;
    waiting.shift()?.();
    return answer;
  };
  return {
    request: async (_name, options, callback) => {
      if (!isHeld) {
        return run(callback);
      }
      if ('ifAvailable' in options) {
        return callback(null);
      }
      const { signal } = options;
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(resolve), 1);
          reject(signal.reason as Error);
        });
      });
      return run(callback);
    },
  };
}

async function settle() {
  for (let round = 0; round < 20; round += 1) {
    await Promise.resolve();
  }
}

test('the lock passes from one to the next, skipping those who gave up waiting', async () => {
  const locks = oneLock();
  const granted: [string, boolean][] = [];
  const controllers = ['a', 'b', 'c'].map((name) => {
    const controller = new AbortController();
    holdSessionLock(locks, controller.signal, (hadToWait) => granted.push([name, hadToWait]));
    return controller;
  });
  await settle();
  expect(granted).toEqual([['a', false]]);
  controllers[1]?.abort();
  await settle();
  expect(granted).toEqual([['a', false]]);
  controllers[0]?.abort();
  await settle();
  expect(granted).toEqual([
    ['a', false],
    ['c', true],
  ]);
});

test.each<[string, SessionLocks | undefined]>([
  ['has none', undefined],
  ['refuses them', { request: () => Promise.reject(new Error('SecurityError')) }],
])('a browser that %s grants at once', async (_, locks) => {
  const granted: boolean[] = [];
  holdSessionLock(locks, new AbortController().signal, (hadToWait) => granted.push(hadToWait));
  await settle();
  expect(granted).toEqual([false]);
});

test('a waiter that gave up before it got the lock releases it', async () => {
  const locks = oneLock();
  const first = new AbortController();
  first.abort();
  const granted: string[] = [];
  holdSessionLock(locks, first.signal, () => granted.push('a'));
  holdSessionLock(locks, new AbortController().signal, () => granted.push('b'));
  await settle();
  expect(granted.at(-1)).toBe('b');
});
