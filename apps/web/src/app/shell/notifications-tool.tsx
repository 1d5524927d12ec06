import { useNotifications } from '@platebook/machines/react';
import { NotificationBell, NotificationCentre } from '@platebook/ui';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { useNotificationCentre } from './notification-centre.tsx';

/** Opens every message of this visit: nothing lives only in a toast. */
export function NotificationsTool() {
  const { centre } = useNotifications();
  const clientHref = useClientHref();
  const { open, setOpen } = useNotificationCentre();
  return (
    <>
      <NotificationBell unreadCount={centre.unreadCount} open={open} onOpen={() => setOpen(true)} />
      <NotificationCentre
        {...centre}
        open={open}
        onOpenChange={setOpen}
        settingsHref={clientHref('/dashboard/settings/notifications')}
      />
    </>
  );
}
