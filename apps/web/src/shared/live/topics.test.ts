import { expect, test } from 'vitest';
import { allKeys, keysOf } from './topics.ts';

test('a connection change invalidates everything that shows connections', () => {
  expect(keysOf('t1', 'connection')).toEqual([
    ['client', 't1', 'connections'],
    ['client', 't1', 'sync-status'],
    ['client', 't1', 'home'],
    ['client', 't1', 'setup'],
  ]);
});

test('a notification invalidates its client’s support and the list of all clients', () => {
  expect(keysOf('t1', 'notification')).toEqual([['client', 't1', 'support'], ['notifications']]);
});

test('an unknown topic changes nothing on this page', () => {
  expect(keysOf('t1', 'weather')).toEqual([]);
});

test('every topic is named once', () => {
  const keys = allKeys('t1').map((key) => key.join('/'));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('client/t1/support');
  expect(keys).toContain('notifications');
});
