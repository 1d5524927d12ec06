import type {
  ClientContextActor,
  NotificationsActor,
  NotificationType,
  SessionHealthActor,
  SessionToast,
  SessionToastActor,
} from '@platebook/machines';

export type SessionSpeakers = {
  readonly sessionHealth: Pick<SessionHealthActor, 'on'>;
  readonly clientContext: Pick<ClientContextActor, 'on'>;
  readonly toasts: Pick<SessionToastActor, 'on' | 'send'>;
  readonly notifications: Pick<NotificationsActor, 'send'>;
};

/**
 * Says what happens to the session and to the client's permissions, with the toasts of the specification's section 8,
 * and keeps each toast in the notification centre. Answers with how to stop.
 */
export function followSession(speakers: SessionSpeakers): () => void {
  const { sessionHealth, clientContext, toasts, notifications } = speakers;
  const subscriptions = [
    sessionHealth.on('session.expired', () =>
      toasts.send({ type: 'toast.show', toast: { type: 'session-expired' } }),
    ),
    sessionHealth.on('session.restored', () => {
      // Whoever has logged in needs no Log In any more.
      toasts.send({ type: 'toast.close' });
      toasts.send({ type: 'toast.show', toast: { type: 'session-restored' } });
    }),
    clientContext.on('access.changed', () =>
      toasts.send({ type: 'toast.show', toast: { type: 'session-warning' } }),
    ),
    toasts.on('toast.shown', ({ toast }) =>
      notifications.send({
        type: 'notification.keep',
        notification: { type: TYPES[toast.type], message: `${toast.title}: ${toast.message}` },
      }),
    ),
  ];
  return () => {
    for (const subscription of subscriptions) {
      subscription.unsubscribe();
    }
  };
}

const TYPES: Record<SessionToast['type'], NotificationType> = {
  'session-expired': 'warning',
  'session-restored': 'success',
  'session-warning': 'warning',
  error: 'error',
  default: 'info',
};
