import type { ListAddress } from '@platebook/ui';
import { expect, test } from 'vitest';
import {
  isNarrowed,
  partOf,
  requestOf,
  rulesOf,
  shownColumns,
  sortAfter,
  unknownParts,
  type ListDefinition,
} from './list-definition.ts';

type Row = { readonly id: string };
const column = (id: string, sorts?: boolean) => ({
  id,
  header: id,
  value: (row: Row) => row.id,
  ...(sorts === undefined ? {} : { sorts }),
});

const LIST: ListDefinition<Row> = {
  id: 'payouts',
  noun: { one: 'payout', many: 'payouts' },
  columns: [column('paid', true), column('store'), column('net', true)],
  rowKey: ({ id }) => id,
  properties: [{ id: 'platform', label: 'Platform' }],
  sort: { columnId: 'paid', descending: true },
};
const USUAL: ListAddress = {
  client: null,
  view: null,
  q: '',
  filters: {},
  from: null,
  to: null,
  tz: 'store',
  sort: LIST.sort,
  cols: null,
  sel: null,
  panel: null,
  page: null,
};

test('only columns that the server sorts by are sortable', () => {
  expect(rulesOf(LIST)).toEqual({
    properties: LIST.properties,
    sort: LIST.sort,
    sortable: ['paid', 'net'],
    columns: ['paid', 'store', 'net'],
  });
});

test('the server gets what the URL says, and the default order if it says none', () => {
  expect(requestOf(USUAL, LIST)).toEqual({ filters: {}, sort: '-paid' });
  expect(
    requestOf(
      {
        ...USUAL,
        q: `  ${'x'.repeat(120)} `,
        filters: { platform: ['ubereats'] },
        from: '2026-11-01',
        to: '2026-11-07',
        sort: { columnId: 'net', descending: false },
      },
      LIST,
    ),
  ).toEqual({
    filters: { platform: ['ubereats'] },
    q: 'x'.repeat(100),
    from: '2026-11-01',
    to: '2026-11-07',
    sort: 'net',
  });
  expect(requestOf({ ...USUAL, sort: null }, LIST).sort).toBe('-paid');
});

test('order and columns do not count as filters; text, filters and days do', () => {
  expect(isNarrowed({ ...USUAL, q: ' ', cols: ['paid'] })).toBe(false);
  expect(isNarrowed({ ...USUAL, q: 'a' })).toBe(true);
  expect(isNarrowed({ ...USUAL, filters: { platform: ['doordash'] } })).toBe(true);
  expect(isNarrowed({ ...USUAL, from: '2026-11-01' })).toBe(true);
});

test('the columns are in the URL’s order, after the one that names the row', () => {
  const ids = (cols: readonly string[] | null) => shownColumns(LIST, cols).map(({ id }) => id);
  expect(ids(null)).toEqual(['paid', 'store', 'net']);
  expect(ids(['net', 'store'])).toEqual(['paid', 'net', 'store']);
  expect(ids(['net', 'paid'])).toEqual(['paid', 'net']);
});

test('a part is requested by name, the default one by none, and an unknown one is reported', () => {
  const parts = ['all', 'late'].map((id) => ({ id, label: id, none: '' }));
  const list = { ...LIST, parts };
  const at = (view: string | null) => ({ ...USUAL, view });
  const shown = [null, 'all', 'late', 'lost'].map((view) => partOf(at(view), list));
  expect(shown).toEqual([null, null, 'late', null]);
  expect(requestOf(at('late'), list)).toEqual({ part: 'late', filters: {}, sort: '-paid' });
  expect(requestOf(at('lost'), list)).toEqual({ filters: {}, sort: '-paid' });
  expect(unknownParts(at('late'), list)).toEqual([]);
  expect(unknownParts(at('lost'), list)).toEqual([{ parameter: 'view', value: 'lost' }]);
  expect(unknownParts(at('lost'), LIST)).toEqual([]);
});

test('if the default part depends on the rows, every part is named, and an unknown one is the default', () => {
  const parts = ['failed', 'ready'].map((id) => ({ id, label: id }));
  const list = { ...LIST, parts, usualPart: 'ready' };
  const shown = [null, 'failed', 'ready', 'lost'].map((view) => partOf({ view }, list));
  expect(shown).toEqual(['ready', 'failed', 'ready', 'ready']);
  expect(requestOf({ ...USUAL, view: null }, list)).toEqual({
    part: 'ready',
    filters: {},
    sort: '-paid',
  });
});

test('an unsorted header leads to the default order, or from it to the reverse', () => {
  const usual = { columnId: 'paid', descending: true };
  const net = { columnId: 'net', descending: true };
  expect(sortAfter(net, { before: usual, usual })).toEqual(net);
  expect(sortAfter(null, { before: net, usual })).toEqual(usual);
  expect(sortAfter(null, { before: usual, usual })).toEqual({
    columnId: 'paid',
    descending: false,
  });
  expect(sortAfter(null, { before: { columnId: 'paid', descending: false }, usual })).toEqual(
    usual,
  );
});
