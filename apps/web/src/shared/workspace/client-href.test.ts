import { expect, test } from 'vitest';
import { toClientHref, toSwitchedHref } from './client-href.ts';

test.each([
  ['/dashboard/sync', 'c1', '/dashboard/sync?client=c1'],
  ['/dashboard/sync?state=ready', 'c1', '/dashboard/sync?client=c1&state=ready'],
  ['/dashboard/sync?client=c2', 'c1', '/dashboard/sync?client=c1'],
  ['/dashboard/sync', null, '/dashboard/sync'],
])('%s for the client %j is %s', (path, client, href) => {
  expect(toClientHref(path, client)).toBe(href);
});

test.each([
  ['/dashboard/sync', '/dashboard/sync?client=c2'],
  ['/dashboard/sync/imports/i1', '/dashboard/sync?client=c2'],
  ['/dashboard/stores/s1/setup', '/dashboard/stores?client=c2'],
])('switching the client on %s leads to %s', (pathname, href) => {
  expect(toSwitchedHref(pathname, 'c2')).toBe(href);
});
