import { randomUUID } from 'node:crypto';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../live/live.port.ts';
import { insertNotification } from './notifications.store.ts';
import type { Notifier } from './notifier.port.ts';

type Deps = { readonly clock: Clock; readonly queue: Queue; readonly live: Live };

/**
 * Notifies in the transaction of the event: in the app immediately, by mail in a job. A notification that is only
 * counted up is not mailed again.
 */
export function createNotifier({ clock, queue, live }: Deps): Notifier {
  return {
    notify: async (tx, notification) => {
      const { tenantId } = notification;
      const inserted = await insertNotification(tx, {
        id: randomUUID(),
        notification,
        at: clock.now(),
      });
      if (inserted === null) {
        return;
      }
      const { id, isNew } = inserted;
      await live.changed(tx, { tenantId, topic: 'notification', id });
      if (isNew) {
        const job = { tenantId, notificationId: id };
        await queue.enqueue(tx, 'notifications.mail', job, { key: id });
      }
    },
  };
}
