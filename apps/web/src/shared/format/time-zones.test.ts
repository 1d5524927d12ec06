import { expect, test } from 'vitest';
import { toTimeZoneGroups } from './time-zones.ts';

test('zones stand under their region, by place', () => {
  expect(
    toTimeZoneGroups(
      ['America/New_York', 'America/Indiana/Knox', 'Europe/Paris', 'UTC'],
      'America/New_York',
    ),
  ).toEqual([
    {
      label: 'America',
      options: [
        { value: 'America/New_York', label: 'New York' },
        { value: 'America/Indiana/Knox', label: 'Indiana, Knox' },
      ],
    },
    { label: 'Europe', options: [{ value: 'Europe/Paris', label: 'Paris' }] },
    { label: 'Other', options: [{ value: 'UTC', label: 'UTC' }] },
  ]);
});

test('a zone this browser does not list can still be kept', () => {
  expect(toTimeZoneGroups([], 'US/Eastern')).toEqual([
    { label: 'Other', options: [{ value: 'US/Eastern', label: 'Eastern' }] },
  ]);
});
