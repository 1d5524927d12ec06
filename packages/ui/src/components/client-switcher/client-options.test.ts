import { describe, expect, test } from 'vitest';
import { clientOptions, type ClientListing } from './client-options.ts';

const listing: ClientListing = {
  clients: [
    { id: '1', name: 'Blue Door Café', category: 'QuickBooks', detail: '1 store' },
    { id: '2', name: 'Juniper & Rye', pinned: true },
    { id: '3', name: 'Noodle House', health: { tone: 'danger', text: '2 failed' } },
    { id: '4', name: 'The Red Lantern' },
  ],
  recentIds: [],
  currentId: '1',
  deniedId: undefined,
  offline: false,
};
const groups = (change: Partial<ClientListing>, typed = '') =>
  clientOptions({ ...listing, ...change }, typed).map(({ value, group }) => [value, group]);

describe('clientOptions', () => {
  test('has one list without headings while nothing is pinned and nothing was opened', () => {
    const plain = listing.clients.map((client) => ({ ...client, pinned: false }));
    expect(groups({ clients: plain })).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['3', undefined],
      ['4', undefined],
    ]);
  });

  test('puts pinned ones first, then what was opened last, each once', () => {
    expect(groups({ recentIds: ['4', '2', 'gone', '3'] })).toEqual([
      ['2', 'Pinned'],
      ['4', 'Recent'],
      ['3', 'Recent'],
      ['1', 'All clients'],
    ]);
  });

  test('has no headings for what is found', () => {
    expect(groups({ recentIds: ['4'] }, 'cafe')).toEqual([['1', undefined]]);
  });

  test('says what kind of client it is and how its books stand', () => {
    expect(clientOptions(listing, 'door')).toEqual([
      {
        value: '1',
        label: 'Blue Door Café',
        note: 'QuickBooks · 1 store',
        status: undefined,
        disabled: false,
      },
    ]);
    expect(clientOptions(listing, 'noodle')).toMatchObject([
      { note: undefined, status: { tone: 'danger', text: '2 failed' } },
    ]);
  });

  test('does not offer a client that was refused, nor others without a connection', () => {
    const closed = (change: Partial<ClientListing>) =>
      clientOptions({ ...listing, ...change }, '')
        .filter(({ disabled }) => disabled === true)
        .map(({ value, note }) => [value, note]);
    expect(closed({ deniedId: '4' })).toEqual([['4', 'You don’t have access to this client']]);
    expect(closed({ offline: true }).map(([value]) => value)).toEqual(['2', '3', '4']);
  });

  test('finds among 2,000 clients in less CPU time than a key may take', () => {
    const clients = Array.from({ length: 2_000 }, (_, at) => ({
      id: String(at),
      name: `Client ${at}`,
      category: 'QuickBooks',
      detail: `${at % 9} stores`,
    }));
    const keys = ['c', 'cl', 'cli', 'client', 'client 1999', 'quick', 'nothing'];
    const before = process.cpuUsage();
    const found = keys.map((typed) => clientOptions({ ...listing, clients }, typed).length);
    const { user, system } = process.cpuUsage(before);
    expect(found).toEqual([2000, 2000, 2000, 2000, 1, 2000, 0]);
    expect((user + system) / 1_000 / keys.length).toBeLessThanOrEqual(15);
  });
});
