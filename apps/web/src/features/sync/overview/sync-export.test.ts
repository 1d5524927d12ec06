import { expect, test } from 'vitest';
import { isExportFormat, isExportRange, toExportQuery } from './sync-export.ts';

const DAYS = { from: '2026-11-01', to: '2026-11-15' };

test('a named period is requested by name, whatever days were selected before', () => {
  expect(toExportQuery('t1', { range: 'last_month', days: DAYS, format: 'xlsx' })).toEqual({
    tenant_id: 't1',
    format: 'xlsx',
    date_range: 'last_month',
  });
});

test('custom days are requested by their first and last', () => {
  expect(toExportQuery('t1', { range: null, days: DAYS, format: 'csv' })).toEqual({
    tenant_id: 't1',
    format: 'csv',
    start_date: '2026-11-01',
    end_date: '2026-11-15',
  });
});

test('without a period there is no request', () => {
  expect(toExportQuery('t1', { range: null, days: null, format: 'csv' })).toBeNull();
});

test.each([
  ['last_month', true],
  ['own', false],
  ['toString', false],
])('%s is a named period: %s', (value, known) => {
  expect(isExportRange(value)).toBe(known);
});

test('every format is supported by the server', () => {
  expect(['csv', 'xlsx', 'json', 'pdf', ''].filter(isExportFormat)).toEqual([
    'csv',
    'xlsx',
    'json',
  ]);
});
