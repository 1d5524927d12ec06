import { expect, test } from 'vitest';
import { logHref, readLogPlace, savedSearch } from './log-address.ts';

const USUAL = { q: '', hours: 24, time: null, view: 'lines', around: null } as const;

test.each([
  ['', USUAL],
  [
    '?q=level%3Aerror&hours=168&view=patterns',
    { ...USUAL, q: 'level:error', hours: 168, view: 'patterns' },
  ],
  [
    '?from=2026-11-25T09%3A00%3A00.000Z&to=2026-11-25T10%3A00%3A00.000Z',
    { ...USUAL, time: { from: '2026-11-25T09:00:00.000Z', to: '2026-11-25T10:00:00.000Z' } },
  ],
  [
    '?around=1795683600000-00f067aa0ba902b7',
    { ...USUAL, around: '1795683600000-00f067aa0ba902b7' },
  ],
] as const)('the URL “%s” sets what is shown, and is written from it', (search, place) => {
  expect(readLogPlace(new URLSearchParams(search))).toEqual(place);
  expect(logHref(place)).toBe(`/admin/log-analyzer${search}`);
});

test('invalid values in a URL are ignored', () => {
  const wrong = '?hours=5&from=yesterday&to=2026-11-25T10:00:00Z&view=all&around=../../x';
  expect(readLogPlace(new URLSearchParams(wrong))).toEqual(USUAL);
});

test('a search is saved with its relative period, not with absolute times or a line', () => {
  const open = {
    q: 'level:error',
    hours: 168,
    time: { from: '2026-11-25T09:00:00.000Z', to: '2026-11-25T10:00:00.000Z' },
    view: 'patterns',
    around: '1795683600000-00f067aa0ba902b7',
  } as const;
  expect(savedSearch(open)).toBe('q=level%3Aerror&hours=168&view=patterns');
  expect(savedSearch(USUAL)).toBe('');
});
