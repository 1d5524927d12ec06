import { toSessionToast } from '@platebook/machines';
import { messages } from '../../shared/language/messages.ts';

const expired = toSessionToast({ type: 'session-expired' });
const restored = toSessionToast({ type: 'session-restored' });
const changed = toSessionToast({ type: 'session-warning' });

/** The toasts about the session, in English as the specification gives them. */
export const toastWords = messages({
  expiredTitle: expired.title,
  expired: expired.message,
  logIn: expired.action?.text ?? '',
  openLogin: expired.action?.altText ?? '',
  restoredTitle: restored.title,
  restored: restored.message,
  changedTitle: changed.title,
  changed: changed.message,
  kept: (title: string, message: string) => `${title}: ${message}`,
});
