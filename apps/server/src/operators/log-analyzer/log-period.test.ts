import { describe, expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { readLogPeriod } from './log-period.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

const spanOf = (request: Parameters<typeof readLogPeriod>[0]) => {
  const { from, to } = readLogPeriod(request, NOW);
  return [from.toISOString(), to.toISOString()];
};

function faultsOf(request: Parameters<typeof readLogPeriod>[0], mostDays?: number) {
  try {
    return readLogPeriod(request, NOW, mostDays);
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    return error.errors.map(({ path, code, values }) => [path, code, values]);
  }
}

describe('a period of the log', () => {
  test.each([
    [{}, '2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    [{ hours: 2 }, '2026-11-21T07:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    [
      { hours: 2, to: '2026-11-01T00:00:00Z' },
      '2026-10-31T22:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ],
    [
      { from: '2026-11-21T01:00:00-05:00', hours: 2 },
      '2026-11-21T06:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
    ],
    [
      { from: '2026-10-21T09:00:00Z', to: '2026-11-21T09:00:00Z' },
      '2026-10-21T09:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
    ],
  ])('of %j', (request, from, to) => {
    expect(spanOf(request)).toEqual([from, to]);
  });

  test.each([
    [
      { from: '2026-10-21T08:59:59Z', to: '2026-11-21T09:00:00Z' },
      [['query.to', 'too_long_after_first_day', { days: 31 }]],
    ],
    [{ hours: 745 }, [['query.to', 'too_long_after_first_day', { days: 31 }]]],
    [{ from: '2026-11-21T09:00:00Z' }, [['query.to', 'before_first_day', {}]]],
    [
      { from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' },
      [['query.to', 'before_first_day', {}]],
    ],
    [{ to: '2016-12-31T23:59:60Z' }, [['query.to', 'not_an_instant', {}]]],
    [{ from: 'yesterday' }, [['query.from', 'not_an_instant', {}]]],
  ])('of %j is rejected', (request, faults) => {
    expect(faultsOf(request)).toEqual(faults);
  });

  test('may be as long as the limit for its use', () => {
    expect(faultsOf({ hours: 25 }, 1)).toEqual([
      ['query.to', 'too_long_after_first_day', { days: 1 }],
    ]);
  });
});
