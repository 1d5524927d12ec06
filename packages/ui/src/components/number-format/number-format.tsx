import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { tabular } from '../../styles/text.css.ts';
import { useMoneyStyle } from '../money/money-style.tsx';
import { formatNumber, formatPercent, type NumberFormat } from './format-number.ts';
import { numberFormatWords } from './number-format.words.ts';

export type NumberTextProps = NumberFormat & {
  /** Null when unknown: shown as a dash, never as zero. */
  value: number | null;
};

/**
 * A count or measure in tabular figures that never wraps; always left to right.
 *
 * **When:** any number that is not money. **When not:** amounts (`Money`), percentages (`Percent`), numbers inside a
 * formatted sentence.
 *
 * **Accessibility:** a missing value is read as "not known", not as a dash.
 *
 * @example
 * <NumberText value={1234} /> // 1,234
 */
export function NumberText({ value, ...format }: NumberTextProps) {
  const inStyle = useReaderStyle(format);
  return <Written text={value === null ? null : formatNumber(value, inStyle)} />;
}

export type PercentProps = NumberFormat & {
  /** 2500 is 25 %; null when there is nothing to divide by. */
  basisPoints: number | null;
};

/**
 * A percentage with one decimal and the locale's space before the sign. A missing value is a dash, read as "not known".
 *
 * @example
 * <Percent basisPoints={2550} decimals={1} /> // 25.5%
 */
export function Percent({ basisPoints, ...format }: PercentProps) {
  const inStyle = useReaderStyle(format);
  return <Written text={basisPoints === null ? null : formatPercent(basisPoints, inStyle)} />;
}

/** Losses in parentheses if the user prefers them; changes with `sign: 'always'` keep their signs. */
function useReaderStyle(format: NumberFormat): NumberFormat {
  const style = useMoneyStyle();
  return style === 'parentheses' && format.sign !== 'always'
    ? { ...format, sign: 'accounting' }
    : format;
}

function Written({ text }: { text: string | null }) {
  return text === null ? (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{numberFormatWords.notKnown}</VisuallyHidden>
    </>
  ) : (
    <bdi dir="ltr" className={tabular}>
      {text}
    </bdi>
  );
}
