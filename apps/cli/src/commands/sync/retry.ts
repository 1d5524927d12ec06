import { isApiError, unwrap } from '@platebook/api-client';
import type { ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { Online } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import { pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import { RUN_FIELDS } from './fields.ts';
import type { SyncRun } from './fields.ts';
import type { SyncRetryOptions } from './options.ts';
import { exitCodeOf, printStarted, readRun } from './watch.ts';

const MAX = 50;
const CONCURRENCY = 4;
const DAY_MS = 86_400_000;

/** Restarts runs by id, or all failed ones; a run that cannot be restarted is reported, and the others continue. */
export async function retryRuns(
  context: Context,
  named: readonly string[],
  options: SyncRetryOptions,
): Promise<ExitCode> {
  if ((named.length === 0) === (options.failed !== true)) {
    throw new CliError('usage_error', 'Which runs? Name them by their ids, or add --failed.');
  }
  const { api, settings } = await connect(context, options);
  const printing = { context, options, settings };
  const ids =
    options.failed === true ? await failedRuns(context, { api, settings }, options) : named;
  if (options.dryRun === true) {
    const runs = await Promise.all(ids.map(async (id) => (await readRun(api, id)).run));
    await printList(printing, RUN_FIELDS, runs);
    await printNotes(context, options, ['DRY RUN: nothing was started again.']);
    return EXIT_CODES.ok;
  }
  // Ids are explicit; search results need confirmation.
  if (options.failed === true && ids.length > 0 && options.yes !== true) {
    await confirmed(context, options, `Start ${counted(ids.length, 'run')} again?`);
  }
  const { started, refused } = await startAgain({ context, api, options }, ids);
  const runs = await printStarted({ context, api, settings, options }, started);
  if (refused) {
    return EXIT_CODES.partial;
  }
  return options.exitStatus === true ? exitCodeOf(runs) : EXIT_CODES.ok;
}

/** The client's runs that failed since then and were not restarted, newest first. */
async function failedRuns(
  context: Context,
  { api, settings }: Pick<Online, 'api' | 'settings'>,
  options: SyncRetryOptions,
): Promise<string[]> {
  const { since = new Date(Date.now() - DAY_MS), max = MAX } = options;
  const client = await chosenClient(api, settings);
  const days = Math.max(1, Math.ceil((Date.now() - since.getTime()) / DAY_MS));
  const { items } = await pages({ all: true }, (page) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/sync/history', {
        params: {
          path: { tenant: client.tenant_id },
          query: { ...page, status: 'failed', days },
        },
      }),
    ),
  );
  const found = items.filter(({ created_at }) => new Date(created_at) >= since);
  const left = found.length - max;
  await printNotes(context, options, [
    `${counted(found.length, 'run')} of ${client.name} failed since ${since.toISOString()}.`,
    ...(left > 0 ? [`The newest ${max} are taken; ${left} more with --max ${found.length}.`] : []),
  ]);
  return found.slice(0, max).map(({ id }) => id);
}

type Starting = {
  readonly context: Context;
  readonly api: ApiClient;
  readonly options: SyncRetryOptions;
};

/** In the given order; throws the refusal if none could be restarted. */
async function startAgain(
  { context, api, options }: Starting,
  ids: readonly string[],
): Promise<{ started: SyncRun[]; refused: boolean }> {
  const { concurrency = CONCURRENCY } = options;
  const started = new Map<string, SyncRun>();
  const refusals: unknown[] = [];
  const waiting = [...ids];
  const worker = async (): Promise<void> => {
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
      try {
        const path = { run };
        started.set(
          run,
          await unwrap(api.POST('/api/v2/clients/sync/{run}/retry', { params: { path } })),
        );
      } catch (error) {
        if (!isApiError(error)) {
          throw error;
        }
        refusals.push(error);
        if (ids.length > 1) {
          await printNotes(context, options, [`${run}: ${error.message}`]);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (started.size === 0 && refusals.length > 0) {
    throw refusals[0];
  }
  return {
    started: ids.flatMap((id) => started.get(id) ?? []),
    refused: refusals.length > 0,
  };
}
