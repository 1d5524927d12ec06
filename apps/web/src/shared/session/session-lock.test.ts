import { expect, test } from 'vitest';
import { holdSessionLock, type SessionLocks } from './session-lock.ts';

/** Node has the browser's own LockManager from version 24 on; this one keeps its promises. */
function oneLock(): SessionLocks {
  let last: Promise<void> = Promise.resolve();
  return {
    request: async (_name, { signal }, callback) => {
      const before = last;
      let done: () => void = () => undefined;
      last = new Promise((resolve) => {
        done = resolve;
      });
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      try {
        await Promise.race([before, aborted]);
      } catch (error) {
        void before.finally(() => done());
        throw error;
      }
      await callback();
      done();
    },
  };
}

async function turns() {
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
  }
}

test('the lock goes from one to the next, past whoever gave up waiting', async () => {
  const locks = oneLock();
  const granted: string[] = [];
  const controllers = ['a', 'b', 'c'].map((name) => {
    const controller = new AbortController();
    holdSessionLock(locks, controller.signal, () => granted.push(name));
    return controller;
  });
  await turns();
  expect(granted).toEqual(['a']);
  controllers[1]?.abort();
  await turns();
  expect(granted).toEqual(['a']);
  controllers[0]?.abort();
  await turns();
  expect(granted).toEqual(['a', 'c']);
});

test.each<[string, SessionLocks | undefined]>([
  ['has none', undefined],
  ['refuses them', { request: () => Promise.reject(new Error('SecurityError')) }],
])('a browser that %s grants at once', async (_, locks) => {
  const granted: string[] = [];
  holdSessionLock(locks, new AbortController().signal, () => granted.push('a'));
  await turns();
  expect(granted).toEqual(['a']);
});

test('whoever gave up before the lock came lets it go', async () => {
  const locks = oneLock();
  const first = new AbortController();
  first.abort();
  const granted: string[] = [];
  holdSessionLock(locks, first.signal, () => granted.push('a'));
  holdSessionLock(locks, new AbortController().signal, () => granted.push('b'));
  await turns();
  expect(granted.at(-1)).toBe('b');
});
