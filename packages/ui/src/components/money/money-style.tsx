import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { formatMoney, type MoneyFormat } from './format-money.ts';

/** The reader's format for negative amounts: "−$12.00" or "($12.00)". */
export type MoneyStyle = 'minus' | 'parentheses';

const MoneyStyleContext = createContext<MoneyStyle>('minus');

export type MoneyStyleProviderProps = { value: MoneyStyle; children: ReactNode };

/**
 * Sets the format of every amount below it.
 *
 * @example
 * <MoneyStyleProvider value="parentheses">
 *   <Money cents={-500} currency="USD" />
 * </MoneyStyleProvider> // ($5.00)
 */
export function MoneyStyleProvider({ value, children }: MoneyStyleProviderProps) {
  return <MoneyStyleContext value={value}>{children}</MoneyStyleContext>;
}

/** The reader's format for negative numbers. */
export function useMoneyStyle(): MoneyStyle {
  return useContext(MoneyStyleContext);
}

/**
 * {@link formatMoney} in the reader's format. An amount with an explicit plus keeps its signs.
 *
 * @example
 * function Owed({ cents }: { cents: number }) {
 *   const format = useMoneyFormat();
 *   return <title>{format(cents, { currency: 'USD' })}</title>;
 * }
 */
export function useMoneyFormat(): (cents: number, format: MoneyFormat) => string {
  const style = useMoneyStyle();
  return useCallback(
    (cents, format) =>
      formatMoney(
        cents,
        style === 'parentheses' && format.sign !== 'always'
          ? { ...format, sign: 'accounting' }
          : format,
      ),
    [style],
  );
}
