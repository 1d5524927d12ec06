import { expect, test } from 'vitest';
import { hoursText, shareText, toSteps, toWeeks } from './analytics.view.ts';

test.each([
  [60, 96, '62.5%'],
  [0, 4, '0.0%'],
  [0, 0, '–'],
])('%s of %s is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

test.each([
  [3.5, '3.5 h'],
  [47.96, '48 h'],
  [52.25, '2 days'],
])('%s hours are %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('the funnel has its steps in order', () => {
  const funnel = {
    registered: 7,
    client: 6,
    reports: 5,
    books: 4,
    mapped: 3,
    posted: 2,
    second_week: 1,
  };
  expect(toSteps({ funnel }).map(({ id, people }) => [id, people])).toEqual(Object.entries(funnel));
});

test('weeks without activity are included, and the last one is still open', () => {
  const week = { platform: 'ubereats', runs: 3, payouts: 2, posted: 1 } as const;
  const { points, series } = toWeeks(
    {
      // A Thursday to the Sunday two weeks later.
      from: '2026-11-05T09:00:00.000Z',
      to: '2026-11-22T23:00:00.000Z',
      volume: [
        { ...week, week: '2026-11-02' },
        { ...week, week: '2026-11-16', platform: 'doordash', payouts: 5 },
      ],
    },
    'payouts',
  );
  expect(points).toEqual([
    { id: '2026-11-02', label: 'Nov 2', partial: false },
    { id: '2026-11-09', label: 'Nov 9', partial: false },
    { id: '2026-11-16', label: 'Nov 16', partial: true },
  ]);
  expect(series.map(({ label, values }) => [label, values])).toEqual([
    ['Uber Eats', [2, 0, 0]],
    ['DoorDash', [0, 0, 5]],
  ]);
});

test('empty weeks are not drawn', () => {
  const none = toWeeks(
    {
      from: '2026-11-05T09:00:00.000Z',
      to: '2026-11-22T23:00:00.000Z',
      volume: [{ week: '2026-11-02', platform: 'ubereats', runs: 3, payouts: 2, posted: 0 }],
    },
    'posted',
  );
  expect(none).toEqual({ points: [], series: [] });
});
