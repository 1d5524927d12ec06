import { expect, test } from 'vitest';
import { memoryStorage } from '../../shared/testing/memory-storage.fake.ts';
import { dropPendingConsent, findPendingConsent, savePendingConsent } from './pending-consent.ts';

const consentOf = (state: string) => ({
  state,
  tenant: 't1',
  provider: 'quickbooks',
  mode: 'window',
});

test('finds the client of a response by the state this browser sent', () => {
  const storage = memoryStorage();
  savePendingConsent(storage, consentOf('s1'));
  expect(findPendingConsent(storage, 's1', 'quickbooks')).toEqual(consentOf('s1'));
  expect(findPendingConsent(storage, 's2', 'quickbooks')).toBe(null);
  expect(findPendingConsent(storage, 's1', 'ubereats')).toBe(null);
  dropPendingConsent(storage, 's1');
  expect(findPendingConsent(storage, 's1', 'quickbooks')).toBe(null);
});

test('stores the last five requests, and nothing that it did not write', () => {
  const storage = memoryStorage();
  for (const state of ['s1', 's2', 's3', 's4', 's5', 's6']) {
    savePendingConsent(storage, consentOf(state));
  }
  expect(findPendingConsent(storage, 's1', 'quickbooks')).toBe(null);
  expect(findPendingConsent(storage, 's2', 'quickbooks')).toEqual(consentOf('s2'));
  for (const text of ['{', '{"state":"s2"}', '[null,{"state":"s2"}]']) {
    storage.setItem('platebook.pending-consents', text);
    expect(findPendingConsent(storage, 's2', 'quickbooks')).toBe(null);
  }
});
