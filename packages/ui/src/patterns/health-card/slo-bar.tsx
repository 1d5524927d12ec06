import { useId } from 'react';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { StatusShape as Shape } from '../../components/status-pill/status-vocabulary.ts';
import * as card from './health-card.css.ts';
import type { HealthState } from './health-card.tsx';
import { budgetUsed, sloState } from './slo.ts';
import * as styles from './slo-bar.css.ts';
import { formatCount } from '../../components/number-format/format-count.ts';
import { healthCardWords } from './health-card.words.ts';

export type SloBarProps = {
  /** The objective, in a few words: "Entries posted within a minute". */
  label: string;
  /** 99.5 for 99.5%. */
  targetPercent: number;
  /** The measured value; null if nothing was measured. */
  actualPercent: number | null;
  /** The measured period: "the last 30 days". */
  period: string;
  /** When it was measured, in words: "2 minutes ago". */
  checked: string;
  /** The last measurement is too old to trust. */
  stale?: boolean | undefined;
};

const STATES: Record<HealthState, { shape: Shape; word: string }> = {
  healthy: {
    shape: 'tick',
    get word() {
      return healthCardWords.kept;
    },
  },
  degraded: {
    shape: 'split',
    get word() {
      return healthCardWords.nearlyUsedUp;
    },
  },
  down: {
    shape: 'cross',
    get word() {
      return healthCardWords.missed;
    },
  },
  unknown: {
    shape: 'ring',
    get word() {
      return healthCardWords.notKnown;
    },
  },
};

/**
 * A service level objective: the target, the measured value, and the remaining error budget.
 *
 * **When:** for a service's objective over weeks. **When not:** for its current state use `HealthCard`.
 *
 * **Accessibility:** a meter named by the objective, with its figures as a sentence; the state is shape and word.
 *
 * @example
 * const measured = { period: '30 days', checked: '2 minutes ago' };
 * <SloBar label="Posted in an hour" targetPercent={99.5} actualPercent={99.8} {...measured} />
 */
export function SloBar(props: SloBarProps) {
  const { label, targetPercent, actualPercent, period, checked, stale = false } = props;
  const labelId = useId();
  const used = actualPercent === null ? null : budgetUsed(actualPercent, targetPercent);
  const state = sloState(used);
  const { shape, word } = STATES[state];
  const percent = Math.round(100 * Math.min(1, used ?? 0));
  const figures =
    actualPercent === null || used === null
      ? healthCardWords.nothingWasMeasuredIn(period, written(targetPercent))
      : healthCardWords.ofPromisedIn(
          written(actualPercent),
          written(targetPercent),
          period,
          budgetWords(used),
        );
  return (
    <div className={styles.slo}>
      <div className={card.header}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={card.state[state]}>
          <StatusShape shape={shape} />
          {word}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${word}. ${figures}`}
      >
        <svg className={styles.bar[state]} width="100%" height="4" aria-hidden="true">
          <rect width={`${percent}%`} height="4" />
        </svg>
      </div>
      <p className={card.checked}>
        {figures}
        {stale ? null : healthCardWords.measured(checked)}
      </p>
      {stale ? (
        <p className={card.stale}>{healthCardWords.outOfDateLastMeasured(checked)}</p>
      ) : null}
    </div>
  );
}

function budgetWords(used: number): string {
  return used > 1
    ? healthCardWords.moreWentWrongThan
    : healthCardWords.ofTheErrorBudget(Math.round(100 * used));
}

function written(percent: number): string {
  return `${formatCount(percent, 2)}%`;
}
