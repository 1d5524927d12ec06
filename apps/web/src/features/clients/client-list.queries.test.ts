import { expect, test } from 'vitest';
import { clientParts, toClientsQuery } from './client-list.queries.ts';

test.each([
  [
    { filters: {}, sort: '-attention' },
    { include: 'triage', sort: '-attention' },
  ],
  [
    { part: 'archived', filters: {}, q: 'juniper', sort: 'name' },
    { include: 'triage', archived: true, q: 'juniper', sort: 'name' },
  ],
  [{ part: 'mine', filters: {}, sort: 'constructor' }, { include: 'triage' }],
])('%o asks the server for %o', (request, query) => {
  expect(toClientsQuery(request)).toEqual(query);
});

test('every part but all and the favorites narrows what the server is asked for', () => {
  const narrowing = clientParts().filter(
    ({ id }) => Object.keys(toClientsQuery({ part: id, filters: {}, sort: '' })).length > 1,
  );
  expect(narrowing.map(({ id }) => id)).toEqual([
    'attention',
    'blocked',
    'ok',
    'new',
    'delivery',
    'archived',
  ]);
});
