import { describe, expect, test } from 'vitest';
import { faultOf } from '../../http/field-errors.ts';
import { readCsv } from '../../platform/csv-table.ts';
import type { CsvLine } from '../../platform/csv-table.ts';
import { onlyOne, readFirstDay, readMappingFile, readPlatform, readStore } from './mapping-file.ts';
import type { Refuse } from './mapping-file.ts';

type Read = { readonly fruit: string };

function readFruits(csv: string, check?: (read: Read, refuse: Refuse) => void) {
  return readMappingFile<Read>(csv, {
    required: ['fruit'],
    readLine: (line, refuse) => {
      const fruit = line.cell('fruit') ?? '';
      return fruit === '' ? refuse('fruit', faultOf('empty')) : { fruit };
    },
    ...(check === undefined ? {} : { check }),
    keyOf: ({ fruit }) => fruit.toLowerCase(),
    keyColumn: 'fruit',
  });
}

describe('a mapping file', () => {
  test.each([
    ['commas', 'fruit,count\nfig,1\n'],
    ['semicolons', 'fruit;count\nfig;1\n'],
    ['tabs', 'fruit\tcount\nfig\t1\n'],
    ['bars', 'fruit|count\nfig|1\n'],
    ['semicolons and commas inside', 'fruit;count\nfig;"1,5, 2,5"\n'],
    ['a byte order mark', '\uFEFFfruit,count\nfig,1\n'],
    ['other line ends', 'fruit,count\r\nfig,1\r\n'],
    ['capitals and blanks in its header', ' Fruit , COUNT \nfig,1\n'],
    ['its columns in another order', 'count,fruit\n1,fig\n'],
    ['an unknown column', 'note,fruit,count\nripe,fig,1\n'],
  ])('is read with %s', (_form, csv) => {
    expect(readFruits(csv)).toEqual({ count: 1, lines: [{ fruit: 'fig', line: 2 }], errors: [] });
  });

  test('counts lines like a spreadsheet, skipping empty ones', () => {
    expect(readFruits('fruit,count\n,\nfig,1\n\n , \nplum,2\n')).toEqual({
      count: 2,
      lines: [
        { fruit: 'fig', line: 3 },
        { fruit: 'plum', line: 6 },
      ],
      errors: [],
    });
  });

  test('reports only the header if a required column is missing', () => {
    expect(readFruits('colour,count\nred,1\n')).toEqual({
      count: 0,
      lines: [],
      errors: [{ line: 1, column: null, ...faultOf('columns_missing', { columns: 'fruit' }) }],
    });
  });

  test('skips a line with an error and reads the following ones', () => {
    expect(readFruits('fruit,count\n,1\nfig,2\n')).toEqual({
      count: 2,
      lines: [{ fruit: 'fig', line: 3 }],
      errors: [{ line: 2, column: 'fruit', ...faultOf('empty') }],
    });
  });

  test('keeps the first of two lines with the same key', () => {
    expect(readFruits('fruit,count\nfig,1\nFIG,2\nfig,3\n')).toEqual({
      count: 3,
      lines: [{ fruit: 'fig', line: 2 }],
      errors: [
        { line: 3, column: 'fruit', ...faultOf('named_twice') },
        { line: 4, column: 'fruit', ...faultOf('named_twice') },
      ],
    });
  });

  test('does not report a duplicate of a line with an error', () => {
    const refuseFirst = (refused: number[]) => (_read: Read, refuse: Refuse) => {
      if (refused.push(1) === 1) {
        refuse('count', faultOf('empty'));
      }
    };
    expect(readFruits('fruit,count\nfig,\nfig,2\n', refuseFirst([]))).toEqual({
      count: 2,
      lines: [{ fruit: 'fig', line: 3 }],
      errors: [{ line: 2, column: 'count', ...faultOf('empty') }],
    });
  });

  test('checks only lines it could read', () => {
    const checked: string[] = [];
    readFruits('fruit,count\nfig,1\n,2\nplum,3\n', ({ fruit }) => checked.push(fruit));
    expect(checked).toEqual(['fig', 'plum']);
  });

  test('reports every error on a line', () => {
    const { lines, errors } = readMappingFile(`fruit,count\n,\nx,\n`, {
      required: [],
      readLine: (line, refuse) => {
        refuse('fruit', faultOf('empty'));
        refuse('count', faultOf('named_twice'));
        return { at: line.line };
      },
      keyOf: ({ at }) => String(at),
      keyColumn: 'fruit',
    });
    expect(lines).toEqual([]);
    expect(errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 'fruit', 'empty'],
      [3, 'count', 'named_twice'],
    ]);
  });
});

/** The parsed value of a cell, or the code and column of its error. */
function readCell<Value>(
  header: string,
  cells: string,
  read: (line: CsvLine, refuse: Refuse) => Value,
): Value | readonly [column: string, code: string, values: object] {
  const [line] = readCsv(`${header}\n${cells}\n`, { required: [] }).lines;
  const refused: (readonly [string, string, object])[] = [];
  const value = read(line ?? { line: 2, cell: () => undefined }, (column, { code, values }) => {
    refused.push([column, code, values ?? {}]);
    return null;
  });
  return refused[0] ?? value;
}

describe('a platform', () => {
  const read = (cell: string, optional: boolean) =>
    readCell('platform,x', `${cell},x`, (line, refuse) => readPlatform(line, { optional }, refuse));

  test.each([
    ['ubereats', 'ubereats'],
    ['Uber Eats', 'ubereats'],
    ['uber-eats', 'ubereats'],
    ['UBER_EATS', 'ubereats'],
    ['DoorDash', 'doordash'],
    ['door dash', 'doordash'],
  ])('may be written %s', (cell, platform) => {
    expect(read(cell, false)).toBe(platform);
    expect(read(cell, true)).toBe(platform);
  });

  test('with an unknown name is refused as written', () => {
    const refusal = ['platform', 'platform_of_other_name', { name: 'Grub Hub' }];
    expect(read('Grub Hub', false)).toEqual(refusal);
    expect(read('Grub Hub', true)).toEqual(refusal);
  });

  test('that is omitted means all, if optional', () => {
    expect(read('', true)).toBeNull();
    expect(read('', false)).toEqual(['platform', 'platform_of_other_name', { name: '' }]);
  });
});

describe('a store', () => {
  const stores = new Map([
    ['id-1', 'Harbor'],
    ['id-2', 'Canal'],
    ['id-3', 'canal'],
  ]);
  const read = (cells: string, optional = false) =>
    readCell('store,store_id,x', `${cells},x`, (line, refuse) =>
      readStore(line, { stores, optional }, refuse),
    );

  test.each([
    ['HARBOR,', 'id-1'],
    [' harbor ,', 'id-1'],
    [',id-2', 'id-2'],
  ])('is found by %s', (cells, id) => {
    expect(read(cells)).toBe(id);
  });

  test('is identified by its ID if a file has both', () => {
    expect(read('Harbor,id-3')).toBe('id-3');
  });

  test.each([
    ['Canal,', ['store', 'several_stores', { count: 2, name: 'Canal' }]],
    ['Nowhere,', ['store', 'no_store_with_name', { name: 'Nowhere' }]],
    ['Harbor,id-9', ['store_id', 'no_store_with_id', { id: 'id-9' }]],
  ])('is refused for %s, even if optional', (cells, refusal) => {
    expect(read(cells)).toEqual(refusal);
    expect(read(cells, true)).toEqual(refusal);
  });

  test('that is omitted means all, if optional', () => {
    expect(read(',', true)).toBeNull();
    expect(read(',')).toEqual(['store', 'empty', {}]);
  });
});

describe('a start date', () => {
  const read = (cell: string) => readCell('effective_from,x', `${cell},x`, readFirstDay);

  test.each(['2026-11-01', '2024-02-29', '1999-12-31'])('is %s', (day) => {
    expect(read(day)).toBe(day);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '31.12.2026',
    '2026-1-1',
    '2026-11-01T00',
    'x',
  ])('is not %s', (day) => {
    expect(read(day)).toEqual(['effective_from', 'day_of_other_form', { day }]);
  });

  test('is optional, and so is its column', () => {
    expect(read('')).toBeNull();
    expect(readCell('x', 'x', readFirstDay)).toBeNull();
  });
});

test('a name resolves only if it is unique', () => {
  const faults: (string | number)[] = [];
  const name = (found: readonly string[]) =>
    onlyOne(found, {
      none: () => (faults.push('none'), null),
      several: (count) => (faults.push(count), null),
    });
  expect([name([]), name(['fig']), name(['fig', 'plum', 'pear'])]).toEqual([null, 'fig', null]);
  expect(faults).toEqual(['none', 3]);
});
