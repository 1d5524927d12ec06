import { describe, expect, test } from 'vitest';
import { NOTHING, toLedgerAccounts, toMappingLines, toWords } from './mapping-lines.view.ts';
import type { MappingDraft } from './mapping-lines.view.ts';
import type { BooksObject, MappingRow } from './mapping.queries.ts';

const EFFECTIVE = {
  account_id: '80',
  account_name: 'Commission',
  account_from: 'client',
  class_id: null,
  class_name: null,
  department_id: null,
  department_name: null,
  tax_code_id: null,
  entity: null,
} as const;

const row = (over: Partial<MappingRow>): MappingRow => ({
  component: 'commission',
  label: 'Marketplace commission',
  group: 'fees',
  seen: true,
  open: true,
  sample_cents: -12_750,
  payouts: 4,
  rows: null,
  follows: null,
  account_types: ['Expense'],
  own: null,
  effective: null,
  effective_from: null,
  problem: null,
  suggestion: null,
  changed_at: null,
  changed_by: null,
  ...over,
});

const SUGGESTION = {
  account_id: '80',
  account_name: 'Commission',
  confidence: 'high',
  reason: 'Named as this component’s own account',
  reason_code: 'named_as_default',
  values: {},
} as const;

function lineOf(
  change: Partial<MappingRow>,
  {
    draft = new Map(),
    rejected = [],
    everything = false,
  }: { draft?: MappingDraft; rejected?: string[]; everything?: boolean } = {},
) {
  const [line] = toMappingLines(
    { rows: [row(change)], platform: 'ubereats' },
    { draft, rejected: new Set(rejected), everything },
  );
  return line;
}

describe('a line', () => {
  test('is in its group with its total', () => {
    expect(lineOf({})).toEqual({
      id: 'commission',
      group: 'Fees',
      source: 'Marketplace commission',
      sourceDetail: '4 payouts',
      sampleCents: -12_750,
      types: ['Expense'],
      accountId: null,
      state: 'unmapped',
    });
  });

  test.each([
    ['suggested', { suggestion: SUGGESTION }],
    ['accepted', { own: { ...NOTHING, account_id: '80' }, effective: EFFECTIVE, open: false }],
    ['inherited', { effective: EFFECTIVE, open: false }],
    ['inherited', { open: false }],
    [
      'deleted',
      { effective: EFFECTIVE, problem: { code: 'account_inactive', message: 'Gone', values: {} } },
    ],
    [
      'conflicting',
      { effective: EFFECTIVE, problem: { code: 'account_entity', message: 'Who?', values: {} } },
    ],
  ] as const)('is %s', (state, change) => {
    expect(lineOf(change)?.state).toBe(state);
  });

  test('says where it inherits from, despite its own class', () => {
    const classed = { own: { ...NOTHING, class_id: '5' }, open: false };
    const from = (account_from: 'client' | 'platform') =>
      lineOf({ ...classed, effective: { ...EFFECTIVE, account_from } })?.reason;
    expect([from('client'), from('platform')]).toEqual([
      'From the client’s default',
      'From Uber Eats',
    ]);
  });

  test('shows unsaved changes before everything else', () => {
    const mapped = { own: { ...NOTHING, account_id: '80' }, effective: EFFECTIVE };
    const draft = new Map([['commission', { ...NOTHING, account_id: '81' }]]);
    expect(lineOf(mapped, { draft })).toMatchObject({ state: 'edited', accountId: '81' });
    const again = new Map([['commission', null]]);
    expect(lineOf(mapped, { draft: again })).toMatchObject({ state: 'inherited', accountId: null });
  });

  test('follows its component, before that is saved', () => {
    const rows = [
      row({ component: 'gross_sales', label: 'Sales' }),
      row({ component: 'price_adjustment', follows: 'gross_sales' }),
    ];
    const draft = new Map([['gross_sales', { ...NOTHING, account_id: '40' }]]);
    const lines = toMappingLines(
      { rows, platform: null },
      { draft, rejected: new Set(), everything: false },
    );
    expect(lines[1]).toMatchObject({
      accountId: '40',
      state: 'inherited',
      reason: 'Same as Sales',
    });
  });

  test('has no account once its suggestion is rejected', () => {
    expect(lineOf({ suggestion: SUGGESTION }, { rejected: ['commission'] })).toMatchObject({
      state: 'unmapped',
      accountId: null,
    });
  });

  test('is hidden while unseen, unless everything is requested', () => {
    expect(lineOf({ seen: false, open: false })).toBeUndefined();
    expect(lineOf({ seen: false, open: false }, { everything: true })?.sourceDetail).toBe(
      'Not seen yet',
    );
  });

  test('counts the rows of a description', () => {
    expect(lineOf({ rows: 1 })?.sourceDetail).toBe('1 row');
  });
});

const object = (over: Partial<BooksObject>): BooksObject => ({
  kind: 'account',
  id: '80',
  name: 'Commission',
  full_name: 'Fees:Commission',
  active: true,
  account_type: 'Expense',
  account_sub_type: null,
  classification: 'Expense',
  account_number: '6000',
  currency: 'USD',
  blocked: null,
  ...over,
});

test('accounts that cannot be posted to are listed among the others, with the reason', () => {
  const inactive = {
    active: false,
    blocked: { code: 'account_inactive', message: 'Inactive', values: {} },
  };
  const fee = { name: 'Fees:Commission', type: 'Expense', currency: 'USD', active: true };
  expect(
    toLedgerAccounts(
      [
        object({}),
        object({ id: '81', account_number: null, currency: null, ...inactive }),
        object({
          id: '82',
          blocked: { code: 'account_not_posting', message: 'Heading', values: {} },
        }),
        object({ id: '83', blocked: { code: 'new', message: 'New', values: {} } }),
      ],
      'CAD',
    ),
  ).toEqual([
    { ...fee, id: '80', number: '6000' },
    { ...fee, id: '81', currency: 'CAD', active: false },
    {
      ...fee,
      id: '82',
      number: '6000',
      blocked: 'A header account: QuickBooks doesn’t allow entries to it',
    },
    { ...fee, id: '83', number: '6000', blocked: 'New' },
  ]);
});

test('toWords describes a target', () => {
  const nameOf = (kind: string, id: string) => `${kind} ${id}`;
  expect(
    toWords(
      {
        account_id: '1',
        class_id: '2',
        department_id: '3',
        tax_code_id: '4',
        entity: { type: 'Vendor', id: '5' },
      },
      nameOf,
    ),
  ).toEqual({
    Account: 'account 1',
    Class: 'class 2',
    Location: 'department 3',
    'Tax code': 'tax_code 4',
    Vendor: 'vendor 5',
  });
  expect(toWords(null, nameOf)).toEqual({});
});
