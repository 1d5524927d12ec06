import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { EntryStatus } from '../../db/tables.ts';
import type {
  OutgoingNotification,
  NotificationEvent,
} from '../../messages/notifications/notifier.port.ts';
import type { Reason } from './advice.ts';
import { workerActor } from './posting-deps.ts';
import type { PostingDeps } from './posting-deps.ts';

type Deps = Pick<PostingDeps, 'clock' | 'live' | 'notifier' | 'store'>;

export type EntryChange = {
  readonly entryId: string;
  /** Such as `entry.posted`. */
  readonly action: string;
  readonly status?: EntryStatus;
  readonly reason?: Reason | null;
  readonly externalId?: string | null;
  readonly syncToken?: string | null;
  readonly verifiedAt?: Date | null;
  readonly postedAt?: Date;
  readonly actor?: Actor;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Updates an entry, publishes the change to open pages, and writes the audit log last. */
export async function moveEntry(
  { clock, live, store }: Deps,
  tx: Transaction,
  scope: TenantScope,
  change: EntryChange,
): Promise<void> {
  const { tenantId } = scope;
  const { entryId, status, reason, externalId, syncToken, verifiedAt, postedAt } = change;
  const at = clock.now();
  await store.changeEntry(tx, entryId, {
    status,
    statusReason: reason,
    externalId,
    syncToken,
    verifiedAt,
    postedAt,
    at,
  });
  await live.changed(tx, { tenantId, topic: 'entry', id: entryId });
  await store.recordAudit(tx, {
    actor: change.actor ?? workerActor(scope),
    tenantId,
    action: change.action,
    target: { type: 'entry', id: entryId },
    details: { ...change.details, ...(reason ? { reason: reason.code } : {}) },
    at,
  });
}

export type EntryNews = {
  readonly entryId: string;
  readonly runId: string | null;
  readonly documentNumber: string;
  readonly event: NotificationEvent;
  readonly type: 'error' | 'warning' | 'success';
  /** Receives the entry's display name. */
  readonly title: (name: string) => string;
  readonly message: string;
  readonly wording: (name: string) => OutgoingNotification['wording'];
};

/** Notifies people of an outcome; entries of one run with the same outcome are counted in one notification. */
export async function notifyOfEntry(
  { notifier, store }: Deps,
  tx: Transaction,
  { tenantId }: TenantScope,
  news: EntryNews,
): Promise<void> {
  const { entryId, runId, event, type, title, message, wording } = news;
  const about = runId ?? entryId;
  const name = (await store.entryNames(tx, [entryId])).get(entryId) ?? news.documentNumber;
  await notifier.notify(tx, {
    tenantId,
    event,
    type,
    title: title(name),
    message,
    wording: wording(name),
    action: { label: 'Open the entry', href: `/dashboard/sync/entries/${entryId}` },
    subject: { entry_id: entryId, ...(runId === null ? {} : { run_id: runId }) },
    dedupeKey: `${event}:${type}:${about}`,
  });
}
