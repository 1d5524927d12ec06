import {
  addMoney,
  checkClearing,
  checkDeposit,
  checkPayoutSum,
  checkPeriodRollUp,
  inCurrency,
  toCents,
} from '../index.ts';
import type {
  Cents,
  ExpectedDeposit,
  JournalEntry,
  JournalLine,
  Money,
  PaidAmount,
  StorePayout,
  UnpaidPayout,
} from '../index.ts';

// `npm run types` runs this test: it fails on an error without `@ts-expect-error` and on a `@ts-expect-error` without an
// error.

declare const usd: Money<'USD'>;
declare const cad: Money<'CAD'>;
declare const entries: readonly JournalEntry[];
declare const unpaid: readonly UnpaidPayout[];
declare const deposit: ExpectedDeposit;
declare const paid: readonly PaidAmount[];
declare const line: JournalLine;
declare const payout: StorePayout;

export const sameCurrency: Money<'USD'> = addMoney(usd, usd);
// @ts-expect-error USD and CAD do not add
export const twoCurrencies = addMoney(usd, cad);

export const i3 = checkPayoutSum(usd, [usd]);
// @ts-expect-error rows in USD have no summary in CAD
export const i3Across = checkPayoutSum(usd, [cad]);

export const i4 = checkPeriodRollUp(inCurrency('USD', paid), inCurrency('USD', paid));
// @ts-expect-error what was paid in CAD is no part of a period in USD
export const i4Across = checkPeriodRollUp(inCurrency('USD', paid), inCurrency('CAD', paid));
// @ts-expect-error amounts of any currency are no amounts in USD
export const i4Unsorted = checkPeriodRollUp(inCurrency('USD', paid), paid);

const clearing = { opening: usd, deposits: [], asOf: '2026-03-31' };
export const i6 = checkClearing({
  ...clearing,
  entries: inCurrency('USD', entries),
  unpaid: inCurrency('USD', unpaid),
});
// @ts-expect-error entries in any currency do not add up in a clearing account in USD
export const i6Entries = checkClearing({ ...clearing, entries, unpaid: [] });
// @ts-expect-error nor do unpaid payouts
export const i6Unpaid = checkClearing({ ...clearing, entries: [], unpaid });

export const i8 = inCurrency('USD', [deposit]).map((expected) => checkDeposit(expected, usd));
export const i8Across = inCurrency('USD', [deposit]).map((expected) =>
  // @ts-expect-error a deposit in CAD does not pay payouts in USD
  checkDeposit(expected, cad),
);

export const whole: Cents = toCents(line.amountCents + payout.netCents);
// @ts-expect-error a number may be dollars, a share or a count
export const dollars: Cents = 12.05;
// @ts-expect-error a sum is a number until it is cents again
export const unchecked: Cents = line.amountCents + payout.netCents;
// @ts-expect-error an amount of a line is cents
export const half: JournalLine = { ...line, amountCents: line.amountCents / 2 };
