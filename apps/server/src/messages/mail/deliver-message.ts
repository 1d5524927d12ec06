import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { DeliveryError } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import {
  countAttempt,
  deleteMessagesBefore,
  findMessage,
  finishMessage,
} from './outbound-messages.store.ts';
import type { StoredMessage } from './outbound-messages.store.ts';
import type { OnSettled } from './outbox.port.ts';

/** With the queue's back-off (1, 2, 4 … 600 s) the last attempt runs about half an hour after the first. */
export const MAX_ATTEMPTS = 12;

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

type Deps = { readonly database: Database; readonly clock: Clock };

type Delivering = { readonly transport: MailTransport; readonly onSettled: OnSettled };

/**
 * Attempts to deliver a queued message. A permanent refusal or the last failed attempt marks it as `failed`; any other
 * failure is thrown, so that the queue retries. A settled message is left alone.
 */
export async function deliverMessage(
  { database, clock, transport, onSettled }: Deps & Delivering,
  { messageId }: { messageId: string },
): Promise<void> {
  const message = await database.asOwner((tx) => findMessage(tx, messageId));
  if (message === null || message.status !== 'queued') {
    return;
  }
  const fault = await attempt(transport, message);
  await database.asOwner(async (tx) => {
    if (fault !== null && fault.retryable && message.attempts + 1 < MAX_ATTEMPTS) {
      await countAttempt(tx, messageId, fault.message);
      return;
    }
    const status = fault === null ? 'sent' : 'failed';
    const end = { status, error: fault?.message ?? null, at: clock.now() } as const;
    await finishMessage(tx, messageId, end);
    await onSettled(tx, { messageId, ...end });
  });
  if (fault?.retryable === true && message.attempts + 1 < MAX_ATTEMPTS) {
    throw fault;
  }
}

async function attempt(
  transport: MailTransport,
  message: StoredMessage,
): Promise<DeliveryError | null> {
  try {
    await transport.deliver({
      id: message.id,
      to: message.recipient,
      subject: message.subject,
      text: message.text ?? '',
      html: message.html,
    });
    return null;
  } catch (error) {
    if (error instanceof DeliveryError) {
      return error;
    }
    throw error;
  }
}

/** Deletes messages older than seven days, whatever their status. */
export async function cleanMessages({ database, clock }: Deps): Promise<number> {
  return database.asOwner((tx) =>
    deleteMessagesBefore(tx, new Date(clock.now().getTime() - RETENTION_MS)),
  );
}
