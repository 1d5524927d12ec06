import { afterEach, expect, test } from 'vitest';
import '../../shared/language/french.ts';
import { setLanguage } from '../../shared/language/language.ts';
import { auditSentence, auditTarget } from './audit-record.view.ts';

test.each([
  [
    'member.role_changed',
    { from: 'user_basic', to: 'user_manager' },
    'changed the role from User to Manager for',
  ],
  [
    'invitation.created',
    { email: 'sam@example.test', level: 'user_owner' },
    'invited sam@example.test as Owner',
  ],
  ['invitation.accepted', { level: 'user_basic' }, 'joined as User'],
  ['store.created', { name: 'Fishtown' }, 'created the store Fishtown'],
  ['tenant_settings.updated', {}, 'changed the client settings'],
  ['setup.skipped', { choice: 'doordash' }, 'skipped a setup step'],
  ['entry.approved', { document_number: 'UE-1' }, 'approved'],
  ['support_view.allowed', { hours: 4 }, 'let support view this client for 4 hours'],
  ['support_view.ended', { by: 'client' }, 'ended support’s view of this client'],
  ['support_view.ended', { by: 'staff' }, 'ended their view as support'],
  ['support_view.read', { operation: 'listStores' }, 'viewed as support: stores'],
  ['imported', {}, 'changed the imported'],
])('%s %o reads "%s"', (action, details, sentence) => {
  expect(auditSentence({ action, details, target_name: null })).toBe(sentence);
});

afterEach(() => setLanguage('en-US'));

test('an unknown role is shown as a member, in either language', () => {
  const left = { action: 'member.removed', details: { level: 'user_guest' }, target_name: null };
  expect(auditSentence(left)).toContain('member');
  setLanguage('fr-CA');
  expect(auditSentence(left)).toContain('membre');
  expect(auditSentence(left)).not.toContain('member');
});

const ENTRY = { target_type: 'entry', target_id: 'e1', details: { document_number: 'UE-1' } };

test.each([
  [{ target_name: 'Uber Eats · Blue Lantern · Nov 9–15' }, 'Uber Eats · Blue Lantern · Nov 9–15'],
  [{ target_name: null }, 'UE-1'],
])('a record of an entry %o is named and linked', (known, name) => {
  expect(auditTarget({ ...ENTRY, ...known })).toEqual({
    name,
    href: '/dashboard/sync/entries/e1',
  });
});

test('a deleted store is not linked, and records without a page have no link', () => {
  const gone = { target_type: 'store', target_id: 's1', target_name: null, details: {} };
  expect(auditTarget(gone).href).toBe(null);
  const member = { target_type: 'member', target_id: 'm1', target_name: 'Ada', details: {} };
  expect(auditTarget(member)).toEqual({ name: 'Ada', href: null });
});
