import { useNotifications } from '@platebook/machines/react';
import { lazyPart, NotificationBell, type NotificationCentreProps } from '@platebook/ui';
import { Suspense, useState } from 'react';
import { Failure } from '../../shared/query/failure.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { useNotificationCentre } from './notification-centre.tsx';
import { words } from './notifications.messages.ts';
import { mergeCentre } from './latest-notifications.view.ts';
import { useLatestNotifications } from './use-latest-notifications.ts';

const NotificationCentre = lazyPart<NotificationCentreProps>(
  async () => (await import('./notification-drawer.ts')).NotificationCentre,
);

/** Opens all messages of this visit and the server's notifications of all clients: no message exists only in a toast. */
export function NotificationsTool() {
  const { centre } = useNotifications();
  const latest = useLatestNotifications();
  const clientHref = useClientHref();
  const { open, setOpen } = useNotificationCentre();
  const unreadCount = centre.unreadCount + latest.unreadCount;
  const [isLoaded, setIsLoaded] = useState(open);
  if (open && !isLoaded) {
    setIsLoaded(true);
  }
  return (
    <>
      <NotificationBell unreadCount={unreadCount} open={open} onOpen={() => setOpen(true)} />
      <Suspense>
        {isLoaded ? (
          <NotificationCentre
            items={mergeCentre(centre.items, latest.items)}
            unreadCount={unreadCount}
            onReadAll={() => {
              centre.onReadAll();
              latest.onReadAll();
            }}
            onClear={() => {
              centre.onClear();
              latest.onClear();
            }}
            undo={
              latest.undo === undefined
                ? undefined
                : {
                    text: latest.undo.how === 'read' ? words.allRead : words.cleared,
                    onUndo: latest.undo.onUndo,
                  }
            }
            more={latest.more}
            open={open}
            onOpenChange={setOpen}
            allHref="/dashboard/notifications"
            settingsHref={clientHref('/dashboard/settings/notifications')}
            failure={
              latest.error === null ? undefined : (
                <Failure error={latest.error} onRetry={latest.onRetry} />
              )
            }
          />
        ) : null}
      </Suspense>
    </>
  );
}
