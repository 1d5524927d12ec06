import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './client-list-address.ts';

test.each([
  ['', { view: 'all', sort: '-attention', search: '', dropped: [] }],
  [
    'view=archived&q=%20juniper%20&sort=name',
    { view: 'archived', sort: 'name', search: 'juniper', dropped: [] },
  ],
  [
    'view=mine&sort=constructor&q=x',
    {
      view: 'all',
      sort: '-attention',
      search: 'x',
      dropped: ['view=mine', 'sort=constructor'],
    },
  ],
])('"%s" is read, and what it does not mean is told', (query, expected) => {
  expect(readAddress(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  [{}, '/dashboard/clients?view=archived&q=a%26b&sort=name'],
  [{ view: 'all' as const }, '/dashboard/clients?q=a%26b&sort=name'],
  [{ search: '', sort: '-attention' as const }, '/dashboard/clients?view=archived'],
  [{ view: 'all' as const, search: '', sort: '-attention' as const }, '/dashboard/clients'],
])('changed by %j it is %s, without what is the default', (change, href) => {
  const current = readAddress(new URLSearchParams('view=archived&sort=name&q=a%26b'));
  expect(writeAddress(current, change)).toBe(href);
});
