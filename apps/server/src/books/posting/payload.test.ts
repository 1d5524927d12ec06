import { describe, expect, test } from 'vitest';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import { differencesOf, valuesOfDifferences } from './entry-differences.ts';
import { hashOfPayload, toPayload } from './payload.ts';
import type { QboEntry } from './payload.ts';

const key = 'ab'.repeat(32);

function line(change: Partial<BooksLine>): BooksLine {
  return {
    accountId: '91',
    accountName: 'Clearing',
    classId: null,
    className: null,
    departmentId: null,
    departmentName: null,
    taxCodeId: null,
    entity: null,
    description: '',
    side: 'debit',
    amountCents: 1_999,
    component: 'net_payout',
    ...change,
  };
}

const lines = [
  line({ classId: 'c1', departmentId: 'd1' }),
  line({ accountId: '79', side: 'credit', description: 'Sales – “net”' }),
];
const payload = toPayload({
  documentNumber: 'UE-1',
  on: '2026-11-08',
  memo: 'Café – 中',
  key,
  lines,
  country: 'US',
});

describe('the payload', () => {
  test('is a JournalEntry in QuickBooks’ format, in Latin-1 for a US company', () => {
    expect(payload).toEqual({
      DocNumber: 'UE-1',
      TxnDate: '2026-11-08',
      PrivateNote: `Café - ?\n[platebook ${key}]`,
      Line: [
        {
          Id: '0',
          Amount: 19.99,
          DetailType: 'JournalEntryLineDetail',
          JournalEntryLineDetail: {
            PostingType: 'Debit',
            AccountRef: { value: '91' },
            ClassRef: { value: 'c1' },
            DepartmentRef: { value: 'd1' },
          },
        },
        {
          Id: '1',
          Description: 'Sales - "net"',
          Amount: 19.99,
          DetailType: 'JournalEntryLineDetail',
          JournalEntryLineDetail: { PostingType: 'Credit', AccountRef: { value: '79' } },
        },
      ],
    });
  });

  test('keeps its mark however long the memo is', () => {
    const input = { documentNumber: 'UE-1', on: '2026-11-08', key, lines, country: 'US' };
    const { PrivateNote = '' } = toPayload({ ...input, memo: 'x'.repeat(5_000) });
    expect([PrivateNote.length, PrivateNote.endsWith(`[platebook ${key}]`)]).toEqual([4_000, true]);
  });

  test('has the same hash whatever the key order in storage', () => {
    const { Line, ...rest } = payload;
    expect(hashOfPayload({ Line, ...rest })).toBe(hashOfPayload(payload));
    expect(hashOfPayload({ ...payload, TxnDate: '2026-11-09' })).not.toBe(hashOfPayload(payload));
  });
});

describe('an entry in QuickBooks', () => {
  const [debit, credit] = payload.Line ?? [];

  test('matches if only IDs, names, memo and order differ', () => {
    const found: QboEntry = {
      ...payload,
      Id: '192',
      SyncToken: '3',
      PrivateNote: 'changed',
      Line: [credit, debit].flatMap((one) => (one === undefined ? [] : [{ ...one, Id: '7' }])),
    };
    expect(differencesOf(payload, found)).toEqual([]);
  });

  test('differs by a cent, a side, an account, a class, a date, a number or an extra line', () => {
    const changed = (change: object): string[] =>
      differencesOf(payload, { ...payload, ...change }).map(({ message }) => message);
    const withDebit = (amount: number, detail: object) => ({
      Line: [debit, credit].map((one, index) =>
        index === 0 && one !== undefined
          ? {
              ...one,
              Amount: amount,
              JournalEntryLineDetail: { ...one.JournalEntryLineDetail, ...detail },
            }
          : one,
      ),
    });
    const sent = 'the line Debit 19.99 to account 91, class c1, location d1 is missing';
    expect([
      changed(withDebit(20, {})),
      changed(withDebit(19.99, { AccountRef: { value: '92' } })),
      changed(withDebit(19.99, { ClassRef: { value: 'c2' } })),
      changed({ TxnDate: '2026-11-09' }),
      changed({ DocNumber: 'UE-2' }),
      changed({ Line: [debit, credit, credit] }),
    ]).toEqual([
      [sent, "the line Debit 20.00 to account 91, class c1, location d1 wasn't sent"],
      [sent, "the line Debit 19.99 to account 92, class c1, location d1 wasn't sent"],
      [sent, "the line Debit 19.99 to account 91, class c2, location d1 wasn't sent"],
      ['the date is 2026-11-09 instead of 2026-11-08'],
      ['the number is UE-2 instead of UE-1'],
      ["the line Credit 19.99 to account 79 wasn't sent"],
    ]);
  });

  test('has its differences as values for translation', () => {
    const found = { ...payload, TxnDate: '2026-11-09', Line: [debit].flatMap((one) => one ?? []) };
    expect(valuesOfDifferences(differencesOf(payload, found))).toEqual({
      differences:
        'the date is 2026-11-09 instead of 2026-11-08; the line Credit 19.99 to account 79 is missing',
      number: [],
      date: ['2026-11-09', '2026-11-08'],
      lines_missing: ['Credit\t19.99\t79\t\t'],
      lines_added: [],
    });
  });
});
