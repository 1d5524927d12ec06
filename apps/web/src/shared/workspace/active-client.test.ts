import { expect, test } from 'vitest';
import { chooseClient } from './active-client.ts';

const ARCHIVED = { id: 'c0', archived_at: '2026-11-01T09:00:00.000Z' };
const clients = [ARCHIVED, { id: 'c1', archived_at: null }, { id: 'c2', archived_at: null }];

test.each([
  ['the first client is selected on initialisation', null, clients, 'c1'],
  ['the client this tab worked for stays', 'c2', clients, 'c2'],
  ['a client that is gone gives way to the first', 'c9', clients, 'c1'],
  ['an archived client that this tab reads stays', 'c0', clients, 'c0'],
  ['an archived client is not selected by itself', null, [ARCHIVED], null],
  ['without clients there is none', null, [], null],
  ['a remembered one does not survive an empty list', 'c1', [], null],
])('%s', (_, remembered, list, chosen) => {
  expect(chooseClient(remembered, list)).toBe(chosen);
});
