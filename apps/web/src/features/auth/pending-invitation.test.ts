import { expect, test } from 'vitest';
import { memoryStorage } from '../../shared/testing/memory-storage.fake.ts';
import { saveInvitation, takeFirstPath } from './pending-invitation.ts';

test('a new account goes to the invitation it was created for, once', () => {
  const storage = memoryStorage();
  saveInvitation(storage, 'inv_a b');
  expect(takeFirstPath(storage)).toBe('/invitation?token=inv_a+b');
  expect(takeFirstPath(storage)).toBe('/dashboard');
});
