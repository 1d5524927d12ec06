import { expect, expectTypeOf, test } from 'vitest';
import { camelRow } from './camel-row.ts';
import type { CamelRow } from './camel-row.ts';

const ROW = { id: 'p1', payout_on: '2026-11-10', sha256: 'ab', in_books_at: null, net_cents: -5 };

test('a row has its columns in camelCase, with the same values and order', () => {
  const row = camelRow(ROW);
  expect(row).toEqual({
    id: 'p1',
    payoutOn: '2026-11-10',
    sha256: 'ab',
    inBooksAt: null,
    netCents: -5,
  });
  expect(Object.keys(row)).toEqual(['id', 'payoutOn', 'sha256', 'inBooksAt', 'netCents']);
});

test('its type has the same names', () => {
  expectTypeOf<CamelRow<typeof ROW>>().toEqualTypeOf<{
    readonly id: string;
    readonly payoutOn: string;
    readonly sha256: string;
    readonly inBooksAt: null;
    readonly netCents: number;
  }>();
});

test('additional properties are added to its columns', () => {
  expect(camelRow({ net_cents: 5 }, { status: 'ready' })).toEqual({ netCents: 5, status: 'ready' });
});
