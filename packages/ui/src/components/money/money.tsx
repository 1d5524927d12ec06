import { tabular } from '../../styles/text.css.ts';
import type { MoneyFormat } from './format-money.ts';
import { useMoneyFormat } from './money-style.tsx';

export type MoneyProps = MoneyFormat & {
  /** Whole cents. */
  cents: number;
};

/**
 * An amount in tabular figures, never broken over two lines; read from left to right in every language.
 *
 * **When:** every amount on a page. **When not:** within a text that is put together elsewhere (`formatMoney`).
 *
 * **Accessibility:** losses carry a true minus sign, or parentheses where the reader chose them; colour says nothing.
 *
 * @example
 * <Money cents={125_000} currency="USD" /> // $1,250.00
 */
export function Money({ cents, ...format }: MoneyProps) {
  const formatMoney = useMoneyFormat();
  return (
    <bdi dir="ltr" className={tabular}>
      {formatMoney(cents, format)}
    </bdi>
  );
}
