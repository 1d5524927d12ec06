import { expect, test } from 'vitest';
import { allKeys, keysOf } from './topics.ts';

test('a change of a connection makes what shows connections out of date', () => {
  expect(keysOf('t1', 'connection')).toEqual([
    ['client', 't1', 'connections'],
    ['client', 't1', 'sync-status'],
    ['client', 't1', 'home'],
    ['client', 't1', 'setup'],
  ]);
});

test('a notification makes the support of its client and the list of all clients out of date', () => {
  expect(keysOf('t1', 'notification')).toEqual([['client', 't1', 'support'], ['notifications']]);
});

test('a topic this page does not know changes nothing on it', () => {
  expect(keysOf('t1', 'weather')).toEqual([]);
});

test('everything that is told of is named once', () => {
  const keys = allKeys('t1').map((key) => key.join('/'));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('client/t1/support');
  expect(keys).toContain('notifications');
});
