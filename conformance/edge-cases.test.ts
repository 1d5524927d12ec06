import { planEntries, readReports } from '@platebook/accounting';
import {
  generateWorld,
  truthOf,
  zipReports,
  type ReportFormat,
  type World,
  type WorldOptions,
} from '@platebook/sandbox/reports';
import { describe, expect, test } from 'vitest';
import {
  externalId,
  fileOf,
  platformId,
  readFile,
  settledReading,
  settledTruth,
  type StoreIdOf,
} from './read-world.ts';
import { planSoundly } from './sound-plan.ts';

// The edge cases of docs/accounting.md, each end to end: simulated trade, report file, payouts, entries.

function uber(wishes: Partial<WorldOptions>): World {
  const base = { seed: 31, platform: 'ubereats', firstDay: '2026-03-30', days: 21 } as const;
  return generateWorld({ ...base, regions: ['PA', 'MA'], ordersPerDay: 6, ...wishes });
}

function doorDash(wishes: Partial<WorldOptions>): World {
  return uber({ platform: 'doordash', ...wishes });
}

function detailsOf(world: World): [ReportFormat, StoreIdOf] {
  return world.platform === 'ubereats'
    ? ['ubereats-payment-details-us', externalId]
    : ['doordash-detailed-41', platformId];
}

/** Reads a world's details, compares them with the truth, plans them soundly, and returns all of it. */
function settle(world: World) {
  const [format, storeId] = detailsOf(world);
  const reading = readFile(world, format);
  expect(reading.blocked).toEqual([]);
  expect(reading.reports.flatMap((report) => report.quarantined)).toEqual([]);
  expect(settledReading(reading.payouts)).toEqual(settledTruth(world, storeId));
  return { ...reading, entries: planSoundly(reading.payouts) };
}

describe.each([
  ['Uber Eats', uber],
  ['DoorDash', doorDash],
] as const)('%s', (_, worldOf) => {
  test('negative payout: clearing is credited, and the weeks around it stay as they are', () => {
    const { payouts, entries } = settle(worldOf({ lossPeriods: [1], stores: 1 }));
    expect(payouts.map(({ netCents }) => Math.sign(netCents))).toEqual([1, -1, 1]);
    const owed = payouts[1];
    const clearing = entries
      .filter(({ payoutRef }) => payoutRef === owed?.payoutRef)
      .flatMap(({ lines }) => lines.filter(({ component }) => component === 'net_payout'));
    expect(clearing.map(({ side }) => side)).toContain('credit');
  });

  test('held payout: two payouts of one day, each with its own reference', () => {
    const { payouts } = settle(worldOf({ heldPeriods: [0], stores: 1 }));
    expect(payouts[0]?.payoutOn).toBe(payouts[1]?.payoutOn);
    expect(payouts[0]?.payoutRef).not.toBe(payouts[1]?.payoutRef);
  });

  test('two stores, one payout: entries of their own, which together are the deposit', () => {
    const { payouts } = settle(worldOf({ sharedPayouts: true, days: 7 }));
    expect(new Set(payouts.map(({ payoutRef }) => payoutRef)).size).toBe(1);
    expect(new Set(payouts.map(({ storeId }) => storeId)).size).toBe(2);
  });

  test('daily payouts: one for each day and store', () => {
    const { payouts } = settle(worldOf({ payoutEvery: 'day', days: 10 }));
    expect(payouts).toHaveLength(20);
    expect(
      new Set(payouts.map(({ periodStartOn, periodEndOn }) => periodStartOn === periodEndOn)),
    ).toEqual(new Set([true]));
  });

  test('reversal cycles and twins: every row counts', () => {
    settle(worldOf({ happenings: { reversalCycles: 250, twins: 80 } }));
  });

  test('cancelled but paid: counts; cancelled and unpaid: changes nothing', () => {
    settle(worldOf({ happenings: { cancelled: 200, cancelledButPaid: 200 } }));
  });

  test('refund of an order in a closed year: booked in the year in which it is paid', () => {
    const { entries } = settle(
      worldOf({ firstDay: '2026-01-05', days: 7, happenings: { refundOfOldOrder: true } }),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ date }) => date < '2026-01-01')).toEqual([]);
  });

  test('a payout not paid yet: left out, counted and said, never booked', () => {
    const world = worldOf({ lastPeriodUnpaid: true });
    const [format, storeId] = detailsOf(world);
    const { payouts, reports, blocked } = readFile(world, format);
    const unpaid = truthOf(world).filter(({ paidOn }) => paidOn === null);
    const rows = unpaid.reduce((sum, payout) => sum + payout.rows, 0);
    expect(settledReading(payouts)).toEqual(settledTruth(world, storeId));
    expect(reports.map(({ leftOut }) => leftOut)).toEqual([{ payout_not_assigned: rows }]);
    expect(blocked).toEqual([
      {
        file: `${format}.csv`,
        reason: 'payout_not_assigned',
        message: expect.stringContaining(`${rows} rows`),
        values: { rows },
      },
    ]);
    planSoundly(payouts);
  });

  test('53-week year: the week across New Year becomes one entry in each year', () => {
    const { entries } = settle(worldOf({ firstDay: '2026-12-28', days: 7, stores: 1 }));
    expect(entries.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-03']);
  });

  test('weeks across month ends: parts of the days of their month, to the cent', () => {
    // Without refunds, which are dated otherwise than they are paid.
    const world = worldOf({ days: 14, stores: 1, happenings: { refunds: 0 } });
    const { entries } = settle(world);
    const days = truthOf(world).flatMap(({ netByDay }) => Object.entries(netByDay));
    const march = days.filter(([day]) => day < '2026-04-01').reduce((sum, [, net]) => sum + net, 0);
    const part = entries.filter(({ date }) => date === '2026-03-31');
    const clearing = part.flatMap(({ lines }) =>
      lines.filter(({ component }) => component === 'net_payout'),
    );
    expect(clearing.map(({ side, amountCents }) => [side, amountCents])).toEqual([
      ['debit', march],
    ]);
  });
});

describe('zero week', () => {
  test('is nothing in the details and nil beside the summary', () => {
    const world = uber({ closedPeriods: [1], stores: 1 });
    const { payouts } = settle(world);
    expect(payouts).toHaveLength(2);
    const both = readReports([
      fileOf(world, 'ubereats-payment-details-us'),
      fileOf(world, 'ubereats-payout-summary-us'),
    ]);
    expect(settledReading(both.payouts).filter(({ net }) => net !== 0)).toEqual(
      settledTruth(world, externalId),
    );
    const plan = planEntries(both.payouts);
    expect(plan.entries).toHaveLength(planEntries(payouts).entries.length);
    expect(plan.blocked).toEqual([]);
  });
});

describe('Storefront and Marketplace in one payout', () => {
  test('become two payouts with entries of their own', () => {
    const { payouts, entries } = settle(
      doorDash({ channels: ['Marketplace', 'Storefront'], days: 7, stores: 1 }),
    );
    expect(payouts.map(({ channel }) => channel).sort()).toEqual(['Marketplace', 'Storefront']);
    expect(new Set(entries.map(({ documentNumber }) => documentNumber)).size).toBe(entries.length);
  });
});

describe('Uber Eats only', () => {
  test('ad rows without order id: identical ones count, each once', () => {
    const world = uber({ happenings: { ads: 1000, twins: 100 } });
    const { payouts } = settle(world);
    const spent = truthOf(world).reduce((sum, { cents }) => sum + (cents.adSpend ?? 0), 0);
    const booked = payouts.reduce(
      (sum, { components }) => sum + (components.ads_marketing ?? 0),
      0,
    );
    expect(booked).toBe(spent);
  });

  test('capital repayment larger than sales: a payable is paid down and the payout is negative', () => {
    const { payouts } = settle(uber({ happenings: { capitalShare: 1200 }, stores: 1 }));
    expect(payouts.every(({ netCents }) => netCents < 0)).toBe(true);
  });

  test('backup withholding: an asset, not an expense', () => {
    const { entries } = settle(
      uber({ happenings: { backupWithholding: true }, days: 7, stores: 1 }),
    );
    const withheld = entries.flatMap(({ lines }) =>
      lines.filter(({ component }) => component === 'backup_withholding'),
    );
    expect(withheld.length).toBeGreaterThan(0);
    expect([...new Set(withheld.map(({ side, accountType }) => `${side} ${accountType}`))]).toEqual(
      ['debit Other Current Asset'],
    );
  });

  test('other payments of an unknown kind: block the payout until they are mapped', () => {
    const world = uber({ happenings: { otherPayment: 'Tablet rental' }, days: 7, stores: 1 });
    const { payouts } = readFile(world, 'ubereats-payment-details-us');
    expect(settledReading(payouts)).toEqual(settledTruth(world, externalId));
    const plan = planEntries(payouts);
    expect(plan.entries).toEqual([]);
    expect(plan.blocked.map(({ reason }) => reason)).toEqual(['unmapped_component']);
    expect(plan.blocked[0]?.message).toContain('Tablet rental');
    const mapped = planEntries(payouts, {
      accounts: { 'other_unclassified:Tablet rental': 'Tablet rental' },
    });
    expect(mapped.blocked).toEqual([]);
    expect(mapped.entries.length).toBeGreaterThan(0);
  });
});

describe('DST night', () => {
  test.each([
    ['clocks go back', '2026-10-31'],
    ['clocks go forward', '2026-03-07'],
  ])('%s: every order falls on its local day', (__, firstDay) => {
    const world = doorDash({ firstDay, days: 3, openAllNight: true, ordersPerDay: 60, stores: 1 });
    const { payouts } = settle(world);
    const found = payouts.flatMap(({ days }) => days.map(({ on, netCents }) => [on, netCents]));
    const expected = truthOf(world).flatMap(({ netByDay }) => Object.entries(netByDay));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});

test('currency mismatch: a Canadian payout is not booked in US books', () => {
  const world = uber({ regions: ['ON'], days: 7 });
  const { payouts } = readFile(world, 'ubereats-payment-details-ca');
  const plan = planEntries(payouts, { booksCurrency: 'USD' });
  expect(plan.entries).toEqual([]);
  expect(new Set(plan.blocked.map(({ reason }) => reason))).toEqual(new Set(['currency_mismatch']));
});

describe('files together', () => {
  const world = doorDash({
    channels: ['Marketplace', 'Storefront'],
    happenings: { twins: 60, reversalCycles: 60 },
  });
  const format = 'doordash-detailed-41';
  const whole = () => settledTruth(world, platformId);

  test('the same file twice counts once, under whatever names', () => {
    const twice = readReports([
      fileOf(world, format),
      fileOf(world, format, { name: 'copy (1).csv' }),
    ]);
    expect(settledReading(twice.payouts)).toEqual(whole());
  });

  test('overlapping exports count the overlap once, twins and cycles included', () => {
    const first = fileOf(world, format, { name: 'first.csv', to: '2026-04-10' });
    const second = fileOf(world, format, { name: 'second.csv', from: '2026-04-05' });
    const both = readReports([first, second]);
    expect(both.blocked).toEqual([]);
    expect(settledReading(both.payouts)).toEqual(whole());
    planSoundly(both.payouts);
  });

  test('overlapping Uber Eats exports count the overlap once, identical ad rows included', () => {
    const eats = uber({ happenings: { ads: 1000, twins: 60, reversalCycles: 60 } });
    const details = 'ubereats-payment-details-us';
    const first = fileOf(eats, details, { name: 'first.csv', to: '2026-04-10' });
    const second = fileOf(eats, details, { name: 'second.csv', from: '2026-04-05' });
    const both = readReports([first, second]);
    expect(settledReading(both.payouts)).toEqual(settledTruth(eats, externalId));
  });

  test('partial exports that meet are the whole, in whatever order they come', () => {
    const parts = [
      fileOf(world, format, { name: 'a.csv', to: '2026-04-03' }),
      fileOf(world, format, { name: 'b.csv', from: '2026-04-04', to: '2026-04-12' }),
      fileOf(world, format, { name: 'c.csv', from: '2026-04-13' }),
    ];
    const forward = readReports(parts);
    const backward = readReports(parts.toReversed());
    expect(settledReading(forward.payouts)).toEqual(whole());
    expect(settledReading(backward.payouts)).toEqual(whole());
    expect(
      planEntries(backward.payouts).entries.map(({ documentNumber }) => documentNumber),
    ).toEqual(planEntries(forward.payouts).entries.map(({ documentNumber }) => documentNumber));
  });

  test('the detailed report wins over the simplified one of the same payouts', () => {
    const both = readReports([fileOf(world, 'doordash-simplified-27'), fileOf(world, format)]);
    expect(settledReading(both.payouts)).toEqual(whole());
  });

  test('a ZIP reads as the files in it', () => {
    const entry = (name: string, of: typeof format | 'doordash-payout-summary-25') => ({
      name: `financial/${name}`,
      chunks: [new TextDecoder().decode(fileOf(world, of).bytes)],
    });
    const bytes = zipReports([
      entry('details.csv', format),
      entry('summary.csv', 'doordash-payout-summary-25'),
    ]);
    const { payouts, reports, blocked } = readReports([{ name: 'financials.zip', bytes }]);
    expect(blocked).toEqual([]);
    expect(reports.map(({ file }) => file.name).sort()).toEqual([
      'financials.zip/financial/details.csv',
      'financials.zip/financial/summary.csv',
    ]);
    expect(settledReading(payouts)).toEqual(whole());
  });
});
