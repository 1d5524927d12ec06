import { expect, test } from 'vitest';
import { netOf, problemsOf, type ManualDraft, EMPTY_DRAFT } from './manual-draft.ts';
import { copyOf, fromTemplate, templatesFor } from './start-from.ts';

const ids = (isOwner: boolean) => templatesFor({ isOwner }).map(({ id }) => id);

test('only an owner is offered to write off a balance', () => {
  expect(ids(true)).toEqual(['payout', 'adjustment', 'opening_balance', 'write_off']);
  expect(ids(false)).toEqual(['payout', 'adjustment', 'opening_balance']);
});

test('a template provides the lines and its purpose; amounts remain to be entered', () => {
  const draft: ManualDraft = { ...EMPTY_DRAFT, ...fromTemplate('payout') };
  expect(draft).toMatchObject({ mode: 'components', memo: 'Payout per statement' });
  expect(draft.components[0]).toEqual({ key: 1, component: 'gross_sales', cents: null });
  expect(Object.keys(problemsOf(draft))).toEqual(['entryOn', 'components']);
  expect(fromTemplate('opening_balance')).toMatchObject({
    mode: 'lines',
    lines: [
      { key: 1, account: null, side: 'debit', cents: null },
      { key: 2, account: null, side: 'credit', cents: null },
    ],
  });
});

const line = { description: '', class: null, department: null };

test('a copy of an entry by components has the same amounts, and no day', () => {
  const copied = copyOf({
    platform: 'doordash',
    memo: 'Held back',
    lines: [
      {
        ...line,
        account_id: '1',
        account_name: 'Clearing',
        side: 'debit',
        amount_cents: 7_500,
        component: 'net_payout',
      },
      {
        ...line,
        account_id: '2',
        account_name: 'Fees',
        side: 'debit',
        amount_cents: 2_500,
        component: 'commission',
      },
      {
        ...line,
        account_id: '3',
        account_name: 'Sales',
        side: 'credit',
        amount_cents: 10_000,
        component: 'gross_sales',
      },
    ],
  });
  expect(copied).toMatchObject({
    mode: 'components',
    platform: 'doordash',
    memo: 'Held back',
    entryOn: null,
    components: [
      { component: 'commission', cents: -2_500 },
      { component: 'gross_sales', cents: 10_000 },
    ],
  });
  expect(netOf(copied.components ?? [])).toBe(7_500);
});

test('a copy of an entry by accounts has the same lines', () => {
  const copied = copyOf({
    platform: null,
    memo: 'Correction',
    lines: [
      {
        ...line,
        account_id: '1',
        account_name: 'Clearing',
        side: 'debit',
        amount_cents: 900,
        component: 'net_payout',
      },
      {
        ...line,
        account_id: '2',
        account_name: 'Sales',
        side: 'credit',
        amount_cents: 900,
        component: 'net_payout',
      },
    ],
  });
  expect(copied).toMatchObject({
    mode: 'lines',
    lines: [
      { key: 1, account: { id: '1', name: 'Clearing' }, side: 'debit', cents: 900 },
      { key: 2, account: { id: '2', name: 'Sales' }, side: 'credit', cents: 900 },
    ],
  });
});
