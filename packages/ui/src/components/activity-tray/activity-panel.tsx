import { useRef, type RefObject } from 'react';
import { focusAfter, focusPanel } from '../dialog/return-focus.ts';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { AnchoredPopover } from '../popover/anchored-popover.tsx';
import { ActivityItem, type Activity } from './activity-item.tsx';
import * as styles from './activity-tray.css.ts';
import { activityTrayWords } from './activity-tray.words.ts';

export type ActivityPanelProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  id: string;
  activities: readonly Activity[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The panel that opens below the tray's badge. */
export function ActivityPanel({ anchor, id, activities, open, onOpenChange }: ActivityPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <AnchoredPopover
      anchor={anchor}
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      label={activityTrayWords.title}
      align="end"
      sideOffset={8}
      className={styles.panel}
      panelRef={panel}
      onOpenAutoFocus={focusPanel}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusAfter(anchor.current);
      }}
    >
      <div className={styles.heading}>
        <p className={styles.name}>{activityTrayWords.title}</p>
        <PlainIconButton
          label={activityTrayWords.close}
          icon="close"
          size="sm"
          onClick={() => onOpenChange(false)}
        />
      </div>
      {activities.length === 0 ? (
        <p className={styles.empty}>{activityTrayWords.nothingIsRunningIn}</p>
      ) : (
        <ul className={styles.list}>
          {activities.map((activity) => (
            <ActivityItem
              key={activity.id}
              activity={activity}
              onGone={() => panel.current?.focus()}
            />
          ))}
        </ul>
      )}
    </AnchoredPopover>
  );
}
