import { tabular } from '../../styles/text.css.ts';
import type { MoneyFormat } from './format-money.ts';
import { useMoneyFormat } from './money-style.tsx';

export type MoneyProps = MoneyFormat & {
  /** Whole cents. */
  cents: number;
};

/** An amount in tabular figures, never broken over two lines. */
export function Money({ cents, ...format }: MoneyProps) {
  const formatMoney = useMoneyFormat();
  return (
    <bdi dir="ltr" className={tabular}>
      {formatMoney(cents, format)}
    </bdi>
  );
}
