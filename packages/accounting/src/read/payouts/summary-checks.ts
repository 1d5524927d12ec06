import { checkFacilitatorTax, checkPayoutSum } from '../../identities/payout-identities.ts';
import { checkPeriodRollUp, type PaidAmount } from '../../identities/period-rollup.ts';
import type { IdentityResult, Platform, StorePayout } from '../../model/reading.ts';
import { addMoney, inCurrency, toCents } from '../../money/cents.ts';
import type { Currency, Money } from '../../money/cents.ts';
import type { FileRows } from '../rows/file-rows.ts';

/** A payout's amount according to summaries. */
type SummaryAmount<C extends Currency = Currency> = PaidAmount<C> & {
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly storeId: string;
  /** Whether the summary distinguishes channels. */
  readonly hasChannels: boolean;
};

type PayoutIn<C extends Currency> = StorePayout & { readonly currency: C };

/** Adds I3, I4 and I7 to the row identity of each payout, if there is data to test them with. */
export function addPayoutIdentities(
  payouts: readonly StorePayout[],
  files: readonly FileRows[],
): StorePayout[] {
  const currencies = new Map(payouts.map((payout) => [payoutKey(payout, ''), payout.currency]));
  const amounts = files
    .filter(({ format }) => format.use === 'summary')
    .flatMap((rows) => listAmounts(rows, currencies));
  const fromSummaryAlone =
    amounts.length > 0 && !files.some(({ format }) => format.use === 'detail');
  const compared = fromSummaryAlone ? [] : amounts;
  const found = new Map([
    ...summaryChecks(inCurrency('USD', payouts), inCurrency('USD', compared)),
    ...summaryChecks(inCurrency('CAD', payouts), inCurrency('CAD', compared)),
  ]);
  return payouts.map((payout) => {
    const facilitator = checkFacilitatorTax(payout.components) ?? [];
    const identities = [...payout.identities, ...(found.get(payout) ?? [])].concat(facilitator);
    return { ...payout, identities };
  });
}

/** I3 and I4 of each payout with a summary. */
function summaryChecks<C extends Currency>(
  payouts: readonly PayoutIn<C>[],
  amounts: readonly SummaryAmount<C>[],
): [StorePayout, IdentityResult[]][] {
  const i3 = payoutSumChecks(payouts, amounts);
  const i4 = rollUpChecks(payouts, amounts);
  return payouts.map((payout) => [
    payout,
    [i3(payout), i4(payout)].flatMap((result) => result ?? []),
  ]);
}

/**
 * One amount per payout, store, channel and currency of a file. If a file has no currency, that of the payout's rows is
 * used.
 */
function listAmounts(rows: FileRows, currencies: ReadonlyMap<string, Currency>): SummaryAmount[] {
  const hasCurrencies = rows.map.fields.currency >= 0;
  const hasChannels = rows.map.fields.channel >= 0;
  const { platform } = rows.format;
  const amounts = new Map<string, SummaryAmount>();
  for (const { owner, cents } of rows.printedNets) {
    const paid = rows.owners[owner];
    if (paid !== undefined) {
      const { payoutRef, payoutOn, storeId } = paid;
      const channel = hasChannels ? paid.channel : '';
      const owned = { platform, payoutRef, payoutOn, storeId, channel };
      const currency = hasCurrencies
        ? paid.currency
        : (currencies.get(payoutKey(owned, '')) ?? paid.currency);
      const amount = { ...owned, currency, cents, hasChannels };
      const key = `${currency} ${payoutKey(owned, channel)}`;
      amounts.set(key, { ...amount, cents: toCents(cents + (amounts.get(key)?.cents ?? 0)) });
    }
  }
  return [...amounts.values()];
}

/** A payout in several summaries counts once; if they disagree, I3 reports it and the smallest is rolled up. */
function listOnce<C extends Currency>(amounts: readonly SummaryAmount<C>[]): SummaryAmount<C>[] {
  const once = new Map<string, SummaryAmount<C>>();
  for (const amount of amounts) {
    const key = payoutKey(amount, amount.channel);
    const found = once.get(key);
    if (found === undefined || amount.cents < found.cents) {
      once.set(key, amount);
    }
  }
  return [...once.values()];
}

function payoutSumChecks<C extends Currency>(
  payouts: readonly PayoutIn<C>[],
  amounts: readonly SummaryAmount<C>[],
) {
  const summary = new Map<string, Money<C>[]>();
  for (const amount of amounts) {
    const key = payoutKey(amount, amount.channel);
    summary.set(key, [...(summary.get(key) ?? []), amount]);
  }
  const rowsOfAllChannels = new Map<string, Money<C>>();
  for (const payout of payouts) {
    const key = payoutKey(payout, '');
    const before = rowsOfAllChannels.get(key);
    rowsOfAllChannels.set(
      key,
      before === undefined ? netOf(payout) : addMoney(before, netOf(payout)),
    );
  }
  return (payout: PayoutIn<C>): IdentityResult | null => {
    const own = summary.get(payoutKey(payout, payout.channel));
    if (own !== undefined) {
      return checkPayoutSum(netOf(payout), own);
    }
    const whole = payoutKey(payout, '');
    const rows = rowsOfAllChannels.get(whole);
    const all = summary.get(whole);
    return rows === undefined || all === undefined ? null : checkPayoutSum(rows, all);
  };
}

function rollUpChecks<C extends Currency>(
  payouts: readonly PayoutIn<C>[],
  amounts: readonly SummaryAmount<C>[],
) {
  const results = new Map<string, IdentityResult>();
  // A summary covers only the stores it lists; other stores' payouts are no break of it.
  const covered = new Set(amounts.map(({ platform, storeId }) => `${platform} ${storeId}`));
  const isCovered = ({ platform, storeId }: StorePayout) => covered.has(`${platform} ${storeId}`);
  for (const platform of new Set(amounts.map((amount) => amount.platform))) {
    const ofPlatform = listOnce(amounts.filter((amount) => amount.platform === platform));
    const hasChannels = ofPlatform.every((amount) => amount.hasChannels);
    const channelOf = (channel: string) => (hasChannels ? channel : '');
    const detail = payouts
      .filter((payout) => payout.platform === platform && isCovered(payout))
      .map((payout) => ({
        ...netOf(payout),
        payoutOn: payout.payoutOn,
        channel: channelOf(payout.channel),
      }));
    const summary = ofPlatform.map((amount) => ({ ...amount, channel: channelOf(amount.channel) }));
    for (const { payoutOn, channel, ...rest } of checkPeriodRollUp(detail, summary)) {
      const { id, holds, differenceCents, breakKind } = rest;
      const result = { id, holds, differenceCents, ...(breakKind ? { breakKind } : {}) };
      results.set(JSON.stringify([platform, payoutOn, channel]), result);
    }
  }
  return (payout: StorePayout): IdentityResult | undefined => {
    const { platform, payoutOn, channel } = payout;
    return isCovered(payout)
      ? (results.get(JSON.stringify([platform, payoutOn, channel])) ??
          results.get(JSON.stringify([platform, payoutOn, ''])))
      : undefined;
  };
}

function netOf<C extends Currency>({ netCents: cents, currency }: PayoutIn<C>): Money<C> {
  return { cents, currency };
}

function payoutKey(
  { platform, payoutRef, storeId }: Pick<StorePayout, 'platform' | 'payoutRef' | 'storeId'>,
  channel: string,
): string {
  return JSON.stringify([platform, payoutRef, storeId, channel]);
}
