declare const brand: unique symbol;

/**
 * A signed whole number of cents: a branded number that only {@link toCents} creates, so that dollars, shares and counts
 * cannot be passed instead. Arithmetic on it returns a plain number.
 */
export type Cents = number & { readonly [brand]: 'cents' };

export type Currency = 'USD' | 'CAD';

/** An amount in its currency. Sums share one type parameter `C`, so that USD and CAD do not add. */
export type Money<C extends Currency = Currency> = {
  readonly cents: Cents;
  readonly currency: C;
};

/**
 * Those of several amounts that are in one currency, which may then be added.
 *
 * @example
 * const paid = [{ currency: 'USD', cents: 500 }, { currency: 'CAD', cents: 700 }] as const;
 * inCurrency('USD', paid); // [{ currency: 'USD', cents: 500 }]
 */
export function inCurrency<C extends Currency, Amount extends { readonly currency: Currency }>(
  currency: C,
  amounts: readonly Amount[],
): (Amount & { readonly currency: C })[] {
  return amounts.filter(
    (amount): amount is Amount & { readonly currency: C } => amount.currency === currency,
  );
}

/**
 * The sum of two amounts in one currency.
 *
 * @throws RangeError when it is too large to be held exactly.
 *
 * @example
 * const sale = { cents: toCents(1250), currency: 'USD' } as const;
 * addMoney(sale, { cents: toCents(-250), currency: 'USD' }); // { cents: 1000, currency: 'USD' }
 */
export function addMoney<C extends Currency>(one: Money<C>, other: Money<NoInfer<C>>): Money<C> {
  return { cents: toCents(one.cents + other.cents), currency: one.currency };
}

/**
 * A number as cents.
 *
 * @throws RangeError when it is not a whole number, or is too large to be held exactly.
 *
 * @example
 * toCents(1205); // 1205
 * toCents(12.05); // RangeError
 */
export function toCents(amount: number): Cents {
  if (!isCents(amount)) {
    throw new RangeError(`${amount} is not a whole number of cents.`);
  }
  return amount;
}

function isCents(amount: number): amount is Cents {
  return Number.isSafeInteger(amount);
}
