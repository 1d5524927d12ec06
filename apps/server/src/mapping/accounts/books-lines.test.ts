import { describe, expect, test } from 'vitest';
import { toCents } from '@platebook/accounting';
import type { EffectiveMapping, MappedComponent, MappingTarget } from './account-mapping.port.ts';
import { mappingFaults, missingComponents, toBooksLines, toBooksText } from './books-lines.port.ts';
import type { PlannedBooking, PlannedLine } from './books-lines.port.ts';
import { mappingTarget } from './mapping-target.fake.ts';

function mapping(
  targets: Partial<Record<MappedComponent, Partial<MappingTarget>>>,
): EffectiveMapping {
  return new Map(
    Object.entries(targets).map(([component, over]) => [
      component as MappedComponent,
      mappingTarget('1', { accountName: component, ...over }),
    ]),
  );
}

function line(
  account: string,
  signed: number,
  over: Partial<PlannedLine> & Pick<PlannedLine, 'component'>,
): PlannedLine {
  return {
    account,
    description: '',
    side: signed > 0 ? 'debit' : 'credit',
    amountCents: toCents(Math.abs(signed)),
    ...over,
  };
}

const ENTRY: PlannedBooking = {
  platform: 'ubereats',
  currency: 'USD',
  lines: [
    line('Clearing – Uber Eats', 9_000, { component: 'net_payout' }),
    line('Delivery commission', 750, {
      component: 'commission',
      components: { commission: toCents(-750) },
    }),
    line('Facilitator tax pass-through', 600, {
      component: 'facilitator_tax_withheld',
      components: { facilitator_tax_withheld: toCents(-600) },
      description: 'withheld by the platform',
    }),
    line('Delivery sales – Uber Eats', -9_750, {
      component: 'gross_sales',
      components: { gross_sales: toCents(10_000), price_adjustment: toCents(-250) },
    }),
    line('Facilitator tax pass-through', -600, {
      component: 'facilitator_tax_withheld',
      components: { sales_tax: toCents(600) },
      description: 'tax collected',
    }),
  ],
};

const COMPLETE = {
  net_payout: { accountId: '10' },
  commission: { accountId: '20', classId: '7', className: 'Delivery' },
  facilitator_tax_withheld: { accountId: '30' },
  gross_sales: { accountId: '40' },
} as const;

describe('toBooksLines', () => {
  test('resolves each account with its class, and keeps both sides of a pass-through account', () => {
    const found = toBooksLines(ENTRY, mapping(COMPLETE));
    expect(found.kind === 'lines' ? found.lines : found).toEqual(
      [
        {
          accountId: '10',
          component: 'net_payout',
          side: 'debit',
          amountCents: 9_000,
        },
        {
          accountId: '20',
          component: 'commission',
          side: 'debit',
          amountCents: 750,
          classId: '7',
          className: 'Delivery',
        },
        {
          accountId: '30',
          component: 'facilitator_tax_withheld',
          side: 'debit',
          amountCents: 600,
          description: 'withheld by the platform',
        },
        { accountId: '40', component: 'gross_sales', side: 'credit', amountCents: 9_750 },
        {
          accountId: '30',
          component: 'facilitator_tax_withheld',
          side: 'credit',
          amountCents: 600,
          description: 'tax collected',
        },
      ].map((one, plannedLine) => ({
        plannedLine,
        components: null,
        accountName: one.component,
        classId: null,
        className: null,
        departmentId: null,
        departmentName: null,
        taxCodeId: null,
        entity: null,
        description: '',
        ...one,
      })),
    );
  });

  test('splits a line if a component has its own account, and stays balanced', () => {
    const found = toBooksLines(
      ENTRY,
      mapping({ ...COMPLETE, price_adjustment: { accountId: '41' } }),
    );
    const lines = found.kind === 'lines' ? found.lines : [];
    expect(
      lines.map(({ accountId, side, amountCents }) => `${side} ${amountCents} ${accountId}`),
    ).toEqual([
      'debit 9000 10',
      'debit 750 20',
      'debit 600 30',
      'credit 10000 40',
      'debit 250 41',
      'credit 600 30',
    ]);
    const sum = lines.reduce(
      (cents, one) => cents + (one.side === 'debit' ? one.amountCents : -one.amountCents),
      0,
    );
    expect(sum).toBe(0);
  });

  test('fails with all reasons at once', () => {
    const found = toBooksLines(
      ENTRY,
      mapping({
        net_payout: { accountType: 'Accounts Receivable' },
        commission: { active: false },
        gross_sales: { currency: 'CAD' },
      }),
    );
    expect(found).toEqual({
      kind: 'refused',
      faults: [
        {
          component: 'facilitator_tax_withheld',
          code: 'unmapped',
          message: 'Facilitator tax withheld has no account. Map it, and the entry can be posted.',
          values: { components: ['facilitator_tax_withheld'] },
        },
        {
          component: 'net_payout',
          code: 'account_entity',
          message:
            'net_payout is an accounts receivable account, and QuickBooks requires a customer on each line. Choose one, or choose another account.',
          values: { account: 'net_payout', entity: 'customer' },
        },
        {
          component: 'commission',
          code: 'account_inactive',
          message:
            'commission is inactive in QuickBooks. Choose another account, or make it active there.',
          values: { account: 'commission' },
        },
        {
          component: 'gross_sales',
          code: 'account_currency',
          message: 'gross_sales is in CAD. Choose an account in USD.',
          values: { account: 'gross_sales', currency: 'CAD', wanted: 'USD' },
        },
      ],
    });
  });

  test('accepts a payables account only with its vendor', () => {
    const payable = (type: 'Vendor' | 'Customer') =>
      mappingFaults(
        ENTRY,
        mapping({
          ...COMPLETE,
          commission: { accountType: 'Accounts Payable', entity: { type, id: '5' } },
        }),
      ).map(({ code }) => code);
    expect(payable('Vendor')).toEqual([]);
    expect(payable('Customer')).toEqual(['account_entity']);
  });
});

test('missingComponents lists each component without an account once', () => {
  expect(missingComponents(ENTRY, mapping({ commission: {} }))).toEqual([
    'net_payout',
    'facilitator_tax_withheld',
    'gross_sales',
  ]);
  expect(missingComponents(ENTRY, mapping(COMPLETE))).toEqual([]);
});

test.each([
  ['US', 'Clearing – Café “O’Toole” 🍜', 'Clearing - Café "O\'Toole" ?'],
  ['USA', '寿司', '??'],
  [null, 'Łódź', '?ód?'],
  ['CA', 'Clearing – 寿司', 'Clearing – 寿司'],
])('text for QuickBooks in %s', (country, text, written) => {
  expect(toBooksText(text, country)).toBe(written);
});
