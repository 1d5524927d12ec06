import { expect, test } from 'vitest';
import { toTimeZoneGroups } from './time-zones.ts';

test('common zones come first, the others under their region, by place', () => {
  expect(
    toTimeZoneGroups(
      [
        'America/Indiana/Knox',
        'America/Los_Angeles',
        'America/New_York',
        'Europe/Paris',
        'Pacific/Honolulu',
        'UTC',
      ],
      'America/New_York',
    ),
  ).toEqual([
    {
      label: 'United States and Canada',
      options: [
        { value: 'America/New_York', label: 'Eastern time (New York)' },
        { value: 'America/Los_Angeles', label: 'Pacific time (Los Angeles)' },
        { value: 'Pacific/Honolulu', label: 'Hawaii time (Honolulu)' },
      ],
    },
    {
      label: 'Rest of the Americas',
      options: [{ value: 'America/Indiana/Knox', label: 'Indiana, Knox' }],
    },
    { label: 'Europe', options: [{ value: 'Europe/Paris', label: 'Paris' }] },
    { label: 'Other', options: [{ value: 'UTC', label: 'UTC' }] },
  ]);
});

test('a zone that this browser does not list can still be selected', () => {
  expect(toTimeZoneGroups([], 'US/Eastern')).toEqual([
    { label: 'Other', options: [{ value: 'US/Eastern', label: 'Eastern' }] },
  ]);
});
