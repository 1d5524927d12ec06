import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import { createViewAsStore } from './view-as.ts';

const VIEW = {
  tenantId: 't1',
  clientId: 'c1',
  clientName: 'Harbor & Söhne = 100%',
  ticketId: 'k1',
  expiresAt: '2026-11-26T12:00:00.000Z',
};

test('a view survives a reload of its tab, and ends', () => {
  const storage = memoryStorage();
  const store = createViewAsStore(storage);
  expect(store.read()).toBe(null);
  store.begin(VIEW);
  expect(createViewAsStore(storage).read()).toEqual(VIEW);
  store.end();
  expect([store.read(), createViewAsStore(storage).read()]).toEqual([null, null]);
});
