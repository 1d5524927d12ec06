import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { Activity } from './activity-item.tsx';
import { summarizeActivities } from './activity-summary.ts';
import * as styles from './activity-tray.css.ts';
import { activityTrayWords } from './activity-tray.words.ts';

const loadPanel = async () => (await import('./activity-panel.tsx')).ActivityPanel;
const ActivityPanel = lazyPart(loadPanel);

export type ActivityTrayProps = {
  /** Latest first. */
  activities: readonly Activity[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Background jobs with their results and undo: a badge in the top bar, and a list below it, opened by the badge or by
 * Ctrl+J or ⌘J. Hidden while closed and empty.
 *
 * Purely presentational: the caller runs the jobs and the countdown. A job the reader waits for is shown on its page.
 *
 * **Keyboard:** Ctrl+J or ⌘J toggles it; Escape closes it and restores the focus.
 *
 * **Accessibility:** a button named with the number of jobs by state, a polite live region with the same, and a named
 * non-modal dialog.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * const activity = { id: 'a1', title: 'Posting 14 entries', state: 'running', percent: 40 } as const;
 * <ActivityTray activities={[activity]} open={open} onOpenChange={setOpen} />
 */
export function ActivityTray({ activities, open, onOpenChange }: ActivityTrayProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // Stays mounted once loaded, so that closing restores the focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) {
    setWasOpened(true);
  }
  useOpenKey(open, onOpenChange);
  const summary = summarizeActivities(activities.map(({ state }) => state));
  if (activities.length === 0 && !open) {
    return null;
  }
  const count = activities.filter(({ state }) => !ENDED.has(state)).length;
  return (
    <>
      <span className={styles.tool}>
        <PlainIconButton
          ref={button}
          label={activityTrayWords.summary(summary)}
          icon="activity"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-keyshortcuts="Control+J Meta+J"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => onOpenChange(!open)}
        />
        {count === 0 ? null : (
          <span className={styles.badge} aria-hidden="true">
            {count}
          </span>
        )}
        <output className={visuallyHidden}>{summary}</output>
      </span>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ActivityPanel
            anchor={button}
            id={panelId}
            activities={activities}
            open={open}
            onOpenChange={onOpenChange}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function preload(): void {
  // If preloading fails, opening it shows the failure.
  loadPanel().catch(() => undefined);
}

/** Jobs that need no attention; the badge counts the others. */
const ENDED: ReadonlySet<Activity['state']> = new Set(['done', 'undone']);

function useOpenKey(open: boolean, onOpenChange: (open: boolean) => void): void {
  const latest = useRef({ open, onOpenChange });
  useEffect(() => {
    latest.current = { open, onOpenChange };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey;
      if (isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'j') {
        event.preventDefault();
        latest.current.onOpenChange(!latest.current.open);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
