import type { JsonValue } from './json-node.ts';

export const ENTRY_REQUEST: JsonValue = {
  DocNumber: 'UE-7F3A91C2-1',
  TxnDate: '2026-04-05',
  PrivateNote: 'Uber Eats payout of 7 Apr, Harbor Table Fishtown',
  Adjustment: false,
  CurrencyRef: { value: 'USD' },
  Line: [
    { Id: '0', Amount: 3290.5, PostingType: 'Debit', AccountRef: { value: '1205' } },
    { Id: '1', Amount: 1275, PostingType: 'Debit', AccountRef: { value: '6120' } },
    { Id: '2', Amount: 5100, PostingType: 'Credit', AccountRef: { value: '4010' } },
  ],
  Attachments: [],
  DepartmentRef: null,
  auth: { realm: '9130350', token: 'withheld' },
};

/** 9,999 nodes below the root: 1,111 orders of eight properties each. */
export const ORDERS: JsonValue = Object.fromEntries(
  Array.from({ length: 1_111 }, (_order, at) => [
    `order_${String(at + 1).padStart(4, '0')}`,
    {
      store: at % 3 === 0 ? 'Fishtown' : 'Old City',
      placed: new Date(Date.UTC(2026, 3, 1, 0, at)).toISOString(),
      gross_cents: 1_500 + ((at * 7_919) % 6_007),
      tax_cents: 120 + ((at * 31) % 400),
      tip_cents: (at * 50) % 900,
      refunded: at % 40 === 0,
      promotion: at % 5 === 0 ? 'BOGO' : null,
      currency: 'USD',
    },
  ]),
);
