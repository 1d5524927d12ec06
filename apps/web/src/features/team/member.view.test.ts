import { expect, test } from 'vitest';
import { activeWords, isLastOwner, memberName } from './member.view.ts';
import type { Member } from './team.queries.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z');

function member(id: string, role: Member['tenant_role']): Member {
  return {
    user_id: id,
    email: `${id}@example.test`,
    full_name: '',
    tenant_role: role,
    level_label: '',
    client_scope: 'listed',
    joined_at: '2026-11-01T09:00:00.000Z',
    invited_by: null,
    last_active_at: null,
  };
}

test('an owner is the last one if nobody else owns the client', () => {
  const ada = member('ada', 'user_owner');
  const ben = member('ben', 'user_manager');
  expect([isLastOwner(ada, [ada, ben]), isLastOwner(ben, [ada, ben])]).toEqual([true, false]);
  expect(isLastOwner(ada, [ada, member('cleo', 'user_owner')])).toBe(false);
});

test('a member without a name is shown by their address', () => {
  expect(memberName({ full_name: ' ', email: 'ada@example.test' })).toBe('ada@example.test');
  expect(memberName({ full_name: 'Ada', email: '' })).toBe('Ada');
});

test.each([
  [null, 'Not yet'],
  ['2026-11-21T11:59:30.000Z', 'Just now'],
  ['2026-11-21T11:59:00.000Z', 'a minute ago'],
  ['2026-11-21T10:59:59.000Z', 'an hour ago'],
  ['2026-11-21T02:00:00.000Z', '10 hours ago'],
  ['2026-11-20T12:00:00.000Z', 'a day ago'],
  ['2026-11-01T12:00:00.000Z', '20 days ago'],
])('last active at %s reads "%s"', (at, words) => {
  expect(activeWords(at, NOW_MS)).toBe(words);
});
