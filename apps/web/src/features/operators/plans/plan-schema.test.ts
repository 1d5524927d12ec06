import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { fieldsOf, planSchema, shownNumber, typedNumber, type PlanFields } from './plan-schema.ts';
import { firmAdminPlan } from './plans.fake.ts';
import type { AdminPlan } from './plans.queries.ts';

const FIRM: AdminPlan = { ...firmAdminPlan, code: 'firm', version: 1 };

test('a plan opened and saved is sent unchanged', () => {
  expect(parse(planSchema({ isNew: false }), fieldsOf(FIRM))).toEqual({
    code: 'firm',
    is_listed: true,
    is_default: false,
    terms: {
      name: 'Firm',
      description: 'For firms.',
      price_cents: 4_900,
      currency: 'USD',
      interval: 'month',
      trial_days: 14,
      trial_payouts: 3,
      limits: { clients: 20, stores: null, channels: null, users: 10, history_months: null },
      max_stored_bytes: null,
    },
  });
});

test('a new plan needs a code, a name and a description', () => {
  const { issues = [] } = safeParse(planSchema({ isNew: true }), fieldsOf(null));
  expect(issues.map(({ message }) => message)).toEqual([
    'Use lowercase letters, digits and _, starting with a letter',
    'Enter a name',
    'Enter a description',
  ]);
  const named = { ...fieldsOf(null), code: 'firm', name: 'Firm', description: 'For firms.' };
  expect(safeParse(planSchema({ isNew: true }), named).success).toBe(true);
  const version = safeParse(planSchema({ isNew: true }), { ...named, code: 'firm-v2' });
  expect(version.success).toBe(false);
});

const NEW: PlanFields = {
  ...fieldsOf(null),
  code: 'firm',
  name: 'Firm',
  description: 'For firms.',
};

function complaints(changes: Partial<PlanFields>) {
  const { issues = [] } = safeParse(planSchema({ isNew: true }), { ...NEW, ...changes });
  return issues.map(({ path, message }) => [path?.[0].key, message]);
}

test.each<[keyof PlanFields, string]>([
  ['price_cents', 'Enter a price from 0.01 to 1,000,000, or leave it empty'],
  ['clients', 'Enter a whole number from 0 to 1,000,000'],
  ['users', 'Enter a whole number from 0 to 1,000,000'],
  ['history_months', 'Enter a whole number from 0 to 1,200'],
  ['max_stored_bytes', 'Enter a whole number from 1 to 1,000,000,000,000,000'],
  ['trial_days', 'Enter a whole number from 0 to 366'],
])('an invalid %s is rejected, never omitted', (field, message) => {
  // "4o.00" in a number field: without an error it would be free, or without limit.
  expect(complaints({ [field]: typedNumber(null, 'unreadable') })).toEqual([[field, message]]);
});

test.each<Partial<PlanFields>>([
  { price_cents: 0 },
  { price_cents: 100_000_001 },
  { trial_days: 367 },
  { trial_days: -1 },
  { trial_payouts: 1_001 },
  { stores: 1_000_001 },
  { channels: -1 },
  { history_months: 1_201 },
  { max_stored_bytes: 0 },
])('%o exceeds the server’s limits', (changes) => {
  expect(complaints(changes).map(([field]) => field)).toEqual(Object.keys(changes));
});

test.each<Partial<PlanFields>>([
  { price_cents: null },
  { price_cents: 1 },
  { price_cents: 100_000_000 },
  { trial_days: 0, trial_payouts: 0 },
  { trial_days: 366, trial_payouts: 1_000 },
  { clients: 0, stores: 1_000_000, history_months: 1_200 },
  { max_stored_bytes: 1 },
  { name: ` ${'x'.repeat(60)} `, description: 'x'.repeat(300) },
])('%o is accepted', (changes) => {
  expect(complaints(changes)).toEqual([]);
});

test.each<[Partial<PlanFields>, string]>([
  [{ code: 'Firm' }, 'Use lowercase letters, digits and _, starting with a letter'],
  [{ code: '2nd' }, 'Use lowercase letters, digits and _, starting with a letter'],
  [{ code: `f${'x'.repeat(51)}` }, 'Use lowercase letters, digits and _, starting with a letter'],
  [{ name: '  ' }, 'Enter a name'],
  [{ name: 'x'.repeat(61) }, 'Use at most 60 characters'],
  [{ description: 'x'.repeat(301) }, 'Use at most 300 characters'],
])('%o is rejected', (changes, message) => {
  expect(complaints(changes).map(([, text]) => text)).toEqual([message]);
});

test('a number is formatted; text that is not a number stays as typed', () => {
  expect([typedNumber(12, null), typedNumber(null, null)]).toEqual([12, null]);
  expect([12, 0, null, Number.NaN].map(shownNumber)).toEqual([12, 0, null, null]);
});

test('a new plan is on offer, with a trial, without a price or limits', () => {
  expect(parse(planSchema({ isNew: true }), { ...NEW, code: ' firm ', name: ' Firm ' })).toEqual({
    code: 'firm',
    is_listed: true,
    is_default: false,
    terms: {
      name: 'Firm',
      description: 'For firms.',
      price_cents: null,
      currency: 'USD',
      interval: 'month',
      trial_days: 14,
      trial_payouts: 3,
      limits: { clients: null, stores: null, channels: null, users: null, history_months: null },
      max_stored_bytes: null,
    },
  });
});
