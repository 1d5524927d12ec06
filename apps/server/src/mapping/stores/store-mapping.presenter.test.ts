import { describe, expect, test } from 'vitest';
import type { MappingView } from './mapping-views.ts';
import type { PlatformStoreView } from './platform-stores.service.ts';
import type { PlatformStore } from './platform-stores.store.ts';
import { presentMapping, presentPlatformStore, presentRefresh } from './store-mapping.presenter.ts';

const AT = new Date('2026-11-20T14:02:00Z');

const STORE: PlatformStore = {
  tenantId: 'tenant',
  id: 'row-1',
  provider: 'ubereats',
  connectionId: 'connection',
  platformStoreId: 'uber-1',
  name: 'Harbor Kitchen',
  previousName: 'Old Kitchen',
  externalRef: '014',
  address: null,
  timeZone: null,
  currency: 'USD',
  status: 'active',
  integration: { state: 'on', failure: null, at: AT },
  ignoredAt: null,
  ignoredReason: null,
  firstSeenAt: AT,
  lastSeenAt: AT,
};

const MAPPING: MappingView = {
  tenantId: 'tenant',
  id: 'mapping',
  type: 'ubereats',
  storeId: 'harbor',
  platformStoreId: 'uber-1',
  state: 'confirmed',
  from: '2026-10-01',
  to: null,
  reason: null,
  decidedBy: 'olivia',
  decidedAt: AT,
  createdAt: AT,
  storeName: 'Harbor',
  platformStore: STORE,
  decidedByName: 'Olivia',
  payouts: { count: 3, lastOn: '2026-11-10' },
  postedEntries: 2,
  suggestions: [],
  exactPlatformStoreId: null,
};

const switchOf = (store: Partial<PlatformStore>, mapping: Partial<MappingView> = {}) =>
  presentMapping({ ...MAPPING, ...mapping, platformStore: { ...STORE, ...store } }).platformStore
    ?.integration;

describe('the switch of a matched store is shown', () => {
  const failure = { code: 'platform_refused', message: 'No.' };

  test.each<[string, PlatformStore['integration'], string]>([
    ['as Uber Eats said', { state: 'on', failure: null, at: AT }, 'on'],
    ['as it failed', { state: 'failed', failure, at: AT }, 'failed'],
    ['as pending if its state is unknown', { state: null, failure: null, at: null }, 'switching'],
    // It should be on, so an off switch is pending.
    ['as pending if it is off', { state: 'off', failure: null, at: AT }, 'switching'],
    ['as retrying if there was no response', { state: null, failure, at: null }, 'retrying'],
  ])('%s', (_what, integration, state) => {
    expect(switchOf({ integration })).toEqual({
      state,
      failure: integration.failure,
      answeredAt: integration.at,
    });
  });

  test.each<[string, Partial<PlatformStore>, Partial<MappingView>]>([
    ['of DoorDash', { provider: 'doordash' }, {}],
    ['that only a report named', { connectionId: null }, {}],
    ['that is listed no longer', { status: 'lost' }, {}],
    ['whose match ended', {}, { state: 'ended' }],
    ['that is ignored', {}, { state: 'ignored' }],
  ])('not for one %s', (_what, store, mapping) => {
    expect(switchOf(store, mapping)).toBeNull();
  });
});

describe('a mapping is shown', () => {
  test('with its match, its dates and who decided', () => {
    expect(presentMapping(MAPPING)).toMatchObject({
      id: 'mapping',
      pendingId: null,
      channelType: 'ubereats',
      storeName: 'Harbor',
      platformStore: {
        platformStoreId: 'uber-1',
        name: 'Harbor Kitchen',
        previousName: 'Old Kitchen',
        externalRef: '014',
        address: null,
        status: 'active',
      },
      effectiveFrom: '2026-10-01',
      effectiveTo: null,
      decidedBy: { userId: 'olivia', name: 'Olivia' },
      payouts: { count: 3, lastOn: '2026-11-10' },
      postedEntries: 2,
    });
  });

  test('that is pending by its own ID, without a platform store', () => {
    const waiting = { state: 'pending', platformStoreId: null, decidedBy: null } as const;
    expect(presentMapping({ ...MAPPING, ...waiting })).toMatchObject({
      pendingId: 'mapping',
      platformStore: null,
      decidedBy: null,
    });
  });

  test('to a manually entered store by its ID only', () => {
    expect(presentMapping({ ...MAPPING, platformStore: null }).platformStore).toEqual({
      platformStoreId: 'uber-1',
      name: 'uber-1',
      previousName: null,
      externalRef: null,
      address: null,
      status: 'active',
      integration: null,
    });
  });
});

describe('a platform store is shown', () => {
  const view = (over: Partial<PlatformStoreView>): PlatformStoreView => ({
    ...STORE,
    conflict: null,
    payouts: { count: 0, lastOn: null },
    ...over,
  });

  test.each<[PlatformStoreView['conflict'], object]>([
    [null, { mappedTo: null, mappedElsewhere: null }],
    [
      { kind: 'mapped_here', storeId: 'harbor', storeName: 'Harbor' },
      { mappedTo: { storeId: 'harbor', storeName: 'Harbor' }, mappedElsewhere: null },
    ],
    [
      { kind: 'mapped_in_other_client', clientName: null },
      { mappedTo: null, mappedElsewhere: { clientName: null } },
    ],
  ])('with its match: %o', (conflict, shown) => {
    expect(presentPlatformStore(view({ conflict }))).toMatchObject(shown);
  });

  test('with its source', () => {
    expect(presentPlatformStore(view({})).source).toBe('connection');
    expect(presentPlatformStore(view({ connectionId: null })).source).toBe('report');
  });
});

test('a list that was never requested has no date', () => {
  expect(presentRefresh(null)).toEqual({
    state: 'never',
    requestedAt: null,
    finishedAt: null,
    failure: null,
  });
});
