import { unwrap } from '@platebook/api-client';
import type { components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { printList, printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { HEALTH_FIELDS, STATS_FIELDS, SYNC_STATS_FIELDS, NOTIFICATION_FIELDS } from './fields.ts';
import type {
  NotifyHealthOptions,
  NotifyListOptions,
  NotifyStatsOptions,
  NotifyUserOptions,
  SyncRecentOptions,
  SyncStatsOptions,
} from './options.ts';

type Notification = components['schemas']['AdminNotification'];

const DEFAULT_LIMIT = 30;
/** Spec 9: the notification user list default limit. */
const USER_LIMIT = 20;
/** The largest page the contract allows. */
const PAGE_MAX = 100;

/** Shows the number of notifications and their delivery. */
export async function notifyStats(context: Context, options: NotifyStatsOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const params = { query: timeOf(options) };
  const stats = await unwrap(api.GET('/api/admin/notifications/stats', { params }));
  await printOne({ context, options, settings }, STATS_FIELDS, stats);
}

/** The same for sync notifications. */
export async function notifySyncStats(context: Context, options: SyncStatsOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { platform } = options;
  const query = { ...timeOf(options), ...(platform === undefined ? {} : { platform }) };
  const stats = await unwrap(api.GET('/api/admin/notifications/sync/stats', { params: { query } }));
  await printOne({ context, options, settings }, SYNC_STATS_FIELDS, stats);
}

function timeOf({ since, until, tenant }: NotifyStatsOptions) {
  return {
    ...(since === undefined ? {} : { start_date: since }),
    ...(until === undefined ? {} : { end_date: until }),
    ...(tenant === undefined ? {} : { tenant_id: tenant }),
  };
}

/** Lists the notifications of all tenants, latest first. */
export async function listNotifications(
  context: Context,
  options: NotifyListOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { type, priority, status } = options;
  const filter = {
    ...(type === undefined ? {} : { type }),
    ...(priority === undefined ? {} : { priority }),
    ...(status === undefined ? {} : { status }),
    ...timeOf(options),
  };
  const found = await byOffset({ limit: DEFAULT_LIMIT, ...options }, (page) =>
    unwrap(api.GET('/api/admin/notifications/list', { params: { query: { ...page, ...filter } } })),
  );
  await printList({ context, options, settings }, NOTIFICATION_FIELDS, found.items);
  await printNotes(context, options, moreOf(found));
}

/** Lists one person's notifications in their tenants, latest first. */
export async function listNotificationsOfUser(
  context: Context,
  user: string,
  options: NotifyUserOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const found = await byOffset({ limit: USER_LIMIT, ...options }, (query) =>
    unwrap(
      api.GET('/api/admin/notifications/users/{id}', { params: { path: { id: user }, query } }),
    ),
  );
  await printList({ context, options, settings }, NOTIFICATION_FIELDS, found.items);
  await printNotes(context, options, moreOf(found));
}

/** Lists the latest notifications about syncs and postings. */
export async function notifySyncRecent(
  context: Context,
  options: SyncRecentOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { platform, status, tenant, limit = DEFAULT_LIMIT } = options;
  const { items } = await unwrap(
    api.GET('/api/admin/notifications/sync/recent', {
      params: {
        query: {
          limit,
          ...(platform === undefined ? {} : { platform }),
          ...(status === undefined ? {} : { status }),
          ...(tenant === undefined ? {} : { tenant_id: tenant }),
        },
      },
    }),
  );
  await printList({ context, options, settings }, NOTIFICATION_FIELDS, items);
}

/** Shows whether notifications are delivered; with `--exit-status`, 10 if they are not. */
export async function notifyHealth(
  context: Context,
  options: NotifyHealthOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const health = await unwrap(api.GET('/api/admin/notifications/health'));
  await printOne({ context, options, settings }, HEALTH_FIELDS, health);
  return options.exitStatus === true && health.status === 'degraded'
    ? EXIT_CODES.checkFailed
    : EXIT_CODES.ok;
}

type Wanted = { readonly limit: number; readonly offset?: number; readonly all?: boolean };
type Page = { readonly items: readonly Notification[]; readonly total: number };
type Found = Page & { readonly next: number };

/** Reads up to the limit, page by page. */
async function byOffset(
  { limit, offset = 0, all = false }: Wanted,
  read: (page: { limit: number; offset: number }) => Promise<Page>,
): Promise<Found> {
  const wanted = all ? Number.POSITIVE_INFINITY : limit;
  const items: Notification[] = [];
  let total: number;
  let isLast: boolean;
  do {
    const size = Math.min(PAGE_MAX, wanted - items.length);
    const page = await read({ limit: size, offset: offset + items.length });
    items.push(...page.items);
    ({ total } = page);
    isLast = page.items.length < size;
  } while (!isLast && items.length < wanted);
  return { items, total, next: offset + items.length };
}

function moreOf({ total, next }: Found): string[] {
  return next < total ? [`There are more: --offset ${next} of ${total}`] : [];
}
