import { expect, test } from 'vitest';
import { savedPart, withCommand, type SavedView } from './saved-views.view.ts';

const LATE: SavedView = {
  id: 'v1',
  list: 'entries',
  client_id: 'c1',
  name: 'Late',
  address: 'view=needs_review&q=late',
};
const NEW = {
  id: 'v9',
  list: 'entries' as const,
  clientId: 'c1',
  address: 'view=ready',
  all: 'All entries',
};

test('a view stores the part and the filters, and no open items', () => {
  const address = {
    q: 'late',
    filters: { platform: ['ubereats'] },
    from: '2026-11-01',
    to: null,
    tz: 'store' as const,
    sort: null,
    cols: null,
  };
  const open = { client: 'c1', view: null, sel: 'e1', panel: 'proof', page: 'p2' };
  expect(savedPart({ ...address, ...open }, 'ready')).toEqual({
    ...address,
    client: null,
    view: 'ready',
    sel: null,
    panel: null,
    page: null,
  });
});

test('a view is added, renamed, overwritten and deleted', () => {
  const added = { id: 'v9', list: 'entries', client_id: 'c1', name: 'Now', address: 'view=ready' };
  expect(withCommand([LATE], { kind: 'create', name: 'Now' }, NEW)).toEqual([LATE, added]);
  expect(withCommand([LATE], { kind: 'rename', id: 'v1', name: 'Later' }, NEW)).toEqual([
    { ...LATE, name: 'Later' },
  ]);
  expect(withCommand([LATE], { kind: 'save', id: 'v1' }, NEW)).toEqual([
    { ...LATE, address: 'view=ready' },
  ]);
  expect(withCommand([LATE], { kind: 'delete', id: 'v1' }, NEW)).toEqual([]);
});

test('a copy gets the next free name', () => {
  const second = { ...LATE, id: 'v2', name: 'late 2' };
  expect(withCommand([LATE, second], { kind: 'duplicate', id: 'v1' }, NEW).at(-1)).toEqual({
    ...LATE,
    id: 'v9',
    name: 'Late 3',
  });
});
