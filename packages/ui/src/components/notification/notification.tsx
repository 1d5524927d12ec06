import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { TONE_ICONS } from '../banner/banner.tsx';
import * as styles from './notification.css.ts';
import { usePassFocusOn } from './notification-focus.ts';
import { useHolds } from './use-holds.ts';
import { notificationWords } from './notification.words.ts';

export type NotificationType = 'error' | 'warning' | 'success' | 'info';

export type NotificationProps = {
  type: NotificationType;
  title: string;
  message?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** Shown on demand: code, request id. */
  details?: ReactNode | undefined;
  /** How often the message repeated. */
  count?: number | undefined;
  /** Whether it is fading out, over 300 ms. */
  leaving?: boolean | undefined;
  /** The close button, or Escape while the focus is in it. */
  onClose: () => void;
};

const TONES = { error: 'danger', warning: 'warning', success: 'success', info: 'info' } as const;

/**
 * One message at the top right. Purely presentational: the caller manages time and order.
 *
 * **When:** the response to an action, or news. **When not:** persistent facts (`Banner`), an invalid field (`Field`),
 * the session (`SessionToast`).
 *
 * **Keyboard:** F8 focuses the messages; Escape closes the focused one, and the focus moves to the next.
 *
 * **Accessibility:** a status, or an alert for an error; it never takes the focus by itself.
 *
 * @example
 * <Notification type="success" title="Store saved" onClose={close} />
 */
export function Notification(props: NotificationProps) {
  const { type, title, message, action, details, count = 1, leaving = false, onClose } = props;
  const tone = TONES[type];
  const box = useRef<HTMLDivElement>(null);
  const passFocusOn = usePassFocusOn(box);
  useHolds(box, { onEscape: onClose });
  useLayoutEffect(() => {
    if (leaving) {
      passFocusOn();
    }
    return passFocusOn;
  }, [leaving, passFocusOn]);
  return (
    <div
      ref={box}
      data-notification-shown={leaving ? undefined : ''}
      role={type === 'error' ? 'alert' : 'status'}
      className={leaving ? styles.leaving : styles.notification}
    >
      <span className={styles.icon[tone]}>
        <Icon name={TONE_ICONS[tone]} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {count > 1 ? <span className={styles.count}> ×{count}</span> : null}
        </p>
        {message === undefined ? null : <div>{message}</div>}
        {details === undefined ? null : (
          <details className={styles.details}>
            <summary className={styles.summary}>{notificationWords.details}</summary>
            {details}
          </details>
        )}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      <PlainIconButton
        label={notificationWords.closeMessage}
        icon="close"
        size="sm"
        onClick={onClose}
      />
    </div>
  );
}
