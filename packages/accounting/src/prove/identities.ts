import type { JournalEntry, JournalLine } from '../model/journal.ts';
import type { IdentityResult, IsoDate, Platform, StorePayout } from '../model/reading.ts';
import { addMoney, toCents } from '../money/cents.ts';
import type { Cents, Currency, Money } from '../money/cents.ts';
import type { PosBooking } from '../plan/pos-bookings.ts';
import { lineDifference } from './open-line.ts';

/**
 * I5, journal: Σ debits = Σ credits, and each line is the sum of its named row-component cents.
 *
 * @returns The difference is debits less credits when these differ, else the sum of the lines' absolute differences.
 *
 * @example
 * planEntries(payouts).entries.every((entry) => checkJournalEntry(entry).holds); // true
 */
export function checkJournalEntry(entry: JournalEntry): IdentityResult {
  const unbalanced = entry.lines.reduce((sum, line) => sum + debitCents(line), 0);
  const unproved = entry.lines.reduce((sum, line) => sum + Math.abs(lineDifference(line)), 0);
  const differenceCents = toCents(unbalanced === 0 ? unproved : unbalanced);
  return { id: 'I5', holds: differenceCents === 0, differenceCents };
}

/** The amount booked to clearing so far for an unpaid payout. */
export type UnpaidPayout = Money & {
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly storeId: string;
  readonly channel: string;
};

/**
 * Payouts with entries through a date that the platform had not paid by the end of that date.
 *
 * @param pos What a POS has booked, if entries were planned with `sales: 'pos'`.
 *
 * @example
 * unpaidPayouts(entries, '2026-03-31').map(({ payoutRef, cents }) => [payoutRef, cents]); // [['U1', 78200]]
 */
export function unpaidPayouts(
  entries: readonly JournalEntry[],
  asOf: IsoDate,
  pos: readonly PosBooking[] = [],
): UnpaidPayout[] {
  const unpaid = new Map<string, UnpaidPayout>();
  for (const entry of [...entries.filter(({ kind }) => kind !== 'bank_transfer'), ...pos]) {
    if (entry.date <= asOf && entry.payoutOn > asOf) {
      const { platform, payoutRef, storeId, channel, currency } = entry;
      const key = JSON.stringify([platform, payoutRef, storeId, channel, currency]);
      const booked = { cents: toCents(clearingCents(entry)), currency };
      const before = unpaid.get(key);
      const money = before === undefined ? booked : addMoney(before, booked);
      unpaid.set(key, { platform, payoutRef, storeId, channel, ...money });
    }
  }
  return [...unpaid.values()];
}

type In<C extends Currency> = { readonly currency: NoInfer<C> };

/** A clearing account has one currency, and so do its amounts. */
export type ClearingInput<C extends Currency = Currency> = {
  /** The clearing account's balance before the first entry. */
  readonly opening: Money<C>;
  readonly entries: readonly (JournalEntry & In<C>)[];
  /** What a POS has debited to clearing, if the entries were planned with `sales: 'pos'`. */
  readonly pos?: readonly (PosBooking & In<C>)[];
  /** Deposits booked to clearing by a bank rule, if there are no transfer entries. */
  readonly deposits: readonly (Money<NoInfer<C>> & { readonly on: IsoDate })[];
  readonly unpaid: readonly Money<NoInfer<C>>[];
  readonly asOf: IsoDate;
};

/**
 * I6, clearing: opening + Σ sales entries (and what a POS debited) − Σ bank transfers = the unpaid payouts, at the end of a
 * day.
 *
 * @example
 * checkClearing({
 *   opening: { cents: toCents(0), currency: 'USD' },
 *   entries: inCurrency('USD', entries),
 *   deposits: [],
 *   unpaid: inCurrency('USD', unpaidPayouts(entries, '2026-03-31')),
 *   asOf: '2026-03-31',
 * }); // { id: 'I6', holds: true, differenceCents: 0 }
 */
export function checkClearing<C extends Currency>(input: ClearingInput<C>): IdentityResult {
  const booked = [...input.entries, ...(input.pos ?? [])]
    .filter((entry) => entry.date <= input.asOf)
    .reduce((sum, entry) => sum + clearingCents(entry), 0);
  const deposited = input.deposits
    .filter((deposit) => deposit.on <= input.asOf)
    .reduce((sum, deposit) => sum + deposit.cents, 0);
  const unpaid = input.unpaid.reduce((sum, payout) => sum + payout.cents, 0);
  const differenceCents = toCents(input.opening.cents + booked - deposited - unpaid);
  return { id: 'I6', holds: differenceCents === 0, differenceCents };
}

/**
 * The expected bank deposit: one for all payouts of a platform to one bank account on one day; 0 cents if all of it is
 * carried forward.
 */
export type ExpectedDeposit<C extends Currency = Currency> = Money<C> & {
  readonly platform: Platform;
  readonly bankAccount: string;
  readonly on: IsoDate;
  readonly payouts: readonly StorePayout[];
  /** From earlier days: negative and held payouts. */
  readonly broughtForwardCents: Cents;
  readonly carriedForwardCents: Cents;
};

/** What the reports do not say about the bank. */
export type DepositOptions = {
  /** The bank account that a payout is paid to; stores may share one. */
  readonly bankAccountOf: (payout: StorePayout) => string;
  /** Payouts that the platform held back: they come with the next deposit. */
  readonly isHeld?: (payout: StorePayout) => boolean;
};

/**
 * Groups payouts into the deposits the bank should show (for I8): a deposit may cover several stores; a negative or held
 * payout moves no money and rolls into the next deposit of the same platform, currency and bank account.
 *
 * @example
 * expectedDeposits(payouts, { bankAccountOf: () => 'Checking' }).map(({ on, cents }) => [on, cents]);
 * // [['2026-04-07', 12500]]
 */
export function expectedDeposits(
  payouts: readonly StorePayout[],
  { bankAccountOf, isHeld = () => false }: DepositOptions,
): ExpectedDeposit[] {
  const groups = new Map<string, StorePayout[]>();
  const inOrder = [...payouts].sort(
    (a, b) => Number(a.payoutOn > b.payoutOn) - Number(a.payoutOn < b.payoutOn),
  );
  for (const payout of inOrder) {
    const key = JSON.stringify([payout.platform, payout.currency, bankAccountOf(payout)]);
    groups.set(key, [...(groups.get(key) ?? []), payout]);
  }
  return [...groups.values()].flatMap((group) => depositsOf(group, bankAccountOf, isHeld));
}

/**
 * I8, bank: the deposit is the sum of its payouts. The difference is deposited less expected.
 *
 * @example
 * const paid = { cents: toCents(9_975), currency: 'USD' } as const;
 * inCurrency('USD', expectedDeposits(payouts, { bankAccountOf })).map(
 *   (expected) => checkDeposit(expected, paid).differenceCents,
 * ); // [-25], a bank fee
 */
export function checkDeposit<C extends Currency>(
  expected: ExpectedDeposit<C>,
  deposited: Money<NoInfer<C>>,
): IdentityResult {
  const differenceCents = toCents(deposited.cents - expected.cents);
  return { id: 'I8', holds: differenceCents === 0, differenceCents };
}

function depositsOf(
  group: readonly StorePayout[],
  bankAccountOf: (payout: StorePayout) => string,
  isHeld: (payout: StorePayout) => boolean,
): ExpectedDeposit[] {
  const deposits: ExpectedDeposit[] = [];
  let carried = toCents(0);
  for (const on of new Set(group.map((payout) => payout.payoutOn))) {
    const payouts = group.filter((payout) => payout.payoutOn === on);
    const held = payouts.filter(isHeld).reduce((sum, payout) => sum + payout.netCents, 0);
    const due = payouts.reduce<number>((sum, payout) => sum + payout.netCents, carried) - held;
    const [first] = payouts;
    if (first !== undefined) {
      const cents = toCents(Math.max(due, 0));
      const carriedForwardCents = toCents(due - cents + held);
      deposits.push({
        platform: first.platform,
        bankAccount: bankAccountOf(first),
        currency: first.currency,
        on,
        cents,
        payouts,
        broughtForwardCents: carried,
        carriedForwardCents,
      });
      carried = carriedForwardCents;
    }
  }
  return deposits;
}

/** The amount that an entry adds to its clearing account, debits positive. The bank's line is also named `net_payout`. */
function clearingCents(entry: Pick<JournalEntry, 'lines'>): number {
  return entry.lines
    .filter((line) => line.component === 'net_payout' && line.accountType !== 'Bank')
    .reduce((sum, line) => sum + debitCents(line), 0);
}

function debitCents(line: JournalLine): number {
  return line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
}
