import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCOPE, createDatabaseFake, findByPart } from '../../mapping/shared/database.fake.ts';
import type { StoredEntryContent } from '../posting/stored-entry.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { createManualEntry } from './manual-entry.ts';
import type { ManualEntryRequest } from './manual-entry.ts';

const ACTOR = { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId } as const;
const ENTRY = { entry_on: '2026-11-08', currency: 'USD', memo: ' A correction ' } as const;
const ACCOUNTS = [
  { external_id: '91', full_name: 'Clearing' },
  { external_id: '92', full_name: 'Sales' },
];

type Facts = {
  /** Existing entries of the same date and amount. */
  readonly same?: readonly object[];
  readonly stores?: readonly object[];
  readonly category?: 'qbo' | 'delivery_only';
};

function write(
  request: Partial<ManualEntryRequest>,
  { same = [], stores = [{ id: 'harbor' }], category = 'qbo' }: Facts = {},
) {
  const fake = createDatabaseFake(
    findByPart({
      'select "document_number" from "journal_entries"': same,
      'from "books_objects"': ACCOUNTS,
      'from "clients"': [{ client_category: category }],
      'from "stores"': stores,
    }),
  );
  const deps = {
    clock: { now: () => new Date('2026-11-20T14:02:00Z') },
    live: { changed: () => Promise.resolve() },
  } as unknown as EntriesDeps;
  const all = { request: { ...ENTRY, ...request }, actor: ACTOR };
  const writing = createManualEntry(deps, fake.tx, SCOPE, all);
  const inserted = () => {
    const statement = fake.statements.find(({ sql }) =>
      sql.startsWith('insert into "journal_entries"'),
    );
    const columns = [...(statement?.sql.matchAll(/"(\w+)"/g) ?? [])].slice(1);
    return Object.fromEntries(
      columns.map(([, column = ''], at) => [column, statement?.parameters[at]]),
    );
  };
  const content = () => JSON.parse(String(inserted()['entry'])) as StoredEntryContent;
  return { ...fake, writing, inserted, content };
}

const component = (name: 'gross_sales' | 'commission' | 'tips', cents: number) => ({
  component: name,
  amount_cents: cents,
});
const line = (account: string, side: 'debit' | 'credit', cents: number) => ({
  account_id: account,
  side,
  amount_cents: cents,
});
const sides = (content: StoredEntryContent) =>
  content.lines.map(({ component: name, side, amountCents }) => [name, side, amountCents]);

describe('an entry of components', () => {
  test('debits what the platform kept and puts the rest in clearing, debits first', async () => {
    const entry = write({
      platform: 'ubereats',
      components: [component('gross_sales', 10_000), component('commission', -2_500)],
    });
    await entry.writing;
    expect(sides(entry.content())).toEqual([
      ['net_payout', 'debit', 7_500],
      ['commission', 'debit', 2_500],
      ['gross_sales', 'credit', 10_000],
    ]);
    expect(entry.inserted()).toMatchObject({
      debit_cents: 10_000,
      kind: 'manual',
      status: 'ready',
      platform: 'ubereats',
      currency: 'USD',
      entry_on: '2026-11-08',
    });
  });

  test('credits clearing if the platform kept more than it paid', async () => {
    const entry = write({ platform: 'ubereats', components: [component('commission', -2_500)] });
    await entry.writing;
    expect(sides(entry.content())).toEqual([
      ['commission', 'debit', 2_500],
      ['net_payout', 'credit', 2_500],
    ]);
  });

  test('has no clearing line if nothing is left', async () => {
    const entry = write({
      platform: 'ubereats',
      components: [component('tips', 500), component('commission', -500)],
    });
    await entry.writing;
    expect(sides(entry.content())).toEqual([
      ['commission', 'debit', 500],
      ['tips', 'credit', 500],
    ]);
  });

  test('balances for any amounts', async () => {
    const anyAmount = fc.integer({ min: -100_000, max: 100_000 }).filter((cents) => cents !== 0);
    const anyComponent = fc.constantFrom(
      'gross_sales' as const,
      'commission' as const,
      'tips' as const,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyComponent, anyAmount), { minLength: 1, maxLength: 6 }),
        async (parts) => {
          const components = parts.map(([name, cents]) => component(name, cents));
          const entry = write({ platform: 'ubereats', components });
          await entry.writing;
          const sum = (side: string) =>
            entry
              .content()
              .lines.filter((one) => one.side === side)
              .reduce((cents, { amountCents }) => cents + amountCents, 0);
          expect(sum('debit')).toBe(sum('credit'));
          expect(entry.inserted()['debit_cents']).toBe(sum('debit'));
        },
      ),
    );
  });

  test.each<[string, Partial<ManualEntryRequest>, string, string]>([
    [
      'without a platform',
      { components: [component('tips', 500)] },
      '/platform',
      'needed_with_components',
    ],
    [
      'with an amount of nothing',
      { platform: 'ubereats', components: [component('tips', 500), component('commission', 0)] },
      '/components/1/amount_cents',
      'zero_amount',
    ],
    [
      'beside lines',
      { platform: 'ubereats', components: [component('tips', 5)], lines: [line('91', 'debit', 5)] },
      '/components',
      'components_or_lines',
    ],
    ['without both', {}, '/components', 'components_or_lines'],
  ])('is refused %s', async (_what, request, path, code) => {
    const entry = write(request);
    await expect(entry.writing).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path, code }],
    });
    expect(entry.inserted()).toEqual({});
  });
});

describe('an entry of lines', () => {
  test('stores each line with the name of its account', async () => {
    const entry = write({
      lines: [
        { ...line('91', 'debit', 700), description: 'Paid', class_id: '7' },
        { ...line('92', 'credit', 700), department_id: '8' },
      ],
    });
    await entry.writing;
    expect([entry.content().lines, entry.content().booksLines]).toEqual([
      [],
      [
        {
          accountId: '91',
          accountName: 'Clearing',
          classId: '7',
          className: null,
          departmentId: null,
          departmentName: null,
          taxCodeId: null,
          entity: null,
          description: 'Paid',
          side: 'debit',
          amountCents: 700,
          component: 'net_payout',
        },
        {
          accountId: '92',
          accountName: 'Sales',
          classId: null,
          className: null,
          departmentId: '8',
          departmentName: null,
          taxCodeId: null,
          entity: null,
          description: '',
          side: 'credit',
          amountCents: 700,
          component: 'net_payout',
        },
      ],
    ]);
  });

  test.each([
    [
      'a cent off',
      [line('91', 'debit', 700), line('92', 'credit', 699)],
      'manual_entry_unbalanced',
    ],
    ['of one side', [line('91', 'debit', 700)], 'manual_entry_unbalanced'],
    [
      'of an account that is not there',
      [line('91', 'debit', 700), line('99', 'credit', 700)],
      'manual_entry_account_unknown',
    ],
  ])('is refused %s', async (_what, lines, code) => {
    const entry = write({ lines });
    await expect(entry.writing).rejects.toMatchObject({ code });
    expect(entry.inserted()).toEqual({});
  });
});

describe('a manual entry', () => {
  const request = { platform: 'ubereats', components: [component('tips', 500)] } as const;

  test('has its own number with its date, and a trimmed memo', async () => {
    const [one, other] = [write(request), write(request)];
    await Promise.all([one.writing, other.writing]);
    expect(one.content().documentNumber).toMatch(/^MN-[0-9A-F]{8}-1108$/);
    expect(other.content().documentNumber).not.toBe(one.content().documentNumber);
    expect(one.content().memo).toBe('A correction');
  });

  test('is refused as a duplicate of the same date and amount, unless confirmed', async () => {
    const same = [{ document_number: 'UE-1' }];
    const refused = write(request, { same });
    await expect(refused.writing).rejects.toMatchObject({
      code: 'manual_entry_duplicate',
      message:
        'Entry UE-1 is of the same store, platform, day and amount. Say that this one is meant to post both.',
    });
    const meant = write({ ...request, allow_duplicate: true }, { same });
    await meant.writing;
    expect(meant.inserted()).toMatchObject({ debit_cents: 500 });
  });

  test('requires a store of the client', async () => {
    const refused = write({ ...request, store_id: 'other' }, { stores: [] });
    await expect(refused.writing).rejects.toMatchObject({ code: 'store_not_found' });
    const own = write({ ...request, store_id: 'harbor' });
    await own.writing;
    expect(own.inserted()).toMatchObject({ store_id: 'harbor' });
  });

  test('is refused first for a client that posts nothing', async () => {
    const refused = write({}, { category: 'delivery_only' });
    await expect(refused.writing).rejects.toMatchObject({ code: 'client_posts_nothing' });
  });
});
