import { useNotifications } from '@platebook/machines/react';
import { lazyPart, NotificationBell, type NotificationCentreProps } from '@platebook/ui';
import { Suspense, useState } from 'react';
import { Failure } from '../../shared/query/failure.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { useNotificationCentre } from './notification-centre.tsx';
import { words } from './notifications.messages.ts';
import { mergeCentre } from './told.view.ts';
import { useTold } from './use-told.ts';

const NotificationCentre = lazyPart<NotificationCentreProps>(
  async () => (await import('./notification-drawer.ts')).NotificationCentre,
);

/** Opens every message of this visit and what the server tells of all clients: nothing lives only in a toast. */
export function NotificationsTool() {
  const { centre } = useNotifications();
  const told = useTold();
  const clientHref = useClientHref();
  const { open, setOpen } = useNotificationCentre();
  const unreadCount = centre.unreadCount + told.unreadCount;
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
            items={mergeCentre(centre.items, told.items)}
            unreadCount={unreadCount}
            onReadAll={() => {
              centre.onReadAll();
              told.onReadAll();
            }}
            onClear={() => {
              centre.onClear();
              told.onClear();
            }}
            undo={
              told.undo === undefined
                ? undefined
                : {
                    text: told.undo.how === 'read' ? words.allRead : words.cleared,
                    onUndo: told.undo.onUndo,
                  }
            }
            more={told.more}
            open={open}
            onOpenChange={setOpen}
            allHref="/dashboard/notifications"
            settingsHref={clientHref('/dashboard/settings/notifications')}
            failure={
              told.error === null ? undefined : (
                <Failure error={told.error} onRetry={told.onRetry} />
              )
            }
          />
        ) : null}
      </Suspense>
    </>
  );
}
