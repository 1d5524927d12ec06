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
])('%o requests %o from the server', (request, query) => {
  expect(toClientsQuery(request)).toEqual(query);
});

test('every part except all and favorites filters the request', () => {
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
