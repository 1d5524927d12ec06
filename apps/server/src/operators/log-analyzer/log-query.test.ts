import { expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { readLogQuery } from './log-query.ts';

test('a query has fields, negations, values with spaces, durations and free text', () => {
  expect(
    readLogQuery(' level:error  -client:"Harbor Deli" duration_ms:>=500 timeout "two words" '),
  ).toEqual([
    { kind: 'field', field: 'level', value: 'error', isExcluded: false },
    { kind: 'field', field: 'client', value: 'Harbor Deli', isExcluded: true },
    { kind: 'duration', bound: { sign: '>=', ms: 500 }, isExcluded: false },
    { kind: 'text', text: 'timeout', isExcluded: false },
    { kind: 'text', text: 'two words', isExcluded: false },
  ]);
});

test('an operation with a path in it is matched in quotes', () => {
  expect(readLogQuery('operation:"POST /v3/company/:id/journalentry"')).toEqual([
    {
      kind: 'field',
      field: 'operation',
      value: 'POST /v3/company/:id/journalentry',
      isExcluded: false,
    },
  ]);
});

test('an empty query has no terms', () => {
  expect(readLogQuery('   ')).toEqual([]);
});

test.each([
  ['colour:red', 'not_a_log_field'],
  ['duration_ms:long', 'not_valid'],
])('%s is rejected', (query, code) => {
  const refused = () => {
    try {
      readLogQuery(query);
    } catch (error) {
      return error instanceof AppError ? error.errors.map((one) => [one.path, one.code]) : error;
    }
    return null;
  };
  expect(refused()).toEqual([['query.q', code]]);
});
