import * as styles from './spinner.css.ts';

export type SpinnerProps = {
  /** What is loading; announced once. Omit it where the surroundings already say so. */
  label?: string | undefined;
};

/**
 * An indeterminate wait, shown after 200 ms. Static under reduced motion.
 *
 * **When:** 200 ms to 1 s, in place. **When not:** longer waits (`BusyRegion`, `Progress`).
 *
 * **Accessibility:** with a label, a polite status; without one, hidden.
 *
 * @example
 * <Spinner label="Saving" />
 */
export function Spinner({ label }: SpinnerProps) {
  const arc = (
    <svg className={styles.arc} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle
        cx="8"
        cy="8"
        r="6.25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        opacity="0.3"
      />
      <path
        d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
  if (label === undefined) {
    return arc;
  }
  return (
    <output className={styles.labelled}>
      {arc}
      <span>{label}</span>
    </output>
  );
}
