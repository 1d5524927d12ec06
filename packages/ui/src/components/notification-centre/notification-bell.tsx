import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './notification-centre.css.ts';
import { notificationCentreWords } from './notification-centre.words.ts';

const SHOWN_MAX = 99;

export type NotificationBellProps = { unreadCount: number; open: boolean; onOpen: () => void };

/**
 * Opens the notification center from the top bar, with the number of unread messages.
 *
 * @example
 * <NotificationBell unreadCount={3} open={false} onOpen={create} />
 */
export function NotificationBell({ unreadCount, open, onOpen }: NotificationBellProps) {
  const label =
    unreadCount === 0
      ? notificationCentreWords.notifications
      : notificationCentreWords.notificationsUnread(unreadCount);
  return (
    <span className={styles.bell}>
      <IconButton
        label={label}
        icon="bell"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      />
      {unreadCount === 0 ? null : (
        <span className={styles.bellCount} aria-hidden="true">
          {unreadCount > SHOWN_MAX ? `${SHOWN_MAX}+` : unreadCount}
        </span>
      )}
    </span>
  );
}
