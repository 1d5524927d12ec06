import { describe, expect, test } from 'vitest';
import { entry, lineRows } from '../../shared/testing/answers.fake.ts';
import { countRows, toPreviewLines, toSourceGroups } from './entry.view.ts';

test('an entry’s lines are named by their number; an empty description is none', () => {
  expect(toPreviewLines(entry)).toEqual([
    {
      id: '1',
      account: 'Delivery commission',
      side: 'debit',
      amountCents: 127_500,
      rowCount: 305,
    },
    {
      id: '2',
      account: 'Clearing',
      description: 'Carried forward',
      side: 'credit',
      amountCents: 127_500,
      rowCount: 1,
    },
  ]);
});

describe('the rows behind a line', () => {
  test('stand under their file and column, with the cells that help to find them again', () => {
    expect(toSourceGroups([lineRows])).toEqual([
      {
        file: 'payments.csv',
        sha256: 'a'.repeat(64),
        column: 'Commission',
        cents: -418,
        rowCount: 1,
        rows: [{ row: 3, cents: -418, cells: [{ column: 'Order ID', value: '8F2C1' }] }],
      },
      {
        file: 'more.csv',
        sha256: 'b'.repeat(64),
        column: 'Commission',
        cents: -418,
        rowCount: 1,
        rows: [{ row: 7, cents: -418, cells: [{ column: 'Order ID', value: '99A01' }] }],
      },
    ]);
  });

  test('grow with every page, while the sums stay the whole line’s', () => {
    const second = {
      ...lineRows,
      items: lineRows.items.map((item) => ({ ...item, row: item.row + 100 })),
    };
    const groups = toSourceGroups([lineRows, second]);
    expect(groups.map(({ cents, rows }) => [cents, rows.map(({ row }) => row)])).toEqual([
      [-418, [3, 103]],
      [-418, [7, 107]],
    ]);
    expect(countRows([lineRows, second])).toBe(4);
  });

  test('leave out a row that adds nothing to a column', () => {
    const silent = {
      ...lineRows,
      items: lineRows.items.map((item) => ({ ...item, amounts: [] })),
    };
    expect(toSourceGroups([silent]).map(({ rows }) => rows)).toEqual([[], []]);
  });
});
