import { useId } from 'react';
import * as styles from './meter.css.ts';
import { meterWords } from './meter.words.ts';

export type MeterProps = {
  /** What is measured: "Stores". */
  label: string;
  value: number;
  /** The limit; values above it exceed it. */
  max: number;
  /** The threshold of the warning; defaults to 80 % of the limit. */
  nearFrom?: number | undefined;
  /** The value in words: "4 of 5 stores". */
  valueText?: string | undefined;
};

const STATES = {
  ok: null,
  get near() {
    return meterWords.nearTheLimit;
  },
  get over() {
    return meterWords.overTheLimit;
  },
} as const;

/**
 * Usage of something with a limit. It says in words when the limit is near or exceeded.
 *
 * For work in progress use Progress or ProgressRing.
 *
 * **Accessibility:** a meter with its value and, in words, how close the limit is.
 *
 * @example
 * <Meter label="Storage" value={40} max={100} valueText="40 of 100 GB" />
 */
export function Meter({ label, value, max, nearFrom = 0.8 * max, valueText }: MeterProps) {
  const id = useId();
  const state = value > max ? 'over' : value >= nearFrom ? 'near' : 'ok';
  const words = valueText ?? meterWords.valueOf(value, max);
  const share = max === 0 ? 100 : Math.min(100, Math.max(0, (100 * value) / max));
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span aria-hidden="true">
          {STATES[state] === null ? null : (
            <span className={styles.state[state]}>{STATES[state]} · </span>
          )}
          <span className={styles.value}>{words}</span>
        </span>
      </div>
      <svg
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={STATES[state] === null ? words : `${words}. ${STATES[state]}`}
        className={styles.lane}
        width="100%"
        height="6"
      >
        <rect className={styles.bar[state]} width={`${share}%`} height="6" />
      </svg>
    </div>
  );
}
