import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { languageOf } from './mail-language.ts';
import { insertMessage } from './outbound-messages.store.ts';
import type { Outbox, OutboundMessage } from './outbox.port.ts';
import { renderMessage } from './render.ts';

type Deps = {
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  /** Channels with a transport; messages of the others stay in the development inbox. */
  readonly delivers: { readonly email: boolean; readonly sms: boolean };
};

export function createOutbox({ clock, queue, delivers }: Deps): Outbox {
  return {
    send: async (tx: Transaction, message: OutboundMessage, { priority = 0, sender } = {}) => {
      const id = randomUUID();
      const channel = 'email' in message.to ? 'email' : 'sms';
      await insertMessage(tx, {
        id,
        channel,
        recipient: 'email' in message.to ? message.to.email : message.to.phone,
        template: message.template,
        ...renderMessage(message, await languageOf(tx, message.to, sender)),
        status: delivers[channel] ? 'queued' : 'kept',
        createdAt: clock.now(),
      });
      if (delivers[channel]) {
        await queue.enqueue(tx, 'mail.deliver', { messageId: id }, { key: id, priority });
      }
      return id;
    },
  };
}
