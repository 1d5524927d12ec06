import { describe, expect, test } from 'vitest';
import { readStoreLines } from './mappings-csv.ts';
import type { StoreFacts } from './mappings-csv.ts';

const KITCHEN = { platformStoreId: 'uuid-1', name: 'Kitchen', externalRef: 'MA-001' };
const CELLAR = { platformStoreId: 'uuid-2', name: 'Cellar', externalRef: 'MA-002' };

const FACTS: StoreFacts = {
  stores: new Map([
    ['harbor', 'Harbor'],
    ['canal', 'Canal'],
  ]),
  platformStores: new Map([
    ['ubereats', [KITCHEN, CELLAR]],
    ['doordash', [{ platformStoreId: '77', name: 'Kitchen', externalRef: null }]],
  ]),
};

const HEADER = 'store,platform,platform_store,platform_store_id,effective_from';

function read(...lines: readonly string[]) {
  return readStoreLines([HEADER, ...lines, ''].join('\n'), FACTS);
}

function faultsOf(...lines: readonly string[]) {
  return read(...lines).errors.map(({ line, column, code, values }) => [
    line,
    column,
    code,
    values,
  ]);
}

describe('a platform store in a file', () => {
  test.each([
    ['its id', 'Harbor,ubereats,,uuid-2,', 'uuid-2'],
    ['the number of its owner', 'Harbor,ubereats,,MA-002,', 'uuid-2'],
    ['its name', 'Harbor,ubereats,kitchen,,', 'uuid-1'],
    ['its ID, whatever name is beside it', 'Harbor,ubereats,Kitchen,uuid-2,', 'uuid-2'],
    ['its name on the platform of the line', 'Harbor,DoorDash,Kitchen,,', '77'],
  ])('is found by %s', (_what, line, id) => {
    const { lines, errors } = read(line);
    expect(lines.map(({ platformStoreId }) => platformStoreId)).toEqual([id]);
    expect(errors).toEqual([]);
  });

  test('that is omitted unlinks the store', () => {
    expect(read('Harbor,ubereats,,,2026-05-01')).toEqual({
      count: 1,
      lines: [
        {
          line: 2,
          type: 'ubereats',
          storeId: 'harbor',
          platformStoreId: null,
          from: '2026-05-01',
        },
      ],
      errors: [],
    });
  });

  test.each([
    ['Harbor,ubereats,Attic,,', 'platform_store', 'no_platform_store', { name: 'Attic' }],
    [
      'Harbor,ubereats,Kitchen,uuid-9,',
      'platform_store_id',
      'no_platform_store',
      { name: 'uuid-9' },
    ],
    ['Harbor,doordash,,uuid-1,', 'platform_store_id', 'no_platform_store', { name: 'uuid-1' }],
  ])('that is unknown is refused: %s', (line, column, code, values) => {
    expect(faultsOf(line)).toEqual([[2, column, code, values]]);
  });

  test('is not guessed if several have the name or number', () => {
    const twins: StoreFacts = {
      ...FACTS,
      platformStores: new Map([
        ['ubereats', [KITCHEN, { ...KITCHEN, platformStoreId: 'uuid-3', name: 'KITCHEN' }]],
      ]),
    };
    const csv = `${HEADER}\nHarbor,ubereats,Kitchen,,\nCanal,ubereats,,MA-001,\n`;
    const { lines, errors } = readStoreLines(csv, twins);
    expect(lines).toEqual([]);
    expect(errors.map(({ line, column, code, values }) => [line, column, code, values])).toEqual([
      [2, 'platform_store', 'several_platform_stores', { count: 2, name: 'Kitchen' }],
      [3, 'platform_store_id', 'several_platform_stores', { count: 2, name: 'MA-001' }],
    ]);
  });

  test('of an unknown platform is not looked up', () => {
    expect(faultsOf('Harbor,slice,Attic,,')).toEqual([
      [2, 'platform', 'platform_of_other_name', { name: 'slice' }],
    ]);
  });
});

describe('a store in a file', () => {
  test('may occur once per platform', () => {
    const { lines, errors } = read(
      'Harbor,ubereats,,uuid-1,',
      'Harbor,doordash,,77,',
      'HARBOR,Uber Eats,,uuid-2,',
    );
    expect(lines.map(({ line, type }) => [line, type])).toEqual([
      [2, 'ubereats'],
      [3, 'doordash'],
    ]);
    expect(errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [4, 'store', 'named_twice'],
    ]);
  });

  test('is required', () => {
    expect(faultsOf(',ubereats,,uuid-1,')).toEqual([[2, 'store', 'empty', {}]]);
  });

  test('gets all errors of its line at once', () => {
    expect(faultsOf('Nowhere,slice,,uuid-1,soon')).toEqual([
      [2, 'platform', 'platform_of_other_name', { name: 'slice' }],
      [2, 'store', 'no_store_with_name', { name: 'Nowhere' }],
      [2, 'effective_from', 'day_of_other_form', { day: 'soon' }],
    ]);
  });
});
