import { useId } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { formatMoney, type Currency } from '../money/format-money.ts';
import { NumberControl, type NumberControlProps } from '../number-field/number-control.tsx';
import * as styles from './money-field.css.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { moneyFieldWords } from './money-field.words.ts';

const CENTS = 2;

export type MoneyFieldProps = NumberControlProps & {
  currency: Currency;
  /** Selectable currencies. Changing one keeps the digits: nothing is converted. */
  currencies?: readonly Currency[] | undefined;
  onCurrencyChange?: ((currency: Currency) => void) | undefined;
  /** ↑ and ↓ change the amount by this many cents, Shift multiplies by ten, Page Up and Page Down by a hundred. */
  step?: number | undefined;
};

/**
 * A monetary amount in whole cents: `value` 123456 is shown as 1,234.56. Parses "1,234.56", "1.234,56" and "(12.00)"
 * without floating point; ambiguous input is refused, and `onChange` receives null with the reason. `min` and `max` are
 * cents too.
 *
 * @example
 * const [cents, setCents] = useState<number | null>(4_900);
 * <MoneyField label="Price" currency="USD" value={cents} onChange={setCents} min={0} />
 */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, currencies, onCurrencyChange, step, ...rest } = props;
  const nameId = useId();
  const locale = props.locale ?? kitLocale();
  const name = new Intl.DisplayNames(locale, { type: 'currency' });
  const isChosen = currencies !== undefined && currencies.length > 1;
  return (
    <NumberControl
      {...rest}
      scale={CENTS}
      step={step}
      describedBy={nameId}
      valueText={(cents) => formatMoney(cents, { currency, locale })}
      before={
        <>
          {isChosen ? (
            <select
              aria-label={moneyFieldWords.currencyOf(props.label)}
              className={styles.choice}
              disabled={props.disabled === true || props.readOnly === true}
              value={currency}
              onChange={(event) => onCurrencyChange?.(event.target.value as Currency)}
            >
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
          ) : (
            <span aria-hidden="true" className={styles.code}>
              {currency}
            </span>
          )}
          <span id={nameId} className={visuallyHidden}>
            {name.of(currency) ?? currency}
          </span>
        </>
      }
    />
  );
}
