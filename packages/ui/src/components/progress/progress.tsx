import { Progress as RadixProgress } from 'radix-ui';
import * as styles from './progress.css.ts';

export type ProgressProps = {
  label: string;
  /** 0 to 100; null while the length is unknown. */
  percent: number | null;
  /** What the number means in words: "312 of 840 rows". */
  valueText?: string | undefined;
  /** Shows label and value above the bar. */
  labelled?: boolean | undefined;
};

/** How far something has come. */
export function Progress({ label, percent, valueText, labelled = false }: ProgressProps) {
  const value = percent === null ? null : Math.min(100, Math.max(0, percent));
  const words = valueText ?? (value === null ? 'In progress' : `${Math.round(value)} %`);
  return (
    <div className={styles.progress}>
      {labelled ? (
        <div className={styles.words} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{words}</span>
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
              <rect className={styles.unknown} width="33%" height="4" />
            ) : (
              <rect className={styles.bar} width={`${value}%`} height="4" />
            )}
          </svg>
        </RadixProgress.Indicator>
      </RadixProgress.Root>
    </div>
  );
}
