import { visuallyHidden } from '../../styles/text.css.ts';
import * as styles from './progress-ring.css.ts';
import { progressRingWords } from './progress-ring.words.ts';

export type ProgressRingProps = {
  label: string;
  /** The label is read out but not shown, where the row says it. */
  labelHidden?: boolean | undefined;
  /** 0 to 100; null while the length is unknown. */
  percent: number | null;
  state?: 'running' | 'paused' | 'failed' | undefined;
  /** What the number means in words: "2 of 5 stages". */
  valueText?: string | undefined;
};

const RADIUS = 7.5;
const ROUND = 2 * Math.PI * RADIUS;
const STATE_WORDS = {
  running: '',
  get paused() {
    return progressRingWords.paused;
  },
  get failed() {
    return progressRingWords.failed;
  },
} as const;

/**
 * How far something has come, in a row or beside a word. It stands still while the length is unknown: a quarter, and the
 * words say it. Use Progress where there is a line to give it.
 *
 * **Accessibility:** a progressbar with its value in words; the words stand beside it too.
 */
export function ProgressRing(props: ProgressRingProps) {
  const { label, labelHidden = false, percent, state = 'running', valueText } = props;
  const value = percent === null ? null : Math.min(100, Math.max(0, percent));
  const number =
    valueText ?? (value === null ? progressRingWords.inProgress : `${Math.round(value)} %`);
  const words = [STATE_WORDS[state], number].filter((part) => part !== '').join(', ');
  const look = state === 'running' && value === 100 ? 'done' : state;
  return (
    <span className={styles.ring}>
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ?? undefined}
        aria-valuetext={words}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        className={styles.drawing}
      >
        <circle className={styles.track} cx="10" cy="10" r={RADIUS} />
        <circle
          className={styles.arc[look]}
          cx="10"
          cy="10"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - (value ?? 25) / 100)}
        />
      </svg>
      <span aria-hidden="true" className={labelHidden ? visuallyHidden : styles.label}>
        {label}
      </span>
      <span aria-hidden="true" className={styles.value}>
        {words}
      </span>
    </span>
  );
}
