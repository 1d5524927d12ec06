import { MESSAGES } from '@platebook/api-client';
import { useClientContext, useNotifications, useSessionToast } from '@platebook/machines/react';
import type { ClientNotice, NotificationView } from '@platebook/machines';
import {
  Button,
  ButtonLink,
  Code,
  Inline,
  Notification,
  NotificationRegion,
  SessionToast,
  SessionToastRegion,
} from '@platebook/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { useOpenNotificationCentre } from './notification-centre.tsx';
import { leadsHere } from './latest-notifications.view.ts';
import { words } from './session-messages.messages.tsx';
import { serverSentence } from '../../shared/language/server-errors.ts';

/** Session, client and general messages, over any page. */
export function SessionMessages() {
  const { pathname, search } = useLocation();
  const toast = useSessionToast();
  const { visible, moreCount, onClear, onHold, onRelease } = useNotifications();
  const openCentre = useOpenNotificationCentre();
  const { notice } = useClientContext();
  useClosedOnArrival(visible, pathname);
  const { signInAgain } = useServices();
  const isSigningIn = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen);
  // The login page shows the expired session itself.
  const isShownThere = pathname === '/login' || isSigningIn;
  // The client list itself explains a denied client.
  const isDeniedThere = new URLSearchParams(search).get('error') === 'client_access_denied';
  return (
    <>
      <SessionToastRegion>
        {toast === null || isShownThere ? null : <SessionToast {...toast} />}
      </SessionToastRegion>
      <NotificationRegion
        moreCount={moreCount}
        onOpenCentre={openCentre}
        onClear={onClear}
        onHold={onHold}
        onRelease={onRelease}
      >
        {notice === null || isDeniedThere ? null : <PermissionMessage notice={notice} />}
        {visible.map(({ id, link, ...words }) => (
          <Notification
            key={id}
            {...words}
            action={
              link === undefined ? undefined : (
                <ButtonLink
                  href={link.href}
                  size="sm"
                  variant={link.isPrimary === true ? 'primary' : 'secondary'}
                >
                  {link.text}
                </ButtonLink>
              )
            }
          />
        ))}
      </NotificationRegion>
    </>
  );
}

/** Closes a message once its reader has opened the page it links to. */
function useClosedOnArrival(visible: readonly NotificationView[], pathname: string): void {
  const shown = useRef(visible);
  useEffect(() => {
    shown.current = visible;
  });
  useEffect(() => {
    for (const { link, onClose } of shown.current) {
      if (link !== undefined && leadsHere(link.href, pathname)) {
        onClose();
      }
    }
  }, [pathname]);
}

/** Spec 8: a permission error offers to choose a client workspace or to reload. */
function PermissionMessage({ notice }: { notice: ClientNotice }) {
  return (
    <Notification
      type="warning"
      title={serverSentence(MESSAGES.insufficientPermissions)}
      message={
        notice.kind === 'denied' ? words.noAccessTo(<Code>{notice.clientId}</Code>) : undefined
      }
      action={
        <Inline gap="xs">
          <ButtonLink href="/dashboard/clients" size="sm">
            {words.chooseAClient}
          </ButtonLink>
          <Button size="sm" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        </Inline>
      }
      onClose={notice.onDismiss}
    />
  );
}
