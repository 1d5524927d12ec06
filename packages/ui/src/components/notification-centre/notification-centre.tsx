import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Link } from '../link/link.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { NotificationCentreItem, type StoredNotification } from './notification-centre-item.tsx';
import * as styles from './notification-centre.css.ts';
import { useListKeys } from './use-list-keys.ts';
import { notificationCentreWords } from './notification-centre.words.ts';

export type NotificationCentreProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Latest first. */
  items: readonly StoredNotification[];
  unreadCount: number;
  onReadAll: () => void;
  onClear: () => void;
  /** The last bulk change with its undo: "All marked read". */
  undo?: { text: string; onUndo: () => void } | undefined;
  /** Whether there are older ones. */
  more?: { loading: boolean; onMore: () => void } | undefined;
  /** The page where all of them can be searched and filtered. */
  allHref?: string | undefined;
  /** The page for notification preferences. */
  settingsHref?: string | undefined;
  /** A failure above the list: an ErrorPanel. */
  failure?: ReactNode | undefined;
  /** The clock of `atMs`, in ms. */
  now?: (() => number) | undefined;
};

const SHOWN = [
  {
    value: 'all',
    get label() {
      return notificationCentreWords.all;
    },
  },
  {
    value: 'unread',
    get label() {
      return notificationCentreWords.unreadTab;
    },
  },
  {
    value: 'problems',
    get label() {
      return notificationCentreWords.problems;
    },
  },
];
const REFRESH_MS = 30_000;

/**
 * Every message of this visit, latest first, even after it has left the screen: beside the page, a bottom sheet on a
 * phone.
 *
 * Purely presentational: the notifications machine stores and counts. Arrows move among the messages, M marks one read
 * or unread.
 *
 * **Keyboard:** ↑ ↓ Home End move among the messages, M marks one read or unread, Escape closes.
 *
 * **Accessibility:** a dialog with an ordered list; read and unread are words.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * const read = { count: 1, atMs: Date.now(), isRead: true, onRead: close };
 * <NotificationCentre
 *   open={open}
 *   onOpenChange={setOpen}
 *   items={[{ ...read, id: 'n1', type: 'success', title: 'April is posted' }]}
 *   unreadCount={0}
 *   onReadAll={close}
 *   onClear={remove}
 * />
 */
export function NotificationCentre(props: NotificationCentreProps) {
  const { open, onOpenChange, unreadCount, items } = props;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={notificationCentreWords.notifications}
      description={summaryOf(items.length, unreadCount)}
      actions={
        items.length === 0 ? undefined : (
          <>
            <Button onClick={props.onClear}>{notificationCentreWords.clearAll}</Button>
            <Button disabled={unreadCount === 0} onClick={props.onReadAll}>
              {notificationCentreWords.markAllRead}
            </Button>
          </>
        )
      }
    >
      {props.failure}
      {props.undo === undefined ? null : (
        <p role="status" className={styles.controls}>
          {props.undo.text}
          <Button size="sm" icon="undo" onClick={props.undo.onUndo}>
            {notificationCentreWords.undo}
          </Button>
        </p>
      )}
      <Messages {...props} />
    </Drawer>
  );
}

function Messages(props: NotificationCentreProps) {
  const { items, allHref, settingsHref, onOpenChange, more, now = Date.now } = props;
  const [shown, setShown] = useState('all');
  const nowMs = useNow(now);
  const list = useRef<HTMLOListElement>(null);
  useListKeys(list, (id) => toggleRead(items.find((item) => item.id === id)));
  const found = items.filter((item) => isShown(item, shown));
  const leave = () => onOpenChange(false);
  return (
    <>
      <div className={styles.controls}>
        <SegmentedControl
          label={notificationCentreWords.messagesShown}
          segments={SHOWN}
          value={shown}
          onValueChange={setShown}
        />
        <span className={styles.links} onClickCapture={leave}>
          {allHref === undefined ? null : (
            <Link href={allHref} variant="quiet">
              {notificationCentreWords.allNotifications}
            </Link>
          )}
          {settingsHref === undefined ? null : (
            <Link href={settingsHref} variant="quiet">
              {notificationCentreWords.notificationSettings}
            </Link>
          )}
        </span>
      </div>
      <ol
        ref={list}
        className={styles.list}
        aria-label={notificationCentreWords.messages}
        hidden={found.length === 0}
      >
        {found.map((item) => (
          <NotificationCentreItem key={item.id} item={item} nowMs={nowMs} onLeave={leave} />
        ))}
      </ol>
      {more === undefined ? null : (
        <Button loading={more.loading} onClick={more.onMore}>
          {notificationCentreWords.showOlder}
        </Button>
      )}
      {found.length > 0 ? null : <NoMessages shown={items.length === 0 ? 'all' : shown} />}
    </>
  );
}

function toggleRead(item: StoredNotification | undefined): void {
  if (item?.isRead === true) {
    item.onUnread?.();
  } else {
    item?.onRead();
  }
}

function NoMessages({ shown }: { shown: string }) {
  if (shown === 'all') {
    return (
      <EmptyState kind="cleared" title={notificationCentreWords.noMessages}>
        {notificationCentreWords.whatHappensToYour}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="no-results"
      title={
        shown === 'unread'
          ? notificationCentreWords.everythingIsRead
          : notificationCentreWords.noErrorsOrWarnings
      }
    />
  );
}

function isShown({ isRead, type }: StoredNotification, shown: string): boolean {
  if (shown === 'unread') {
    return !isRead;
  }
  return shown === 'all' || type === 'error' || type === 'warning';
}

function summaryOf(total: number, unreadCount: number): string {
  if (total === 0) {
    return notificationCentreWords.nothingIsWaiting;
  }
  return unreadCount === 0
    ? notificationCentreWords.allRead
    : notificationCentreWords.ofUnread(unreadCount, total);
}

/** The current time, updated every half minute. */
function useNow(now: () => number): number {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [now]);
  return nowMs;
}
