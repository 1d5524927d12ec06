import { randomUUID } from 'node:crypto';
import { unwrap } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed, confirmedByName } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import { printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import { BROADCAST_FIELDS, SEND_FIELDS, inWords } from './fields.ts';
import type { NotifyBroadcastOptions, NotifyCreateOptions } from './options.ts';
import { exitCodeOf, readWords } from './words.ts';

/** Notifies everyone in a tenant, or selected people; asks for confirmation. Exit code 3 if someone cannot be reached. */
export async function createNotification(
  context: Context,
  options: NotifyCreateOptions,
): Promise<ExitCode> {
  const target = targetOf(options);
  const { api, settings } = await connect(context, options);
  const body = await readWords(context, options);
  const send = (dryRun: boolean) =>
    unwrap(
      api.POST('/api/admin/notifications/create', {
        params: { query: { ...target, ...(dryRun ? { dry_run: true } : {}) } },
        body,
      }),
    );
  if (options.dryRun !== true && options.yes !== true) {
    const { successful_sends: reached, total_targets: people } = await send(true);
    await confirmed(
      context,
      options,
      `Notify ${reached} of ${counted(people, 'person', 'people')}?`,
    );
  }
  const sent = await send(options.dryRun === true);
  await printOne({ context, options, settings }, SEND_FIELDS, sent);
  const { successful_sends: done, total_targets: of } = sent;
  await printNotes(context, options, [
    ...sent.failures.map(inWords),
    options.dryRun === true
      ? `DRY RUN: ${done} of ${counted(of, 'person', 'people')} would be notified.`
      : `Notified ${done} of ${counted(of, 'person', 'people')}.`,
  ]);
  return options.dryRun === true ? EXIT_CODES.ok : exitCodeOf({ done, of });
}

function targetOf({ scope, targetTenant, targetUser = [] }: NotifyCreateOptions) {
  const meant = scope ?? (targetUser.length > 0 ? 'user' : 'tenant');
  if (meant === 'user' ? targetUser.length === 0 : targetTenant === undefined) {
    throw new CliError(
      'usage_error',
      'Who is to be notified?',
      'add --target-tenant ID, or --target-user ID',
    );
  }
  if (meant === 'tenant' && targetUser.length > 0) {
    throw new CliError(
      'usage_error',
      '--target-user does not go with --scope tenant.',
      'leave out one of them',
    );
  }
  return {
    scope: meant,
    ...(targetTenant === undefined ? {} : { target_tenant_id: targetTenant }),
    ...(meant === 'user' ? { target_user_ids: targetUser.join(',') } : {}),
  };
}

/**
 * Notifies everyone in many tenants. Confirmed by typing the number of tenants, or by `--confirm`. Exit code 3 if a
 * named tenant does not exist.
 */
export async function broadcast(
  context: Context,
  options: NotifyBroadcastOptions,
): Promise<ExitCode> {
  const { allTenants = false, tenant: tenants = [], sendAt } = options;
  if (allTenants === tenants.length > 0) {
    throw new CliError('usage_error', 'Which tenants? Add --all-tenants, or --tenant ID.');
  }
  const { api, settings } = await connect(context, options);
  const body = {
    ...(await readWords(context, options)),
    target_all_tenants: allTenants,
    ...(allTenants ? {} : { target_tenant_ids: [...tenants] }),
    idempotency_key: randomUUID(),
    ...(sendAt === undefined ? {} : { send_at: sendAt.toISOString() }),
  };
  const send = (dryRun: boolean) =>
    unwrap(
      api.POST('/api/admin/notifications/broadcast', {
        params: { query: dryRun ? { dry_run: true } : {} },
        body,
      }),
    );
  const planned = await send(true);
  const { total_targets: people, failures } = planned;
  const reachable = planned.total_tenants - failures.length;
  const audience = `${counted(people, 'person', 'people')} in ${counted(reachable, 'tenant')}`;
  if (options.dryRun === true) {
    await printOne({ context, options, settings }, BROADCAST_FIELDS, planned);
    await printNotes(context, options, [
      ...failures.map(inWords),
      `DRY RUN: ${audience} would be notified.`,
    ]);
    return EXIT_CODES.ok;
  }
  if (reachable === 0) {
    await printNotes(context, options, [...failures.map(inWords), 'Nobody can be notified.']);
    return EXIT_CODES.rejected;
  }
  await confirmedByName(context, options, {
    warning: `“${planned.title}” goes to ${audience} of ${settings.profile}.`,
    name: counted(reachable, 'tenant'),
  });
  const queued = await send(false);
  await printOne({ context, options, settings }, BROADCAST_FIELDS, queued);
  await printNotes(context, options, [
    ...queued.failures.map(inWords),
    queued.send_at === null
      ? `Queued for ${audience}. The server sends it in batches.`
      : `Scheduled for ${queued.send_at}. Cancel it with: platebook notify cancel ${queued.id}`,
  ]);
  return queued.failures.length > 0 ? EXIT_CODES.partial : EXIT_CODES.ok;
}
