import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './notification.css.ts';
import { GiveFocusBack } from './notification-focus.ts';
import { useFreePlace } from './use-free-place.ts';
import { useHolds } from './use-holds.ts';
import { notificationWords } from './notification.words.ts';

export type NotificationRegionProps = {
  /** At most three notifications, the latest first. */
  children: ReactNode;
  label?: string | undefined;
  /** How many more stand behind those shown. */
  moreCount?: number | undefined;
  /** Opens the notification centre, where all of them are. */
  onOpenCentre?: (() => void) | undefined;
  /** Closes all at once; offered while some stand behind. */
  onClear?: (() => void) | undefined;
  /** A pointer is over the messages, or focus in them: their time stops. */
  onHold?: ((by: 'pointer' | 'focus') => void) | undefined;
  onRelease?: ((by: 'pointer' | 'focus') => void) | undefined;
};

/**
 * Where notifications are: top right, full width on a phone, and elsewhere while they would lie over the actions of the
 * page, a dialog or other messages there.
 *
 * F8 brings the focus here, Escape gives it back; in a notification Escape closes that one. Nothing takes the focus by
 * itself, and what closes with the focus in it passes it on.
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
    // Where the focus came from may be gone, or was the page itself.
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
