import { expect, test } from 'vitest';
import { toInvitationsQuery, toMembersQuery } from './team-lists.queries.ts';

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
] as const)('the part %s of invitations asks for %o', (part, asked) => {
  const request = { ...(part === undefined ? {} : { part }), filters: {}, sort: '-created' };
  expect(toInvitationsQuery(request)).toEqual({ ...asked, sort: '-created' });
});
