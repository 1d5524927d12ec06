import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { PaymentMethod, PlanInvoice } from '../../shared/api/entities.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { Invoices } from './invoices.tsx';
import { Payment } from './payment.tsx';

const KEY = ['client', 't1', 'subscription'];
const CARD: PaymentMethod = {
  brand: 'visa',
  last4: '4242',
  expires_month: 12,
  expires_year: 2_099,
};

function paymentLines(paidBy: 'client' | 'you' | 'somebody_else', method: PaymentMethod | null) {
  const page = fakePage();
  page.services.queries.setQueryData([...KEY, 'payment-method'], { paid_by: paidBy, method });
  return page.outline(createElement(Payment, { client }));
}

const CHANGE = '(Change payment method)';

test.each<[string, 'client' | 'you' | 'somebody_else', PaymentMethod | null, string[]]>([
  [
    'the client',
    'client',
    CARD,
    ['Payment method', 'Visa ending in 4242. Expires December 2099', CHANGE],
  ],
  [
    'the reader',
    'you',
    { brand: 'sepa debit', last4: '', expires_month: null, expires_year: null },
    ['You pay for this client.', 'Payment method', 'Sepa debit', CHANGE],
  ],
  [
    'somebody else',
    'somebody_else',
    null,
    ['Someone else pays for this client. Only they can see and change the payment method.'],
  ],
  ['nobody yet', 'client', null, ['Payment method', 'None yet', CHANGE]],
  [
    'a card that has expired',
    'client',
    { ...CARD, expires_month: 10, expires_year: 2_020 },
    [
      'This card has expired',
      'Use another card before the next payment so posting doesn’t stop.',
      'Payment method',
      'Visa ending in 4242. Expires October 2020',
      CHANGE,
    ],
  ],
])('a plan that is paid by %s', (_, paidBy, method, lines) => {
  expect(paymentLines(paidBy, method)).toEqual(['Payment', ...lines]);
});

const INVOICE: PlanInvoice = {
  id: 'in1',
  number: 'PB-0001',
  issued_at: '2026-11-24T12:00:00.000Z',
  period_starts_at: '2026-11-24T12:00:00.000Z',
  period_ends_at: '2026-12-24T12:00:00.000Z',
  description: 'Firm, monthly',
  amount_cents: 4_900,
  currency: 'USD',
  state: 'paid',
  url: 'https://pay.test/in1',
};
const NEXT = { amount_cents: 4_900, currency: 'USD', due_at: '2026-12-24T12:00:00.000Z' } as const;

function invoiceLines(items: readonly PlanInvoice[], next: typeof NEXT | null) {
  const page = fakePage();
  page.services.queries.setQueryData([...KEY, 'invoices'], { items, next });
  return page.outline(createElement(Invoices, { client }));
}

test.each([
  [NEXT, 'Next invoice: about $49.00 on Dec 24, 2026.'],
  [null, 'No invoices yet. The first appears when you pay for a plan.'],
])('before the first invoice, with %j to come', (next, line) => {
  expect(invoiceLines([], next)).toEqual(['Invoices', line]);
});

test('invoices are one table per currency, with files of all of them', () => {
  const credit: PlanInvoice = {
    ...INVOICE,
    id: 'in2',
    number: 'PB-0002',
    amount_cents: -1_234,
    currency: 'CAD',
    url: null,
  };
  const headed = (amount: string) =>
    ['Invoices', 'Invoice', 'Date', 'For', amount].concat('Status', 'Document');
  expect(invoiceLines([INVOICE, credit], null)).toEqual(
    ['Invoices', 'No more charges.', '(Export)'].concat(
      headed('Amount (USD)'),
      ['PB-0001', 'Nov 24, 2026', 'Firm, monthly', '49.00', 'Paid'],
      ['[Open invoice PB-0001](https://pay.test/in1)'],
      headed('Amount (CAD)'),
      ['PB-0002', 'Nov 24, 2026', 'Firm, monthly', '−12.34', 'Paid'],
    ),
  );
});
