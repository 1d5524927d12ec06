import { describe, expect, test } from 'vitest';
import { scopeHref, scopeInAddress, scopeOptions, scopeSections } from './mapping-scope.ts';

const CHANNEL = {
  id: 'c1',
  store_id: 's1',
  channel_type: 'doordash',
  platform_store_id: null,
  channel_config: {},
  qbo_mapping_config: {},
  created_at: '2026-11-01T09:00:00.000Z',
} as const;

const SECTIONS = scopeSections([
  { id: 's1', name: 'Fishtown', channels: [CHANNEL] },
  { id: 's2', name: 'Queen Village', channels: [] },
]);

describe('scopeSections', () => {
  test('goes from the client through its platforms to each channel', () => {
    expect(SECTIONS).toEqual([
      { id: 'client', label: 'All stores', scope: { platform: null, storeId: null } },
      { id: 'ubereats', label: 'Uber Eats', scope: { platform: 'ubereats', storeId: null } },
      { id: 'doordash', label: 'DoorDash', scope: { platform: 'doordash', storeId: null } },
      {
        id: 's1.doordash',
        label: 'Fishtown on DoorDash',
        scope: { platform: 'doordash', storeId: 's1' },
      },
    ]);
  });
});

test('scopeOptions groups the choices', () => {
  expect(scopeOptions(SECTIONS)).toEqual([
    { value: 'client', label: 'All stores' },
    {
      label: 'One platform, all stores',
      options: [
        { value: 'ubereats', label: 'Uber Eats' },
        { value: 'doordash', label: 'DoorDash' },
      ],
    },
    {
      label: 'One store on one platform',
      options: [{ value: 's1.doordash', label: 'Fishtown on DoorDash' }],
    },
  ]);
});

describe('the scope in the URL', () => {
  test.each([
    ['', 'client'],
    ['scope=s1.doordash', 's1.doordash'],
    ['scope=gone', 'client'],
  ])('%j is %s', (query, id) => {
    expect(scopeInAddress(new URLSearchParams(query), SECTIONS).id).toBe(id);
  });

  test('is omitted for the client’s default', () => {
    expect(scopeHref('client')).toBe('/dashboard/platform/quickbooks/mapping');
    expect(scopeHref('ubereats')).toBe('/dashboard/platform/quickbooks/mapping?scope=ubereats');
  });
});
