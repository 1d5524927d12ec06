import { expect, test } from 'vitest';
import {
  toActivityQuery,
  toInvitationsQuery,
  toMembersQuery,
  toRequestsQuery,
} from './team-lists.queries.ts';

test('a URL requests members by role, text and order', () => {
  expect(
    toMembersQuery({ filters: { role: ['user_manager'] }, q: 'dana', sort: '-joined' }),
  ).toEqual({ tenant_role: 'user_manager', q: 'dana', sort: '-joined' });
  expect(toMembersQuery({ filters: { role: ['system_admin'] }, sort: 'email' })).toEqual({});
});

test.each([
  ['open', { open: true }],
  ['earlier', { open: false }],
  [undefined, {}],
] as const)('the part %s of invitations requests %o', (part, requested) => {
  const request = { ...(part === undefined ? {} : { part }), filters: {}, sort: '-created' };
  expect(toInvitationsQuery(request)).toEqual({ ...requested, sort: '-created' });
});

test('a URL requests access requests by their part, undecided ones first', () => {
  expect(toRequestsQuery({ part: 'open', filters: {}, sort: '-pending' })).toEqual({
    pending: true,
  });
  expect(toRequestsQuery({ filters: {}, sort: 'pending' })).toEqual({ sort: 'pending' });
});

test('a URL requests activity by person, subject and time', () => {
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
