import type {
  ClientContextActor,
  NotificationsActor,
  NotificationType,
  SessionHealthActor,
  SessionToast,
  SessionToastActor,
  SessionToastRequest,
} from '@platebook/machines';
import { toastWords } from './session-toasts.messages.ts';

export type SessionSpeakers = {
  readonly sessionHealth: Pick<SessionHealthActor, 'on'>;
  readonly clientContext: Pick<ClientContextActor, 'on'>;
  readonly toasts: Pick<SessionToastActor, 'on' | 'send'>;
  readonly notifications: Pick<NotificationsActor, 'send'>;
};

/**
 * Shows session and permission changes with the toasts of the specification's section 8, and stores each toast in the
 * notification center. Returns an unsubscribe function.
 */
export function followSession(speakers: SessionSpeakers): () => void {
  const { sessionHealth, clientContext, toasts, notifications } = speakers;
  const subscriptions = [
    sessionHealth.on('session.expired', () =>
      toasts.send({ type: 'toast.show', toast: expiredToast() }),
    ),
    sessionHealth.on('session.restored', () => {
      // A signed-in user needs no Log In toast.
      toasts.send({ type: 'toast.close' });
      toasts.send({
        type: 'toast.show',
        toast: {
          type: 'session-restored',
          title: toastWords.restoredTitle,
          message: toastWords.restored,
        },
      });
    }),
    clientContext.on('access.changed', () =>
      toasts.send({
        type: 'toast.show',
        toast: {
          type: 'session-warning',
          title: toastWords.changedTitle,
          message: toastWords.changed,
        },
      }),
    ),
    toasts.on('toast.shown', ({ toast }) =>
      notifications.send({
        type: 'notification.save',
        notification: {
          type: TYPES[toast.type],
          message: toastWords.kept(toast.title, toast.message),
        },
      }),
    ),
  ];
  return () => {
    for (const subscription of subscriptions) {
      subscription.unsubscribe();
    }
  };
}

const expiredToast = (): SessionToastRequest => ({
  type: 'session-expired',
  title: toastWords.expiredTitle,
  message: toastWords.expired,
  action: { text: toastWords.logIn, altText: toastWords.openLogin, href: '/login' },
});

const TYPES: Record<SessionToast['type'], NotificationType> = {
  'session-expired': 'warning',
  'session-restored': 'success',
  'session-warning': 'warning',
  error: 'error',
  default: 'info',
};
