import { isApiError, unwrap } from '@platebook/api-client';
import type { ApiClient, components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import { printList } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import { inWords } from './fields.ts';
import { readIds } from './ids.ts';
import type { NotifyResendOptions } from './options.ts';

const MAX = 50;
/** How many the list of a status shows. */
const RECENT = 100;
const DAY_MS = 86_400_000;

type Outcome = {
  readonly id: string;
  readonly dryRun: boolean;
  readonly reached: number;
  readonly of: number;
  /** Why a recipient is not reached; null if all are. */
  readonly error: string | null;
  readonly refusal: unknown;
};

const FIELDS: readonly Field<Outcome>[] = [
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'resent', heading: 'Resent', of: (one) => !one.dryRun && one.reached > 0 },
  { name: 'successful_sends', heading: 'Reached', of: ({ reached }) => reached },
  { name: 'total_targets', heading: 'Of', of: ({ of }) => of },
  { name: 'error', heading: 'Not reached', of: ({ error }) => error },
  { name: 'dry_run', of: ({ dryRun }) => dryRun },
];

/**
 * Resends to the same people; asks for confirmation. Exit code 3 if some are not reached; a single failure is reported
 * as its refusal.
 */
export async function resendNotifications(
  context: Context,
  named: readonly string[],
  options: NotifyResendOptions,
): Promise<ExitCode> {
  if ((named.length === 0) === (options.failed !== true)) {
    throw new CliError(
      'usage_error',
      'Which notifications? Name them by their IDs, or add --failed.',
    );
  }
  const { api, settings } = await connect(context, options);
  const { dryRun = false, forceEmail = false } = options;
  const ids =
    options.failed === true
      ? await failedIds(context, api, options)
      : await readIds(context, named);
  if (!dryRun && options.yes !== true && ids.length > 0) {
    const how = forceEmail ? ', by email to people who switched it off too' : '';
    await confirmed(context, options, `Resend ${counted(ids.length, 'notification')}${how}?`);
  }
  const outcomes: Outcome[] = [];
  for (const id of ids) {
    outcomes.push(await resend(api, id, { dryRun, forceEmail }));
  }
  const [first] = outcomes;
  if (outcomes.length === 1 && first?.refusal !== null && first !== undefined) {
    throw first.refusal;
  }
  await printList({ context, options, settings }, FIELDS, outcomes);
  const failed = outcomes.filter(({ reached }) => reached === 0).length;
  const done = outcomes.length - failed;
  await printNotes(context, options, [
    dryRun
      ? `DRY RUN: ${done} would be resent, ${failed} would fail.`
      : `${done} resent, ${failed} failed`,
  ]);
  return dryRun ? EXIT_CODES.ok : exitCodeOf(outcomes);
}

function exitCodeOf(outcomes: readonly Outcome[]): ExitCode {
  if (outcomes.every(({ error }) => error === null)) {
    return EXIT_CODES.ok;
  }
  return outcomes.every(({ reached }) => reached === 0) ? EXIT_CODES.rejected : EXIT_CODES.partial;
}

async function resend(
  api: ApiClient,
  id: string,
  { dryRun, forceEmail }: { dryRun: boolean; forceEmail: boolean },
): Promise<Outcome> {
  try {
    const sent = await unwrap(
      api.POST('/api/admin/notifications/sync/resend', {
        params: { query: dryRun ? { dry_run: true } : {} },
        body: { notification_id: id, force_email: forceEmail },
      }),
    );
    const { successful_sends: reached, total_targets: of, failures } = sent;
    const nobody = of === 0 ? 'nobody is a member any more' : null;
    const error = failures.length === 0 ? nobody : failures.map(inWords).join('; ');
    return { id, dryRun, reached, of, error, refusal: null };
  } catch (error) {
    // A missing notification does not affect the others; missing permission or a missing response ends the call.
    if (!isApiError(error) || (error.status !== 404 && error.status !== 400)) {
      throw error;
    }
    return { id, dryRun, reached: 0, of: 0, error: error.message, refusal: error };
  }
}

type Notification = components['schemas']['AdminNotification'];

/** The ids of mails that failed since then, latest first. */
async function failedIds(
  context: Context,
  api: ApiClient,
  options: NotifyResendOptions,
): Promise<string[]> {
  const { since = new Date(Date.now() - DAY_MS), max = MAX, platform } = options;
  const found: Notification[] = [];
  let isCut = false;
  for (const status of ['failed', 'partial'] as const) {
    const { items } = await unwrap(
      api.GET('/api/admin/notifications/sync/recent', {
        params: {
          query: { status, limit: RECENT, ...(platform === undefined ? {} : { platform }) },
        },
      }),
    );
    isCut ||= items.length === RECENT;
    found.push(...items.filter(({ created_at }) => new Date(created_at) >= since));
  }
  found.sort((one, other) => other.created_at.localeCompare(one.created_at));
  const left = found.length - max;
  await printNotes(context, options, [
    `${counted(found.length, 'notification')} failed for somebody since ${since.toISOString()}.`,
    ...(isCut ? [`Only the newest ${RECENT} in each state were looked at.`] : []),
    ...(left > 0 ? [`The newest ${max} are taken; ${left} more with --max ${found.length}.`] : []),
  ]);
  return found.slice(0, max).map(({ id }) => id);
}
