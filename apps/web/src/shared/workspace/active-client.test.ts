import { expect, test } from 'vitest';
import { chooseClient } from './active-client.ts';

const clients = [{ id: 'c1' }, { id: 'c2' }];

test.each([
  ['the first client is selected on initialisation', null, clients, 'c1'],
  ['the client this tab worked for stays', 'c2', clients, 'c2'],
  ['a client that is gone gives way to the first', 'c9', clients, 'c1'],
  ['without clients there is none', null, [], null],
  ['a remembered one does not survive an empty list', 'c1', [], null],
])('%s', (_, remembered, list, chosen) => {
  expect(chooseClient(remembered, list)).toBe(chosen);
});
