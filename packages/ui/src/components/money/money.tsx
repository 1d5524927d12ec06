import { tabular } from '../../styles/text.css.ts';
import { formatMoney, type MoneyFormat } from './format-money.ts';

export type MoneyProps = MoneyFormat & {
  /** Whole cents. */
  cents: number;
};

/** An amount in tabular figures, never broken over two lines. */
export function Money({ cents, ...format }: MoneyProps) {
  return (
    <bdi dir="ltr" className={tabular}>
      {formatMoney(cents, format)}
    </bdi>
  );
}
