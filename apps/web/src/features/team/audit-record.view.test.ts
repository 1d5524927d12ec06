import { expect, test } from 'vitest';
import { auditSentence } from './audit-record.view.ts';

test.each([
  [
    'member.role_changed',
    { from: 'user_basic', to: 'user_manager' },
    'changed a member’s role from User to Manager',
  ],
  [
    'invitation.created',
    { email: 'sam@example.test', level: 'user_owner' },
    'invited sam@example.test as Owner',
  ],
  ['invitation.accepted', { level: 'user_basic' }, 'joined as User'],
  ['store.created', { name: 'Fishtown' }, 'created the store Fishtown'],
  ['tenant_settings.updated', {}, 'updated the tenant settings'],
  ['imported', {}, 'changed the imported'],
])('%s %o reads "%s"', (action, details, sentence) => {
  expect(auditSentence({ action, details })).toBe(sentence);
});
