export { ClientContextProvider, useClientContext } from './client-context-provider.tsx';
export { useConnection, type ConnectionInUse } from './use-connection.ts';
export {
  SessionHealthProvider,
  useSessionHealth,
  useSessionHealthActor,
} from './session-health-provider.tsx';
export {
  NotificationsProvider,
  useNotifications,
  useNotificationsActor,
} from './notifications-provider.tsx';
export {
  SessionToastProvider,
  useSessionToast,
  useSessionToastActor,
} from './session-toast-provider.tsx';
export { useStoredTheme, type StoredTheme } from './use-stored-theme.ts';
export { usePageHolds } from './use-page-holds.ts';
