import { describe, expect, test } from 'vitest';
import { PaymentProviderError } from './payment-provider.ts';
import { changeAmountsOf, methodOf, nextInvoiceOf } from './stripe-invoices.ts';

const END = 1_797_843_600;
const line = (amount: unknown, end: unknown = END) => ({ amount, period: { end } });

describe('the preview of a change', () => {
  const preview = (lines: readonly object[], total: unknown, amountDue: unknown = 0) =>
    changeAmountsOf({ lines: { data: lines }, total, amount_due: amountDue });

  test('sums credits and charges', () => {
    expect(preview([line(-950), line(-50), line(2_450), line(0)], 1_450, 1_450)).toEqual({
      creditCents: 1_000,
      chargeCents: 2_450,
      dueNowCents: 1_450,
      creditLeftCents: 0,
      periodEndsAt: new Date(END * 1_000),
    });
  });

  test('leaves as credit what exceeds the charge', () => {
    expect(preview([line(-2_450), line(950)], -1_500)).toMatchObject({
      dueNowCents: 0,
      creditLeftCents: 1_500,
    });
  });

  test('ends with the last period of its lines', () => {
    expect(preview([line(-1, END - 9), line(1, END), line(1, END - 5)], 1).periodEndsAt).toEqual(
      new Date(END * 1_000),
    );
  });

  test.each([
    ['a part of a cent', [line(9.5)], 9, 9],
    ['an amount in words', [line('950')], 950, 950],
    ['an amount that is no exact number', [line(2 ** 53)], 1, 1],
    ['no total', [line(950)], undefined, 950],
    ['nothing that is due', [line(950)], 950, null],
    ['no line', [], 0, 0],
    ['no period', [line(950, null)], 950, 950],
    ['a period beyond the calendar', [line(950, 1e12)], 950, 950],
  ])('with %s is rejected', (_name, lines, total, amountDue) => {
    expect(() => preview(lines, total, amountDue)).toThrow(PaymentProviderError);
  });

  test.each([{}, { lines: null }, { lines: [] }])('that is %j is rejected', (invoice) => {
    expect(() => changeAmountsOf(invoice)).toThrow(PaymentProviderError);
  });
});

describe('the next invoice', () => {
  const NEXT = { amount_due: 1_900, currency: 'cad', period_end: END };

  test('is due at the next payment attempt, else at the end of the period', () => {
    expect(nextInvoiceOf(NEXT)).toEqual({
      amountCents: 1_900,
      currency: 'CAD',
      dueAt: new Date(END * 1_000),
    });
    expect(nextInvoiceOf({ ...NEXT, next_payment_attempt: END + 3_600 })?.dueAt).toEqual(
      new Date((END + 3_600) * 1_000),
    );
  });

  test.each([
    {},
    { ...NEXT, amount_due: null },
    { ...NEXT, amount_due: 19.5 },
    { ...NEXT, currency: 'eur' },
    { ...NEXT, currency: undefined },
    { ...NEXT, period_end: -1 },
  ])('of %j is null', (invoice) => {
    expect(nextInvoiceOf(invoice)).toBeNull();
  });
});

describe('the payment method', () => {
  const card = {
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2027 },
  };

  test("of the subscription takes precedence over its customer's", () => {
    const bank = {
      type: 'us_bank_account',
      us_bank_account: { bank_name: 'Harbor', last4: '6789' },
    };
    const customer = { invoice_settings: { default_payment_method: bank } };
    expect(methodOf({ default_payment_method: card, customer })).toEqual({
      brand: 'visa',
      last4: '4242',
      expires: { month: 9, year: 2027 },
    });
    expect(methodOf({ default_payment_method: null, customer })).toEqual({
      brand: 'Harbor',
      last4: '6789',
      expires: null,
    });
  });

  test.each([
    {},
    { customer: 'cus_1' },
    { default_payment_method: 'pm_1', customer: { invoice_settings: null } },
    { default_payment_method: { card: card.card } },
  ])('is null if %j names none', (subscription) => {
    expect(methodOf(subscription)).toBeNull();
  });

  test('of an unknown kind is named by its kind', () => {
    expect(methodOf({ default_payment_method: { type: 'link' } })).toEqual({
      brand: 'link',
      last4: '',
      expires: null,
    });
  });
});
