import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './status-pill.css.ts';
import { StatusShape } from './status-shape.tsx';
import { statusWords, type StatusRef } from './status-vocabulary.ts';

export type StatusPillProps = StatusRef & {
  /** Adds its meaning and what to do on a second line. */
  explain?: boolean | undefined;
};

/**
 * A status from the shared vocabulary as shape, word and color.
 *
 * **When:** for the status of a run, an entry or a connection. **When not:** for any other word use `Badge`.
 *
 * **Accessibility:** the word is always present; shape and color repeat it.
 *
 * @example
 * <StatusPill kind="run" status="running" />
 */
export function StatusPill({ explain = false, ...ref }: StatusPillProps) {
  const { shape, word, tone, meaning, action } = statusWords(ref);
  const pill = (
    <span className={styles.pill[tone]}>
      <StatusShape shape={shape} />
      <span>{word}</span>
    </span>
  );
  if (!explain) {
    return pill;
  }
  return (
    <span className={styles.explained}>
      {pill}
      <span className={styles.meaning}>{action === '' ? meaning : `${meaning} ${action}`}</span>
    </span>
  );
}

export type StatusDotProps = StatusRef;

/**
 * Only the shape, for columns too narrow for the word; the word is read out, and shown on hover.
 *
 * **When not:** where there is room for the word (`StatusPill`).
 *
 * @example
 * <StatusDot kind="connection" status="connected" />
 */
export function StatusDot(ref: StatusDotProps) {
  const { shape, word, tone } = statusWords(ref);
  return (
    <span className={styles.dot[tone]} title={word}>
      <StatusShape shape={shape} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
