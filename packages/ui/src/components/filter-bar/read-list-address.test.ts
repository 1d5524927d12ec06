import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyListAddress, encodeListAddress, LIST_TIME_ZONES } from './list-address.ts';
import type { ListAddress, ListRules } from './list-address.ts';
import { decodeListAddress } from './read-list-address.ts';

const RULES: ListRules = {
  properties: [
    {
      id: 'status',
      label: 'Status',
      values: [
        { value: 'failed', label: 'Failed' },
        { value: 'partial', label: 'Partial' },
        { value: 'succeeded', label: 'Succeeded' },
      ],
    },
    { id: 'store', label: 'Store' },
  ],
  sortable: ['date', 'net'],
  columns: ['date', 'store', 'gross', 'net'],
  panels: ['details', 'history'],
  sort: { columnId: 'date', descending: true },
};

const some = fc.string({ minLength: 1, unit: 'grapheme' });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([one, other]) =>
    one !== null && other !== null && one > other
      ? { from: other, to: one }
      : { from: one, to: other },
  );
const statuses = fc.subarray(['failed', 'partial', 'succeeded'], { minLength: 1 });
const columns = fc
  .shuffledSubarray([...RULES.columns], { minLength: 1 })
  .map((ids) => (ids.join() === RULES.columns.join() ? null : ids));

const addresses: fc.Arbitrary<ListAddress> = fc
  .record({
    client: fc.option(some),
    view: fc.option(some),
    q: fc.string({ unit: 'grapheme' }),
    filters: fc.record(
      { status: statuses, store: fc.uniqueArray(some, { minLength: 1, maxLength: 4 }) },
      { requiredKeys: [] },
    ),
    period,
    tz: fc.constantFrom(...LIST_TIME_ZONES),
    sort: fc.option(
      fc.record({ columnId: fc.constantFrom(...RULES.sortable), descending: fc.boolean() }),
    ),
    cols: fc.option(columns),
    sel: fc.option(some),
    panel: fc.option(fc.constantFrom('details', 'history')),
    page: fc.option(some),
  })
  .map(({ period: { from, to }, ...rest }) => ({ ...rest, from, to }));

describe('the address of a list', () => {
  test('whatever is written is read again as it was, with nothing dropped', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(decodeListAddress(encodeListAddress(address, RULES), RULES)).toEqual({
          address,
          dropped: [],
        });
      }),
    );
  });

  test('of a property that is one of its values at a time, the first in the address counts', () => {
    const rules: ListRules = {
      ...RULES,
      properties: RULES.properties.map((one) => ({ ...one, single: one.id === 'status' })),
    };
    const { address, dropped } = decodeListAddress('f.status=partial,failed&f.store=a,b', rules);
    expect(address.filters).toEqual({ status: ['partial'], store: ['a', 'b'] });
    expect(dropped).toEqual([{ parameter: 'f.status', value: 'failed' }]);
  });

  test('it survives a program that escapes its commas', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const escaped = new URLSearchParams(encodeListAddress(address, RULES)).toString();
        expect(decodeListAddress(escaped, RULES).address).toEqual(address);
      }),
    );
  });

  test('any text is read without an error, and what is kept is written and read as the same', () => {
    const parameter = fc.tuple(
      fc.constantFrom(
        'client',
        'q',
        'f.status',
        'f.store',
        'f.lost',
        'from',
        'to',
        'tz',
        'sort',
        'cols',
      ),
      fc.oneof(
        fc.string({ unit: 'binary-ascii' }),
        fc.constantFrom('failed', 'a\\,b,c', '\ud800', '-net', '', 'store'),
      ),
    );
    const search = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.array(parameter).map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(search, (text) => {
        const { address } = decodeListAddress(text, RULES);
        expect(decodeListAddress(encodeListAddress(address, RULES), RULES)).toEqual({
          address,
          dropped: [],
        });
      }),
    );
  });

  test('the client comes first, what is usual is left out, and commas can be read', () => {
    const address: ListAddress = {
      ...emptyListAddress(RULES),
      client: 'c-1',
      q: 'a, b',
      filters: { store: ['Walnut, 2nd', String.raw`back\slash`], status: ['failed', 'partial'] },
      from: '2026-11-01',
      to: '2026-11-07',
      sort: { columnId: 'net', descending: true },
      cols: ['net', 'date'],
    };
    expect(encodeListAddress(address, RULES)).toBe(
      'client=c-1&q=a,+b&f.status=failed,partial&f.store=Walnut%5C,+2nd,back%5C%5Cslash' +
        '&from=2026-11-01&to=2026-11-07&sort=-net&cols=net,date',
    );
    expect(encodeListAddress(emptyListAddress(RULES), RULES)).toBe('');
  });

  test('not sorted is something else than sorted as usual', () => {
    const unsorted = { ...emptyListAddress(RULES), sort: null };
    expect(encodeListAddress(unsorted, RULES)).toBe('sort=');
    expect(decodeListAddress('sort=', RULES).address.sort).toBeNull();
    expect(decodeListAddress('', RULES).address.sort).toEqual(RULES.sort);
  });
});

describe('what a list does not know is dropped and told', () => {
  test.each([
    [
      'f.status=failed,lost',
      [{ parameter: 'f.status', value: 'lost' }],
      { filters: { status: ['failed'] } },
    ],
    ['f.colour=red', [{ parameter: 'f.colour', value: 'red' }], {}],
    ['f.constructor=x', [{ parameter: 'f.constructor', value: 'x' }], {}],
    ['from=2026-02-30', [{ parameter: 'from', value: '2026-02-30' }], {}],
    ['to=yesterday', [{ parameter: 'to', value: 'yesterday' }], {}],
    [
      'from=2026-11-08&to=2026-11-01',
      [
        { parameter: 'from', value: '2026-11-08' },
        { parameter: 'to', value: '2026-11-01' },
      ],
      {},
    ],
    ['tz=mars', [{ parameter: 'tz', value: 'mars' }], {}],
    ['sort=-colour', [{ parameter: 'sort', value: '-colour' }], {}],
    ['cols=net,colour', [{ parameter: 'cols', value: 'colour' }], { cols: ['net'] }],
    ['cols=colour', [{ parameter: 'cols', value: 'colour' }], {}],
    ['panel=attic', [{ parameter: 'panel', value: 'attic' }], {}],
    ['client=', [{ parameter: 'client', value: '' }], {}],
    ['q=one&q=two', [{ parameter: 'q', value: 'two' }], { q: 'one' }],
    ['f.status=failed&f.status=partial,failed', [], { filters: { status: ['failed', 'partial'] } }],
    ['cols=date,store,gross,net', [], { cols: null }],
    ['utm_source=mail', [], {}],
  ])('%s', (search, dropped, preserved) => {
    expect(decodeListAddress(search, RULES)).toEqual({
      address: { ...emptyListAddress(RULES), ...preserved },
      dropped,
    });
  });
});
