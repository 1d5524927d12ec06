import { Progress as RadixProgress } from 'radix-ui';
import { StatusShape } from '../status-pill/status-shape.tsx';
import * as styles from './progress.css.ts';
import { progressWords } from './progress.words.ts';

export type ProgressProps = {
  label: string;
  /** 0 to 100; null for indeterminate progress. */
  percent: number | null;
  /** The value in words: "312 of 840 rows". */
  valueText?: string | undefined;
  state?: 'running' | 'paused' | 'failed' | undefined;
  /** Shows label and value above the bar. */
  labelled?: boolean | undefined;
};

const SHAPES = { paused: 'quarter', failed: 'cross' } as const;
const STATE_WORDS = {
  running: '',
  get paused() {
    return progressWords.paused;
  },
  get failed() {
    return progressWords.failed;
  },
} as const;

/**
 * The progress of a task. While paused or failed the bar stands still and says so.
 *
 * **When:** work that the user waits for, longer than a second. **When not:** a limit (`Meter`), a row (`ProgressRing`).
 *
 * **Accessibility:** a progressbar with its value in words.
 *
 * @example
 * <Progress label="Uploading april.csv" percent={40} />
 */
export function Progress(props: ProgressProps) {
  const { label, percent, valueText, state = 'running', labelled = false } = props;
  const value = percent === null ? null : Math.min(100, Math.max(0, percent));
  const number =
    valueText ?? (value === null ? progressWords.inProgress : `${Math.round(value)} %`);
  const words = wordsOf(STATE_WORDS[state], value === null && state !== 'running' ? '' : number);
  return (
    <div className={styles.progress}>
      {labelled ? (
        <div className={styles.words} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value[state]}>
            {state === 'running' ? null : <StatusShape shape={SHAPES[state]} />}
            {words}
          </span>
        </div>
      ) : null}
      <RadixProgress.Root
        value={value}
        getValueLabel={() => words}
        aria-label={label}
        className={styles.track}
      >
        <RadixProgress.Indicator asChild>
          <svg className={styles.lane} width="100%" height="4">
            {value === null ? (
              <rect className={styles.unknown[state]} width="33%" height="4" />
            ) : (
              <rect className={styles.bar[state]} width={`${value}%`} height="4" />
            )}
          </svg>
        </RadixProgress.Indicator>
      </RadixProgress.Root>
    </div>
  );
}

function wordsOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
