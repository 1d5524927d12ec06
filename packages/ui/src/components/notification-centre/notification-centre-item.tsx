import { useRef } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { TONE_ICONS } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { timeAgo } from './time-ago.ts';
import * as styles from './notification-centre.css.ts';
import { notificationCentreWords } from './notification-centre.words.ts';

export type StoredNotification = {
  id: string;
  type: 'error' | 'warning' | 'success' | 'info';
  title: string;
  /** Its client, if there are several. */
  about?: string | undefined;
  /** How often the message repeated. */
  count: number;
  /** Shown on demand: the server's detail and the code. */
  details?: string | undefined;
  /** The action, as a link. */
  link?: { text: string; href: string } | undefined;
  /** When it last arrived, in ms of the center's clock. */
  atMs: number;
  isRead: boolean;
  onRead: () => void;
  /** Omitted if it cannot be marked as unread. */
  onUnread?: (() => void) | undefined;
};

export type NotificationCentreItemProps = {
  item: StoredNotification;
  nowMs: number;
  /** Called when the reader follows a link out of the center. */
  onLeave: () => void;
};

const TONES = { error: 'danger', warning: 'warning', success: 'success', info: 'info' } as const;

/** One stored message. Its color is removed once read; its text stays. */
export function NotificationCentreItem({ item, nowMs, onLeave }: NotificationCentreItemProps) {
  const { type, title, about, count, details, link, isRead, onRead, onUnread } = item;
  const row = useRef<HTMLLIElement>(null);
  const tone = TONES[type];
  return (
    <li ref={row} tabIndex={-1} data-notification={item.id} className={styles.item}>
      <span className={isRead ? styles.readIcon : styles.icon[tone]}>
        <Icon name={TONE_ICONS[tone]} size={16} />
      </span>
      <div className={styles.words}>
        <p className={isRead ? styles.title : styles.unreadTitle}>
          <VisuallyHidden>
            {isRead ? notificationCentreWords.read(type) : notificationCentreWords.unread(type)}
          </VisuallyHidden>
          {title}
          {count > 1 ? <span className={styles.count}> ×{count}</span> : null}
        </p>
        <span className={styles.meta}>
          {about === undefined ? null : `${about} · `}
          <time dateTime={new Date(item.atMs).toISOString()}>{timeAgo(item.atMs, nowMs)}</time>
        </span>
        {details === undefined ? null : (
          <details>
            <summary className={styles.summary}>{notificationCentreWords.details}</summary>
            <p className={styles.meta}>{details}</p>
          </details>
        )}
        {link === undefined ? null : (
          <div onClickCapture={onLeave}>
            <Link href={link.href} variant="quiet">
              {link.text}
            </Link>
          </div>
        )}
      </div>
      {isRead && onUnread === undefined ? null : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={
            isRead
              ? notificationCentreWords.markMessageUnread(title)
              : notificationCentreWords.markMessageRead(title)
          }
          onClick={() => {
            // The button unmounts when clicked; the focus stays in the list.
            row.current?.focus();
            (isRead ? onUnread : onRead)?.();
          }}
        >
          {isRead ? notificationCentreWords.markUnread : notificationCentreWords.markRead}
        </Button>
      )}
    </li>
  );
}
