import { tabular } from '../../styles/text.css.ts';
import type { MoneyFormat } from './format-money.ts';
import { useMoneyFormat } from './money-style.tsx';

export type MoneyProps = MoneyFormat & {
  /** Whole cents. */
  cents: number;
};

/**
 * An amount in tabular figures, never wrapped; left to right in every language.
 *
 * **When:** every amount on a page. **When not:** within a composed string (`formatMoney`).
 *
 * **Accessibility:** losses have a true minus sign, or parentheses if the reader chose them; color carries no meaning.
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
