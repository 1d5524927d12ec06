import { afterEach, beforeEach, expect, test } from 'vitest';
import '../language/french.ts';
import { setLanguage } from '../language/language.ts';
import { formatAgo } from './ago.ts';
import { counted, formatCount } from './counted.ts';
import { createInstantFormat, formatDay, formatDayOfYear, formatPeriod } from './days.ts';
import { LINE_ITEMS } from './line-items.ts';
import { LEVEL_LABELS, reportName } from './names.ts';
import { toTimeZoneGroups } from './time-zones.ts';

beforeEach(() => setLanguage('fr-CA'));
afterEach(() => setLanguage('en-US'));

test('days and periods in French', () => {
  expect(formatDay('2026-04-09')).toBe('9 avr. 2026');
  expect(formatDayOfYear('2026-04-09')).toBe('9 avr.');
  expect(formatPeriod('2026-11-09', '2026-11-15')).toBe('9 au 15 nov. 2026');
  expect(formatPeriod('2026-10-26', '2026-11-02')).toBe('26 oct. au 2 nov. 2026');
  expect(formatPeriod('2026-12-28', '2027-01-03')).toBe('28 déc. 2026 au 3 janv. 2027');
});

test('times and relative times in French', () => {
  const at = '2026-11-21T09:00:00.000Z';
  expect(createInstantFormat('America/Toronto')(at)).toBe('21 nov. 2026, 4 h 00');
  expect(formatAgo(at, Date.parse(at) + 3 * 3_600_000)).toBe('il y a 3 heures');
  expect(formatAgo(at, Date.parse(at))).toBe('à l’instant');
});

test('counts and sizes in French', () => {
  expect([counted(0, 'ligne'), counted(1204, 'ligne')]).toEqual(['0 ligne', '1\u00A0204 lignes']);
  expect(formatCount(2.25, 1)).toBe('2,3');
});

test('names in French', () => {
  expect(LINE_ITEMS.tips).toBe('Pourboires');
  expect(LEVEL_LABELS.user_owner).toBe('Propriétaire');
  expect(reportName('ubereats_payout_summary')).toBe('Sommaire des versements Uber Eats');
  expect(toTimeZoneGroups(['America/Toronto', 'UTC'], 'UTC')).toEqual([
    {
      label: 'États-Unis et Canada',
      options: [{ value: 'America/Toronto', label: 'Heure de l’Est (Toronto)' }],
    },
    { label: 'Autres', options: [{ value: 'UTC', label: 'UTC' }] },
  ]);
});
