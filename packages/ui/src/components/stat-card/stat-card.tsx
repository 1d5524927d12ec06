import { useId } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { formatShare } from '../money/format-money.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { sparklinePoints } from './sparkline-points.ts';
import * as styles from './stat-card.css.ts';
import { statCardWords } from './stat-card.words.ts';

export type DeltaProps = {
  /** Change in basis points (420 is 4.2 %); null when there is nothing to compare to. */
  basisPoints: number | null;
  /** The compared period: "the four weeks before". */
  comparedTo: string;
  /** The good direction; omit it if neither is. */
  good?: 'up' | 'down' | undefined;
};

const ARROWS = { up: 'm2 8 4-5 4 5z', down: 'm2 4 4 5 4-5z', flat: 'M1 5h10v2H1z' };

/**
 * The change of a figure: arrow, sign and percentage; the color shows whether it is good.
 *
 * @example
 * <Delta basisPoints={-250} comparedTo="than in March" />
 */
export function Delta({ basisPoints, comparedTo, good }: DeltaProps) {
  if (basisPoints === null) {
    return <p className={styles.delta}>{statCardWords.nothingBeforeItTo}</p>;
  }
  const way = basisPoints === 0 ? 'flat' : basisPoints > 0 ? 'up' : 'down';
  const judged = good === undefined || way === 'flat' ? 'neutral' : way === good ? 'good' : 'bad';
  const sign = { up: '+', down: '\u2212', flat: '' }[way];
  return (
    <p className={styles.delta}>
      <span className={styles.deltaChange[judged]}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d={ARROWS[way]} fill="currentColor" />
        </svg>
        <bdi dir="ltr">{`${sign}${formatShare(basisPoints, 10_000) ?? ''}`}</bdi>
      </span>
      <span className={styles.comparedTo}>{statCardWords.against(comparedTo)}</span>
    </p>
  );
}

export type SparklineProps = {
  /** Oldest first; null for unknown values. */
  values: readonly (number | null)[];
  /** Describes the line in words: "Fees over eight weeks, from 24.1% to 25.0%". */
  label: string;
};

/**
 * A trend line without axes. Never show it without its figure.
 *
 * @example
 * <Sparkline values={[110, null, 125]} label="Payouts a day" />
 */
export function Sparkline({ values, label }: SparklineProps) {
  return (
    <svg
      className={styles.spark}
      role="img"
      aria-label={label}
      width="100%"
      height="24"
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
    >
      {sparklinePoints(values).map((points) => (
        <polyline key={points} className={styles.sparkLine} points={points} />
      ))}
    </svg>
  );
}

export type StatCardProps = {
  label: string;
  /** The formatted figure: `<Money>` or text. Null when unknown. */
  value: ReactNode;
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Why the figure is not final, in a word or two. */
  estimate?: string | undefined;
  delta?: DeltaProps | undefined;
  sparkline?: SparklineProps | undefined;
};

/**
 * A key figure, its change and its trend.
 *
 * **When:** up to six figures at the top of a page. **When not:** for figures to compare with each other use `Table`.
 *
 * **Accessibility:** a description list of one term; the sparkline has a text alternative. Nothing is focusable.
 *
 * @example
 * <StatCard
 *   label="Net payouts"
 *   value={<Money cents={125_000} currency="USD" />}
 *   delta={{ basisPoints: 250, comparedTo: 'than in March' }}
 * />
 */
export function StatCard({ label, value, state = 'ready', ...more }: StatCardProps) {
  const labelId = useId();
  return (
    <dl className={styles.card}>
      <dt id={labelId} className={styles.label}>
        {label}
      </dt>
      <dd className={styles.foot}>
        {state === 'loading' ? <Skeleton label={statCardWords.loading(label)} lines={2} /> : null}
        {state === 'error' ? (
          <span className={styles.failed}>{statCardWords.thisFigureDidNot}</span>
        ) : null}
        {state === 'ready' ? <Figure value={value} {...more} /> : null}
      </dd>
    </dl>
  );
}

function Figure({ value, estimate, delta, sparkline }: Omit<StatCardProps, 'label' | 'state'>) {
  return (
    <>
      <span className={styles.value}>
        {value ?? (
          <span className={styles.missing}>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{statCardWords.notKnown}</VisuallyHidden>
          </span>
        )}
        {estimate === undefined ? null : <span className={styles.estimate}>{estimate}</span>}
      </span>
      {delta === undefined ? null : <Delta {...delta} />}
      {sparkline === undefined ? null : <Sparkline {...sparkline} />}
    </>
  );
}
