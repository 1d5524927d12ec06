import { unwrap } from '@platebook/api-client';
import type { ApiClient, components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed, confirmedByName } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import { printOne, withHeadings } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import { readIds } from './ids.ts';
import type { NotifyDeleteOptions, NotifyRestoreOptions } from './options.ts';
import { exitCodeOf } from './words.ts';

type Deletion = components['schemas']['NotificationDeletion'];

/** Above this number a delete must be confirmed by its count. */
const SEVERE = 100;
/** The contract's maximum per call. */
const AT_ONCE = 1_000;
const PAGE = 100;

const FIELDS = withHeadings<Deletion>([
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'successful_deletions', of: ({ successful_deletions }) => successful_deletions },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  {
    name: 'failures',
    of: ({ failures }) => failures.map(({ notification_id }) => notification_id),
  },
]);

/**
 * Deletes notifications for everyone; asks for confirmation, and for the count above a hundred. Exit code 3 if some do
 * not exist.
 */
export async function deleteNotifications(
  context: Context,
  named: readonly string[],
  options: NotifyDeleteOptions,
): Promise<ExitCode> {
  const { olderThan, tenant } = options;
  if ((named.length === 0) === (olderThan === undefined)) {
    throw new CliError(
      'usage_error',
      'Which notifications? Name them by their IDs, or add --older-than.',
    );
  }
  const { api, settings } = await connect(context, options);
  const ids =
    olderThan === undefined
      ? await readIds(context, named)
      : await olderIds(api, { before: olderThan, tenant });
  const isDryRun = options.dryRun === true;
  if (!isDryRun && ids.length > 0) {
    await agreed(context, options, ids.length);
  }
  const deletion = await deleteAll(api, ids, isDryRun);
  await printOne({ context, options, settings }, FIELDS, deletion);
  const { successful_deletions: done, total_targets: of } = deletion;
  await printNotes(context, options, [
    ...deletion.failures.map(({ notification_id: id }) => `${id}: no such notification`),
    isDryRun
      ? `DRY RUN: ${counted(done, 'notification')} would be deleted.`
      : `Deleted ${counted(done, 'notification')}. They can be restored for 7 days.`,
  ]);
  return isDryRun ? EXIT_CODES.ok : exitCodeOf({ done, of });
}

type Restoration = components['schemas']['NotificationRestorationAnswer']['data'];

const RESTORE_FIELDS = withHeadings<Restoration>([
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'successful_restores', of: ({ successful_restores }) => successful_restores },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  {
    name: 'failures',
    of: ({ failures }) => failures.map(({ notification_id }) => notification_id),
  },
]);

/** Restores notifications deleted in the last week. Exit code 3 if some were not deleted, or permanently. */
export async function restoreNotifications(
  context: Context,
  named: readonly string[],
  options: NotifyRestoreOptions,
): Promise<ExitCode> {
  if (named.length === 0) {
    throw new CliError('usage_error', 'Which notifications? Name them by their IDs.');
  }
  const { api, settings } = await connect(context, options);
  const ids = await readIds(context, named);
  const isDryRun = options.dryRun === true;
  const parts = await inParts(ids, (some) =>
    unwrap(
      api.POST('/api/admin/notifications/restore', {
        params: { query: isDryRun ? { dry_run: true } : {} },
        body: { notification_ids: some },
      }),
    ),
  );
  const done = parts.reduce((sum, { successful_restores: count }) => sum + count, 0);
  const failures = parts.flatMap((part) => part.failures);
  await printOne({ context, options, settings }, RESTORE_FIELDS, {
    dry_run: isDryRun,
    total_targets: ids.length,
    successful_restores: done,
    failures,
  });
  await printNotes(context, options, [
    ...failures.map(({ notification_id: id }) => `${id}: nothing to restore`),
    isDryRun
      ? `DRY RUN: ${counted(done, 'notification')} would be restored.`
      : `Restored ${counted(done, 'notification')}.`,
  ]);
  return isDryRun ? EXIT_CODES.ok : exitCodeOf({ done, of: ids.length });
}

/** Splits into calls of the contract's maximum size. */
async function inParts<Part>(
  ids: readonly string[],
  change: (some: string[]) => Promise<Part>,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    parts.push(await change(ids.slice(from, from + AT_ONCE)));
  }
  return parts;
}

async function agreed(
  context: Context,
  options: NotifyDeleteOptions,
  count: number,
): Promise<void> {
  const name = counted(count, 'notification');
  if (count > SEVERE) {
    await confirmedByName(context, options, {
      warning: `This deletes ${name} for everybody. They can be restored for 7 days.`,
      name,
    });
  } else if (options.yes !== true) {
    await confirmed(context, options, `Delete ${name} for everybody?`);
  }
}

/** Reads the list from its end, the oldest, up to the first that is too recent. */
async function olderIds(
  api: ApiClient,
  { before, tenant }: { before: Date; tenant: string | undefined },
): Promise<string[]> {
  const filter = tenant === undefined ? {} : { tenant_id: tenant };
  const read = (page: { limit: number; offset: number }) =>
    unwrap(api.GET('/api/admin/notifications/list', { params: { query: { ...filter, ...page } } }));
  const found: string[] = [];
  let { total: end } = await read({ limit: 1, offset: 0 });
  while (end > 0) {
    const offset = Math.max(0, end - PAGE);
    const { items } = await read({ limit: end - offset, offset });
    const older = items.filter(({ created_at }) => new Date(created_at) < before);
    found.push(...older.map(({ id }) => id));
    end = older.length < items.length ? 0 : offset;
  }
  return [...new Set(found)];
}

async function deleteAll(
  api: ApiClient,
  ids: readonly string[],
  isDryRun: boolean,
): Promise<Deletion> {
  const parts = await inParts(ids, (some) =>
    unwrap(
      api.POST('/api/admin/notifications/bulk-delete', {
        params: { query: isDryRun ? { dry_run: true } : {} },
        body: { notification_ids: some },
      }),
    ),
  );
  return {
    dry_run: isDryRun,
    total_targets: ids.length,
    successful_deletions: parts.reduce((sum, part) => sum + part.successful_deletions, 0),
    failures: parts.flatMap(({ failures }) => failures),
  };
}
