import type { MappingTarget } from '../../mapping/accounts/account-mapping.port.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import type { PostingDeps } from './posting-deps.ts';

export const TIMES = {
  callMs: 20_000,
  leaseMs: 60_000,
  quarantineMs: 130_000,
  retryMs: 5_000,
  maxSends: 12,
};

const UNLIMITED: PostingDeps['entitlements'] = {
  canPost: async () => true,
  recordPosted: async () => undefined,
  assertWithinLimit: async () => undefined,
  assertWithinStorage: async () => undefined,
  storageOf: async () => ({ usedBytes: 0, limitBytes: null }),
  begin: async () => undefined,
};

type Defaults = Pick<
  PostingDeps,
  'entitlements' | 'live' | 'notifier' | 'times' | 'crash' | 'onPosted' | 'worker'
>;

/** The dependencies of posting besides database and QuickBooks: no limits, crashes or other workers. */
export function postingDefaults(notifications: OutgoingNotification[]): Defaults {
  return {
    entitlements: UNLIMITED,
    live: { changed: async () => undefined },
    notifier: { notify: async (_tx, news) => void notifications.push(news) },
    times: TIMES,
    crash: () => undefined,
    onPosted: async () => undefined,
    worker: 'worker-1',
  };
}

/** A QuickBooks account that accepts any posting. */
export function mappingTarget(accountId: string, accountName: string): MappingTarget {
  return {
    accountId,
    accountName,
    accountType: null,
    accountSubType: null,
    currency: null,
    active: true,
    classId: null,
    className: null,
    departmentId: null,
    departmentName: null,
    taxCodeId: null,
    entity: null,
  };
}
