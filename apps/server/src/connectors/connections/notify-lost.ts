import type { Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import { PROVIDERS } from '../providers.ts';
import { pageOf } from './connection-words.ts';
import type { ConnectionMessage } from './connection-words.ts';
import { insertConnectionEvent } from './connections.store.ts';

type Lost = {
  readonly tenantId: string;
  readonly id: string;
  readonly provider: Provider;
  readonly kind: 'expired' | 'revoked' | 'failed';
  readonly reason: ConnectionMessage;
  readonly at: Date;
};

const TITLES: Readonly<Record<Lost['kind'], (name: string) => string>> = {
  expired: (name) => `Access to ${name} has expired`,
  revoked: (name) => `Access to ${name} was revoked`,
  failed: (name) => `Reconnect ${name}`,
};

/** Records that access ended or is refused, and notifies those who can reconnect, in the transaction that detects it. */
export async function notifyLost(
  { live, notifier }: { readonly live: Live; readonly notifier: Notifier },
  tx: Transaction,
  { tenantId, id, provider, kind, reason, at }: Lost,
): Promise<void> {
  await insertConnectionEvent(tx, {
    tenantId,
    connectionId: id,
    kind,
    by: null,
    reason,
    at,
  });
  await live.changed(tx, { tenantId, topic: 'connection', id });
  await notifier.notify(tx, {
    tenantId,
    event: 'connection_lost',
    type: 'error',
    title: TITLES[kind](PROVIDERS[provider].name),
    message: reason.message,
    wording: { code: `connection_${kind}`, values: { name: PROVIDERS[provider].name } },
    action: { label: `Connect ${PROVIDERS[provider].name}`, href: pageOf(provider) },
    subject: { connection_id: id },
    dedupeKey: `connection_lost:${id}`,
  });
}
