import { describe, expect, test } from 'vitest';
import type { Plan, PlanChange } from '../api/entities.ts';
import { dueWords, planChangeLines } from './plan-change.view.ts';

const formats = {
  money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  day: (instant: string) => instant.slice(0, 10),
};

function plan(code: string, cents: number): Plan {
  return {
    code,
    name: code,
    description: '',
    price_cents: cents,
    currency: 'USD',
    interval: 'month',
    trial_days: 0,
    limits: { clients: null, stores: null, channels: null, users: null, history_months: null },
  };
}

const UP: PlanChange = {
  from: plan('Standard', 1_900),
  to: plan('Firm', 4_900),
  at: '2026-11-16T09:00:00.000Z',
  credit_cents: 950,
  charge_cents: 2_450,
  due_now_cents: 1_500,
  credit_left_cents: 0,
  period_ends_at: '2026-12-01T09:00:00.000Z',
};

describe('what is due', () => {
  test('adds up visibly', () => {
    expect(dueWords(UP, formats)).toBe(
      'You’re charged $15.00 now: $24.50 for Firm until 2026-12-01, minus $9.50 for the rest of Standard.',
    );
  });

  test('mentions earlier credit if it makes a difference', () => {
    expect(dueWords({ ...UP, due_now_cents: 1_000 }, formats)).toBe(
      'You’re charged $10.00 now: $24.50 for Firm until 2026-12-01, minus $9.50 for the rest of Standard and earlier credit.',
    );
  });

  test('is nothing for a cheaper plan, and the rest is credited', () => {
    const down = { ...UP, due_now_cents: 0, credit_left_cents: 1_500 };
    expect(dueWords(down, formats)).toBe(
      'Nothing is charged now. $15.00 is credited to your next invoices.',
    );
    expect(dueWords({ ...down, credit_left_cents: 0 }, formats)).toBe('Nothing is charged now.');
  });
});

test('a change says what is due, what comes after, and what is lost', () => {
  const lost = ['You have 3 stores; Firm includes 2.'];
  expect(planChangeLines(UP, { lost, isEnding: true }, formats).slice(1)).toEqual([
    'Firm starts right away. From 2026-12-01 it costs $49.00 a month.',
    'Your plan is no longer canceled.',
    ...lost,
    'Entries already in your books stay as they are.',
  ]);
  expect(planChangeLines(UP, { lost: [], isEnding: false }, formats)).toHaveLength(3);
});
