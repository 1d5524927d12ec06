import type { ChartSample } from '../statechart/simulate.ts';
import { steppingClock } from '../statechart/stepping-clock.ts';
import type { NotificationRequest, NotificationsInput } from './notifications.types.ts';

const show = (notification: NotificationRequest) => ({ type: 'notification.show', notification });

export const notificationsInput = (): NotificationsInput => ({ now: steppingClock() });

/** Every event the notifications accept. */
export const NOTIFICATIONS_SAMPLES: readonly ChartSample[] = [
  { label: 'Client created', event: show({ type: 'success', message: 'Client created' }) },
  {
    label: 'Updating a client failed',
    event: show({ type: 'error', message: 'Failed to update client' }),
  },
  {
    label: 'Told elsewhere',
    event: {
      type: 'notification.save',
      notification: { type: 'info', message: 'Session Restored' },
    },
  },
  {
    label: 'Kept elsewhere',
    event: {
      type: 'notification.announce',
      notification: { type: 'error', message: 'An entry could not be posted' },
    },
  },
  {
    label: 'The next time is over',
    event: { type: 'xstate.after.untilNextDue.notifications.counting' },
  },
  { label: 'Pointer over them', event: { type: 'hold.began', by: 'pointer' } },
  { label: 'Pointer gone', event: { type: 'hold.ended', by: 'pointer' } },
  {
    label: 'Messages stay until closed',
    event: { type: 'timing.changed', timing: 'until_closed' },
  },
  { label: 'Close the first', event: { type: 'notification.close', id: 'n1' } },
  { label: 'Close all', event: { type: 'screen.clear' } },
  { label: 'Read the first', event: { type: 'notification.read', id: 'n1' } },
  { label: 'Read all', event: { type: 'centre.read' } },
  { label: 'Clear the center', event: { type: 'centre.clear' } },
];
