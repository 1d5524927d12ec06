import { Icon } from '../icon/icon.tsx';
import { timeAgo } from './time-ago.ts';
import * as styles from './stale-badge.css.ts';
import { staleBadgeWords } from './stale-badge.words.ts';

export type StaleBadgeProps = {
  /** When the data was last read, and now, in ms of one clock. */
  updatedAtMs: number;
  nowMs: number;
  /** Older than this is out of date. */
  staleAfterMs: number;
  /** A live connection is being made again. */
  reconnecting?: boolean | undefined;
};

/**
 * How old what is shown is: "Updated 3 min. ago · Reconnecting". It says in words and by shape when that is too old.
 *
 * **When:** what is shown is kept while it is read again. **When not:** while nothing is there yet (`BusyRegion`).
 */
export function StaleBadge(props: StaleBadgeProps) {
  const { updatedAtMs, nowMs, staleAfterMs, reconnecting = false } = props;
  const isStale = nowMs - updatedAtMs > staleAfterMs;
  return (
    <span className={isStale ? styles.stale : styles.badge}>
      <Icon name={isStale ? 'warning' : 'clock'} />
      <span>
        {isStale ? staleBadgeWords.outOfDateUpdated : staleBadgeWords.updated}
        <time dateTime={new Date(updatedAtMs).toISOString()}>{timeAgo(updatedAtMs, nowMs)}</time>
      </span>
      <output>{reconnecting ? staleBadgeWords.reconnecting : null}</output>
    </span>
  );
}
