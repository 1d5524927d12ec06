import { expect, test } from 'vitest';
import {
  toActivityQuery,
  toInvitationsQuery,
  toMembersQuery,
  toRequestsQuery,
} from './team-lists.queries.ts';

test('an address asks for members by role, text and order', () => {
  expect(
    toMembersQuery({ filters: { role: ['user_manager'] }, q: 'dana', sort: '-joined' }),
  ).toEqual({ tenant_role: 'user_manager', q: 'dana', sort: '-joined' });
  expect(toMembersQuery({ filters: { role: ['system_admin'] }, sort: 'email' })).toEqual({});
});

test.each([
  ['open', { open: true }],
  ['earlier', { open: false }],
  [undefined, {}],
] as const)('the part %s of invitations asks for %o', (part, requested) => {
  const request = { ...(part === undefined ? {} : { part }), filters: {}, sort: '-created' };
  expect(toInvitationsQuery(request)).toEqual({ ...requested, sort: '-created' });
});

test('an address asks for requests by their part, and for the undecided first', () => {
  expect(toRequestsQuery({ part: 'open', filters: {}, sort: '-pending' })).toEqual({
    pending: true,
  });
  expect(toRequestsQuery({ filters: {}, sort: 'pending' })).toEqual({ sort: 'pending' });
});

test('an address asks for activity by who, what about and when', () => {
  expect(
    toActivityQuery({
      filters: { actor: ['u1'], about: ['entry'] },
      from: '2026-11-01',
      to: '2026-11-30',
      sort: '-when',
    }),
  ).toEqual({ actor: 'u1', target_type: 'entry', from: '2026-11-01', to: '2026-11-30' });
  expect(toActivityQuery({ filters: { about: ['weather'] }, sort: '-when' })).toEqual({});
});
