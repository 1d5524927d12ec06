import { provideSessionToast } from '@platebook/machines';
import {
  ClientContextProvider,
  NotificationsProvider,
  SessionHealthProvider,
  SessionToastProvider,
  useNotificationsActor,
  usePageHolds,
  useSessionToastActor,
} from '@platebook/machines/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../../shared/services.ts';
import { followSession } from './session-words.ts';

export type SessionProvidersProps = {
  /** Leads to a path of the app. */
  onNavigate: (path: string) => Promise<void>;
  children: ReactNode;
};

/** Runs the machines that show messages, and provides those of the session and the client. */
export function SessionProviders({ onNavigate, children }: SessionProvidersProps) {
  const { sessionHealth, clientContext } = useServices();
  const [toastLogic] = useState(() => provideSessionToast(({ href }) => onNavigate(href)));
  return (
    <SessionHealthProvider value={sessionHealth}>
      <ClientContextProvider value={clientContext}>
        <NotificationsProvider options={{ input: { now: Date.now } }}>
          <SessionToastProvider logic={toastLogic} options={{ input: { now: Date.now } }}>
            <SessionWords />
            {children}
          </SessionToastProvider>
        </NotificationsProvider>
      </ClientContextProvider>
    </SessionHealthProvider>
  );
}

function SessionWords() {
  const { sessionHealth, clientContext } = useServices();
  const toasts = useSessionToastActor();
  const notifications = useNotificationsActor();
  usePageHolds(toasts.send);
  usePageHolds(notifications.send);
  useEffect(
    () => followSession({ sessionHealth, clientContext, toasts, notifications }),
    [clientContext, notifications, sessionHealth, toasts],
  );
  return null;
}
