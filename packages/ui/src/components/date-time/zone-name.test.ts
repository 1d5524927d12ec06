import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['America/New_York', 'Eastern time (New York)'],
  ['America/Chicago', 'Central time (Chicago)'],
  ['America/Los_Angeles', 'Pacific time (Los Angeles)'],
  ['America/Indiana/Indianapolis', 'Eastern time (Indianapolis)'],
  ['UTC', 'UTC'],
  ['Mars/Olympus_Mons', 'Mars/Olympus_Mons'],
])('%s is %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
