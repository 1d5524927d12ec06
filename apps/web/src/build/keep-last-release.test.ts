import { expect, test } from 'vitest';
import { isKept, nextReleases } from './keep-last-release.ts';

const OLD = ['assets/index-a.js', 'assets/index-a.js.map'];
const NEW = ['assets/index-b.js', 'assets/index-b.js.map'];

test('the previous release stays for one more release', () => {
  const first = nextReleases({ current: [], last: [] }, OLD);
  const second = nextReleases(first, NEW);
  expect(second).toEqual({ current: NEW, last: OLD });
  expect(nextReleases(second, ['assets/index-c.js']).last).toEqual(NEW);
});

test('building the same release again removes no release', () => {
  const releases = { current: NEW, last: OLD };
  expect(nextReleases(releases, [...NEW].reverse()).last).toEqual(OLD);
});

test.each([
  ['assets/index-b.js', true],
  ['assets/index-b.js.br', true],
  ['assets/index-b.js.map', true],
  ['assets/index-a.js', true],
  ['assets/index-a.js.gz', true],
  ['assets/index-a.js.map', false],
  ['assets/index-0.js', false],
  ['assets/index-0.js.br', false],
])('%s stays: %s', (file, expected) => {
  expect(isKept(file, { current: NEW, last: OLD })).toBe(expected);
});
