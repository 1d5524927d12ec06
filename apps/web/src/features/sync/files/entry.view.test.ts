import { describe, expect, test } from 'vitest';
import { entry, lineRows } from '../../../shared/testing/answers.fake.ts';
import { countSourceRows, toPreviewLines, toSourceGroups } from './entry.view.ts';

test('an entry’s lines are named by their number; an empty description is omitted', () => {
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
  test('are grouped by file and column, with the cells that help to find them again', () => {
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

  test('show the order, the day and the kind, whatever the columns are called', () => {
    const cells = [
      { column: 'Timestamp UTC time', value: '2026-03-30 16:53:38' },
      { column: 'Timestamp UTC date', value: '2026-03-30' },
      { column: 'Timestamp local date', value: '2026-03-29' },
      { column: 'Payout date', value: '2026-04-09' },
      { column: 'Transaction type', value: 'Order' },
      { column: 'Delivery UUID', value: '8904ab4b' },
      { column: 'DoorDash transaction ID', value: '4132000009' },
      { column: 'DoorDash order ID', value: '6e30d4dd' },
      { column: 'Commission', value: '-4.18' },
    ];
    const page = { ...lineRows, items: lineRows.items.map((item) => ({ ...item, cells })) };
    expect(toSourceGroups([page])[0]?.rows[0]?.cells).toEqual([
      { column: 'DoorDash order ID', value: '6e30d4dd' },
      { column: 'Timestamp local date', value: '2026-03-29' },
      { column: 'Transaction type', value: 'Order' },
    ]);
  });

  test('grow with every page, while the totals stay the whole line’s', () => {
    const second = {
      ...lineRows,
      items: lineRows.items.map((item) => ({ ...item, row: item.row + 100 })),
    };
    const groups = toSourceGroups([lineRows, second]);
    expect(groups.map(({ cents, rows }) => [cents, rows.map(({ row }) => row)])).toEqual([
      [-418, [3, 103]],
      [-418, [7, 107]],
    ]);
    expect(countSourceRows([lineRows, second])).toBe(2);
  });

  test('omit a row that adds nothing to a column', () => {
    const silent = {
      ...lineRows,
      items: lineRows.items.map((item) => ({ ...item, amounts: [] })),
    };
    expect(toSourceGroups([silent]).map(({ rows }) => rows)).toEqual([[], []]);
  });
});
