import { useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Icon } from '../icon/icon.tsx';
import { ActivityItem, type Activity } from './activity-item.tsx';
import { summarizeActivities } from './activity-summary.ts';
import * as styles from './activity-tray.css.ts';

export type ActivityTrayProps = {
  /** The latest first. */
  activities: readonly Activity[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * What runs in the background, what came of it and the way back, at the bottom of every page. Ctrl+J or ⌘J opens and
 * closes it; with nothing to tell and closed it is not there.
 *
 * It only shows: who calls it runs the jobs and counts the seconds. One job the reader waits for is shown on its page.
 *
 * **Keyboard:** Ctrl+J or ⌘J opens and closes it and brings the focus.
 *
 * **Accessibility:** a named region with a list; the summary is a polite status.
 */
export function ActivityTray({ activities, open, onOpenChange }: ActivityTrayProps) {
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  const latest = useRef({ open, onOpenChange });
  useEffect(() => {
    latest.current = { open, onOpenChange };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey;
      if (isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'j') {
        event.preventDefault();
        byKey.current = true;
        latest.current.onOpenChange(!latest.current.open);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  // Only once it is open: with nothing to tell there was no button before.
  useEffect(() => {
    if (byKey.current) {
      byKey.current = false;
      toggle.current?.focus();
    }
  });
  const summary = summarizeActivities(activities.map(({ state }) => state));
  if (activities.length === 0 && !open) {
    return null;
  }
  return (
    <section aria-label="Activity" className={styles.tray}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={listId}
        aria-keyshortcuts="Control+J Meta+J"
        onClick={() => onOpenChange(!open)}
      >
        <Icon name="activity" />
        <span className={styles.toggleWords}>
          <span className={styles.name}>Activity</span>
          <span className={styles.summary}>{summary}</span>
        </span>
        <span className={open ? styles.arrow.open : styles.arrow.closed}>
          <Icon name="expand" />
        </span>
      </button>
      <output className={visuallyHidden}>{summary}</output>
      <div id={listId} hidden={!open}>
        {activities.length === 0 ? (
          <p className={styles.empty}>Nothing runs in the background.</p>
        ) : (
          <ul className={styles.list}>
            {activities.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
