import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import { daysLeft, statusUntil, warningDue } from './connection-expiry.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionMessage, pageOf } from './connection-words.ts';
import { changeConnection, insertConnectionEvent } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { notifyLost } from './notify-lost.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Live;
  readonly notifier: Notifier;
};

const DAY_MS = 86_400_000;
const LOOK_AHEAD_MS = 15 * DAY_MS;
const BATCH = 100;

/** Warns about access that expires in 14, 7 and 1 days, once each, and reports expired access. */
export async function watchConnections(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + LOOK_AHEAD_MS);
  for (let after = ''; ;) {
    const rows = await database.asOwner((tx) =>
      tx
        .selectFrom('connections')
        .select('id')
        .where('status', 'in', ['connected', 'expiring', 'error'])
        .where('refresh_expires_at', '<=', until)
        .$if(after !== '', (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    );
    for (const { id } of rows) {
      await database.asOwner((tx) => watchOne(deps, tx, { id, now }));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) {
      return;
    }
    after = last.id;
  }
}

async function watchOne(
  deps: Deps,
  tx: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('connections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const endsAt = row?.refresh_expires_at ?? null;
  if (row === undefined || endsAt === null || row.status === 'disconnected') {
    return;
  }
  if (endsAt <= now) {
    await notifyEnded(deps, tx, { row, now });
    return;
  }
  const due = warningDue({ endsAt, warnedDays: row.warned_days }, now);
  if (due !== null) {
    await warn(deps, tx, { row, endsAt, due, now });
  }
}

type Watched = { readonly row: ConnectionRow; readonly now: Date };

async function warn(
  { live, notifier }: Deps,
  tx: Transaction,
  { row, endsAt, due, now }: Watched & { readonly endsAt: Date; readonly due: number },
): Promise<void> {
  const { id, tenant_id: tenantId, provider } = row;
  const name = PROVIDERS[provider].name;
  const left = daysLeft(endsAt, now);
  const reason = connectionMessage('connection_ending', { name, days: left });
  await changeConnection(tx, id, {
    status: row.status === 'error' ? 'error' : statusUntil(endsAt, now),
    warned_days: due,
    updated_at: now,
  });
  await insertConnectionEvent(tx, {
    tenantId,
    connectionId: id,
    kind: 'expiring',
    by: null,
    reason,
    at: now,
  });
  await live.changed(tx, { tenantId, topic: 'connection', id });
  await notifier.notify(tx, {
    tenantId,
    event: 'connection_expiring',
    type: 'warning',
    title: `Access to ${name} expires soon`,
    message: reason.message,
    wording: { code: 'connection_expiring', values: { name, days: left } },
    action: { label: `Reconnect ${name}`, href: pageOf(provider) },
    subject: { connection_id: id },
    dedupeKey: `connection_expiring:${id}:${due}:${endsAt.toISOString()}`,
  });
}

async function notifyEnded(deps: Deps, tx: Transaction, { row, now }: Watched): Promise<void> {
  const { id, tenant_id: tenantId, provider } = row;
  const reason = connectionMessage('connection_expired', { name: PROVIDERS[provider].name });
  await changeConnection(tx, id, { status: 'expired', updated_at: now });
  await notifyLost(deps, tx, { tenantId, id, provider, kind: 'expired', reason, at: now });
}
