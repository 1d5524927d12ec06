import { describe, expect, test } from 'vitest';
import type { Channel, ChannelConfig } from '../../clients/channels/channels.read-model.ts';
import type { TenantSettings } from '../../clients/settings/tenant-settings.read-model.ts';
import type { MappingScope, MappingTarget } from '../../mapping/accounts/account-mapping.port.ts';
import { payoutOfDays } from './payout-of-days.fake.ts';
import { planningBy } from './planning-of-payout.port.ts';
import type { PlanningFacts } from './planning-of-payout.port.ts';

const SETTINGS: TenantSettings = {
  time_zone: 'America/New_York',
  currency: 'USD',
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  bank_leg: 'none',
  sales: 'report',
  posting_mode: 'review',
  watch_window_days: 28,
  late_rows: 'amend',
  closed_period: 'post_today',
  tax_mode: 'pass_through_gross',
  memo_tax: 'ignore',
  split_tax: 'restaurant_remits',
  revenue: 'gross',
};
const PAYOUT = payoutOfDays({ '2026-11-02': { gross_sales: 100 } });
const SALES = { accountId: '92', accountName: 'Sales' } as MappingTarget;

function channel(id: string, config: ChannelConfig = {}, over: Partial<Channel> = {}): Channel {
  return {
    id,
    storeId: `store of ${id}`,
    type: 'ubereats',
    platformStoreId: 'uber-1',
    config,
    mapping: { accounts: { commission: 'Proposed fees', gross_sales: 'Proposed sales' } },
    ...over,
  } as Channel;
}

function facts(change: Partial<PlanningFacts> = {}): PlanningFacts {
  return {
    settings: SETTINGS,
    books: { currency: 'USD', closedThrough: null },
    channels: [],
    storeOf: () => null,
    mappingOf: async () => new Map(),
    at: new Date('2026-11-21T09:00:00Z'),
    ...change,
  };
}

describe('the store of a payout', () => {
  test('is the one mapped on its date, even if a channel has the platform ID', async () => {
    const days: string[] = [];
    const planning = await planningBy(
      facts({
        channels: [channel('c-1')],
        storeOf: ({ on }) => {
          days.push(on);
          return { storeId: 's-9', channelId: null };
        },
      }),
      PAYOUT,
    );
    expect(planning).toMatchObject({ storeId: 's-9', channelId: null });
    expect(days).toEqual(['2026-11-10']);
  });

  test('is otherwise the channel of that platform with the ID, and else none', async () => {
    const channels = [channel('c-0', {}, { type: 'doordash' }), channel('c-1')];
    expect(await planningBy(facts({ channels }), PAYOUT)).toMatchObject({
      storeId: 'store of c-1',
      channelId: 'c-1',
    });
    const other = payoutOfDays({}, { storeId: 'uber-2' });
    expect(await planningBy(facts({ channels }), other)).toMatchObject({
      storeId: null,
      channelId: null,
    });
  });
});

describe('the rules of a payout', () => {
  const rules = async (config: ChannelConfig, change: Partial<PlanningFacts> = {}) =>
    planningBy(facts({ channels: [channel('c-1', config)], ...change }), PAYOUT);

  test('are the client’s if the channel sets none', async () => {
    expect(await rules({})).toMatchObject({
      options: {
        basis: 'accrual',
        split: 'month',
        by: 'payout',
        bankLeg: 'none',
        sales: 'report',
        taxMode: 'pass_through_gross',
        memoTax: 'ignore',
        splitTax: 'restaurant_remits',
        revenue: 'gross',
        booksCurrency: 'USD',
      },
      policies: {
        today: '2026-11-21',
        closedThrough: null,
        watchWindowDays: 28,
        lateRows: 'amend',
        closedPeriod: 'post_today',
      },
      mode: 'review',
      isPosted: true,
      startsOn: null,
    });
  });

  test('are the channel’s if it sets any', async () => {
    const planning = await rules({
      basis: 'cash',
      split: 'none',
      bank_leg: 'transfer',
      sales: 'pos',
      watch_window_days: 3,
      late_rows: 'adjust',
      closed_period: 'refuse',
      posting_mode: 'paused',
      posting_model: 'daily_journal',
      starts_on: '2026-11-01',
    });
    expect(planning).toMatchObject({
      options: { basis: 'cash', split: 'none', by: 'day', bankLeg: 'transfer', sales: 'pos' },
      policies: { watchWindowDays: 3, lateRows: 'adjust', closedPeriod: 'refuse' },
      mode: 'paused',
      isPosted: true,
      startsOn: '2026-11-01',
    });
  });

  test('exclude a channel that is booked some other way', async () => {
    expect((await rules({ posting_model: 'none' })).isPosted).toBe(false);
  });

  test.each([
    ['America/New_York', '2026-11-01T03:59:00Z', '2026-10-31'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    // After daylight saving time ends, midnight is an hour later in UTC.
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['America/Vancouver', '2026-11-01T06:59:00Z', '2026-10-31'],
  ])('today in %s at %s is %s', async (timeZone, at, today) => {
    const settings = { ...SETTINGS, time_zone: timeZone };
    const { policies } = await rules({}, { settings, at: new Date(at) });
    expect(policies.today).toBe(today);
  });

  test('without a connection there is no currency to differ from, and no closing date', async () => {
    const planning = await rules({}, { books: { currency: null, closedThrough: null } });
    expect([planning.options.booksCurrency, planning.policies.closedThrough]).toEqual([null, null]);
  });
});

describe('the mapping of a payout', () => {
  test('is that of its store, now and on a date', async () => {
    const scopes: MappingScope[] = [];
    const planning = await planningBy(
      facts({
        channels: [channel('c-1')],
        mappingOf: async (scope) => {
          scopes.push(scope);
          return new Map([['gross_sales', SALES]]);
        },
      }),
      PAYOUT,
    );
    await planning.mappingOn('2026-11-02');
    const place = { platform: 'ubereats', storeId: 'store of c-1' };
    expect(scopes).toEqual([place, { ...place, on: '2026-11-02' }]);
    // A name that the channel proposes is displayed until an account is mapped.
    expect(planning.accounts).toEqual({ gross_sales: 'Sales', commission: 'Proposed fees' });
  });
});
