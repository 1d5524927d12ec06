import { expect, test } from 'vitest';
import { chooseActive, isSameAccess } from './client-choice.ts';
import type { ActiveClient, ClientChoice } from './client-context.types.ts';

const clients = [
  { id: 'c1', tenantId: 't1' },
  { id: 'c2', tenantId: 't2' },
];
const [c1, c2] = clients.map((client): ActiveClient => ({
  ...client,
  storeId: null,
  channel: null,
}));
const atStore: ActiveClient = { id: 'c2', tenantId: 't2', storeId: 's1', channel: 'ubereats' };
const requested: ClientChoice = { clientId: 'c2', storeId: 's1', channel: 'ubereats' };

test.each([
  ['the first client is selected on initialisation', null, null, clients, c1],
  ['the client worked for stays, with its store', atStore, null, clients, atStore],
  ['a client that was asked for is entered', c1, requested, clients, atStore],
  [
    'the client this tab worked for before it was loaded again stays',
    null,
    { clientId: 'c2' },
    clients,
    c2,
  ],
  ['a client that is gone gives way to the first', { ...atStore, id: 'c9' }, null, clients, c1],
  ['one that was asked for and is not there gives way too', null, { clientId: 'c9' }, clients, c1],
  ['without clients there is none', c1, requested, [], null],
])('%s', (...[, active, requested, list, chosen]) => {
  expect(chooseActive({ active: active ?? null, requested }, list)).toEqual(chosen);
});

test.each([
  [{}, true],
  [{ level: 'user_basic' }, false],
  [{ capabilities: ['export_data'] }, false],
  [{ permissions: ['b', 'a'] }, true],
  [{ permissions: ['a'] }, false],
  [{ permissions: ['a', 'c'] }, false],
])('access that differs by %j is the same: %j', (change, same) => {
  const access = { level: 'user_owner', capabilities: [], permissions: ['a', 'b'] };
  expect(isSameAccess(access, { ...access, ...change })).toBe(same);
});
