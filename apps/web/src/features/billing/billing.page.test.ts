import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BilledInvoice, BillingSummary, Client } from '../../shared/api/entities.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { firmPlan } from '../../shared/testing/subscription.fake.ts';
import { BilledInvoices } from './billed-invoices.tsx';
import { billedClient } from './billing.fake.ts';
import { BillingPage } from './billing.page.tsx';

const SUMMARY: BillingSummary = { clients: 2, past_due: [], method: null, totals: [] };

/** What stands above the list of clients. */
function above(summary: BillingSummary, canPay = true): string[] {
  const page = fakePage(undefined, '/dashboard/billing');
  const { queries } = page.services;
  queries.setQueryData(['clients'], [client]);
  queries.setQueryData(['plans'], { items: [firmPlan], payments_enabled: canPay });
  queries.setQueryData(['billing', 'summary'], summary);
  const lines = page.outline(createElement(BillingPage));
  const list = lines.indexOf('(Add filter)');
  return lines.slice(3, list === -1 ? undefined : list);
}

afterEach(() => vi.useRealTimers());

test('the owner of one client is pointed to a second one, and to the subscription', () => {
  expect(above({ ...SUMMARY, clients: 1 })).toEqual([
    'Billing for several clients starts with your second client',
    'Once you own two or more clients, you can see all their plans, payments and invoices here and pay for them yourself.',
    '[Add a client](/dashboard/clients?client=c1)',
    '[See your subscription](/dashboard/subscription?client=c1)',
  ]);
});

test('without plans for sale there is nothing to pay, however many clients there are', () => {
  expect(above({ ...SUMMARY, clients: 9 }, false)).toEqual([
    'Billing is off',
    'Whoever runs this installation has turned billing off. There’s nothing to pay for any client.',
  ]);
});

test('without a renewing plan, a note replaces the totals', () => {
  expect(above(SUMMARY)).toEqual(['No client has a plan that renews.']);
});

test('totals are by currency and interval, and never combined', () => {
  const total = { interval: 'month', clients: 2, cents: 9_800, paid_by_you_cents: 4_900 } as const;
  expect(
    above({
      ...SUMMARY,
      totals: [
        { ...total, currency: 'USD' },
        { ...total, currency: 'CAD', interval: 'year', clients: 1_200, paid_by_you_cents: 0 },
      ],
    }),
  ).toEqual(
    ['Renewals', 'Currency', 'Every', 'Clients', 'Paid by you', 'Total'].concat(
      ['USD', 'month', '2', '49.00', '98.00'],
      ['CAD', 'year', '1,200', '0.00', '98.00'],
    ),
  );
});

test('failed payments come first, with their clients and a link to each', () => {
  const failed = [billedClient, { ...billedClient, tenant_id: 't2', name: 'Juniper & Sons' }];
  expect(above({ ...SUMMARY, past_due: failed }).slice(0, -1)).toEqual([
    'The last payment failed for 2 clients',
    'Harbor, Juniper & Sons. Posting pauses 7 days after a failed payment.',
    '[Show them](/dashboard/billing?client=c1&f.payment=past_due)',
  ]);
  expect(above({ ...SUMMARY, past_due: failed.slice(0, 1) })[0]).toBe(
    'The last payment failed for 1 client',
  );
});

test.each([
  [12, 2_026, null],
  [11, 2_026, null],
  [10, 2_026, 'The card you pay with expires soon'],
  [9, 2_026, 'The card you pay with expires soon'],
  [8, 2_026, 'The card you pay with has expired'],
])('on the last evening of September, a card until %i/%i', (month, year, title) => {
  // In UTC it is October.
  vi.useFakeTimers({ now: new Date('2026-10-01T02:00:00Z'), toFake: ['Date'] });
  const method = { brand: 'visa', last4: '4242', expires_month: month, expires_year: year };
  expect(above({ ...SUMMARY, method }).slice(0, -1)).toEqual(
    title === null
      ? []
      : [title, 'Visa ending in 4242. Change it on the subscription page of a client you pay for.'],
  );
});

const INVOICE: BilledInvoice = {
  tenant_id: 't1',
  client_name: 'Harbor',
  invoice: {
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
  },
};

function invoices(at: string, month: string, items: readonly BilledInvoice[], of: Client = client) {
  const page = fakePage(undefined, `/dashboard/billing${at}`);
  page.services.queries.setQueryData(['billing', 'invoices', month], items);
  return page.outline(createElement(BilledInvoices, { client: of }));
}

test('the invoices of the month in the URL, with a file of them', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
  const credit = { ...INVOICE.invoice, id: 'in2', number: 'PB-0002', amount_cents: -1_234 };
  const lines = invoices('?month=2026-10', '2026-10', [
    INVOICE,
    { ...INVOICE, client_name: 'Juniper', invoice: { ...credit, currency: 'CAD', url: null } },
  ]);
  expect(lines.slice(0, 3)).toEqual([
    'Invoices',
    'Everything charged for your clients in a month, to pass on or file.',
    'Month',
  ]);
  expect(lines.slice(3, 5).concat(lines.slice(14, 16))).toEqual([
    'November 2026',
    'October 2026',
    'December 2025',
    '(Export)',
  ]);
  expect(lines.slice(-14)).toEqual(
    ['Harbor', '[PB-0001](https://pay.test/in1)', 'Nov 24, 2026', 'Firm, monthly'].concat(
      ['49.00', 'USD', 'Paid'],
      ['Juniper', 'PB-0002', 'Nov 24, 2026', 'Firm, monthly', '−12.34', 'CAD', 'Paid'],
    ),
  );
});

test.each(['', '?month=2020-01', '?month=soon'])(
  'a URL with “%s” means the month in the client’s time zone',
  (at) => {
    // The last evening of November in New York, the first night of December in London.
    vi.useFakeTimers({ now: new Date('2026-12-01T03:00:00Z'), toFake: ['Date'] });
    const inLondon: Client = { ...client, time_zone: 'Europe/London' };
    expect(invoices(at, '2026-11', []).at(-1)).toBe('No charges in this month.');
    expect(invoices(at, '2026-12', [], inLondon).at(-1)).toBe('No charges in this month.');
    expect(invoices(at, '2026-12', []).at(-1)).toBe('Loading invoices');
  },
);
