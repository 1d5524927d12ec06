import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './notification.css.ts';
import { GiveFocusBack } from './notification-focus.ts';
import { useFreePlace } from './use-free-place.ts';
import { useHolds } from './use-holds.ts';
import { notificationWords } from './notification.words.ts';

export type NotificationRegionProps = {
  /** At most three notifications, latest first. */
  children: ReactNode;
  label?: string | undefined;
  /** How many more are behind the shown ones. */
  moreCount?: number | undefined;
  /** Opens the notification center. */
  onOpenCentre?: (() => void) | undefined;
  /** Closes all at once; offered while more are behind. */
  onClear?: (() => void) | undefined;
  /** Called when a pointer is over the messages, or focus in them: their countdown pauses. */
  onHold?: ((by: 'pointer' | 'focus') => void) | undefined;
  onRelease?: ((by: 'pointer' | 'focus') => void) | undefined;
};

/**
 * The notification region: top right, full width on a phone, and elsewhere while it would cover the page's actions, a
 * dialog or other messages.
 *
 * F8 focuses it, Escape returns the focus; in a notification Escape closes that one. It never takes the focus by
 * itself, and a closing notification passes it on.
 *
 * @example
 * <NotificationRegion moreCount={2} onOpenCentre={create}>
 *   <Notification type="success" title="Store saved" onClose={close} />
 * </NotificationRegion>
 */
export function NotificationRegion(props: NotificationRegionProps) {
  const {
    children,
    label = notificationWords.messages,
    moreCount = 0,
    onOpenCentre,
    onClear,
    ...holds
  } = props;
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const place = useFreePlace(region);
  const giveBack = useCallback(() => {
    const { current: node } = cameFrom;
    // The previously focused element may be gone, or was the body.
    if (node?.isConnected === true) {
      node.focus();
    } else {
      region.current?.focus();
    }
  }, []);
  useHolds(region, { ...holds, onEscape: giveBack });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current: node } = region;
      if (event.key !== 'F8' || node === null || node.querySelector('button') === null) {
        return;
      }
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !node.contains(activeElement)) {
        cameFrom.current = activeElement;
      }
      node.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <GiveFocusBack value={giveBack}>
      <section
        ref={region}
        tabIndex={-1}
        aria-label={label}
        aria-keyshortcuts="F8"
        data-messages=""
        data-place={place}
        className={styles.region}
      >
        {children}
        {moreCount === 0 ? null : (
          <div className={styles.more}>
            {onOpenCentre === undefined ? (
              <span>{notificationWords.moreInTheNotification(moreCount)}</span>
            ) : (
              <Button variant="quiet" size="sm" onClick={onOpenCentre}>
                {notificationWords.moreInTheNotification(moreCount)}
              </Button>
            )}
            {onClear === undefined ? null : (
              <Button variant="quiet" size="sm" onClick={onClear}>
                {notificationWords.closeAll}
              </Button>
            )}
          </div>
        )}
      </section>
    </GiveFocusBack>
  );
}
