import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed } from '../../online/ask.ts';
import { connect, type Online } from '../../online/connect.ts';
import { printOne } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import { watch } from '../../online/watch.ts';
import { exitCodeOf } from '../sync/watch.ts';
import { findJob } from './find-job.ts';
import { JOB_DETAILS, type Job } from './job.ts';
import type { JobCancelOptions, JobOptions, JobWatchOptions } from './options.ts';

const INTERVAL_S = 2;

export async function showJob(context: Context, id: string, options: JobOptions): Promise<void> {
  const online = await connect(context, options);
  const job = await findJob(online, id);
  await printOne({ context, options, settings: online.settings }, JOB_DETAILS, job);
}

/** Follows a job until it finishes and prints changes on stderr. As NDJSON, prints each change on stdout. */
export async function watchJob(
  context: Context,
  id: string,
  options: JobWatchOptions,
): Promise<ExitCode> {
  const online = await connect(context, options);
  const { settings } = online;
  const print = (job: Job) => printOne({ context, options, settings }, JOB_DETAILS, job);
  const streams = settings.output === 'ndjson' && options.jq === undefined;
  try {
    const job = await follow({ context, online, options }, id, async (changed) => {
      await printNotes(context, options, [toLine(changed)]);
      await (streams ? print(changed) : undefined);
    });
    await (streams ? undefined : print(job));
    return options.exitStatus === true ? exitCodeOf([job]) : EXIT_CODES.ok;
  } catch (error) {
    throw context.signal.aborted
      ? new CliError(
          'interrupted',
          'Nobody follows it any more; the server goes on with it.',
          `platebook jobs watch ${id}`,
        )
      : error;
  }
}

type Following = {
  readonly context: Context;
  readonly online: Online;
  readonly options: JobWatchOptions;
};

function follow(
  { context, online, options }: Following,
  id: string,
  onChange: (job: Job) => Promise<void>,
): Promise<Job> {
  let seen = '';
  return watch({
    context,
    options: { ...options, interval: options.interval ?? INTERVAL_S },
    read: () => findJob(online, id),
    show: async (job) => {
      if (toLine(job) !== seen) {
        seen = toLine(job);
        await onChange(job);
      }
      return job.finished_at !== null;
    },
  });
}

function toLine({ id, kind, status, done, total, failure }: Job): string {
  const progress = total === null ? [] : [`${done} of ${total}`];
  const what = [...progress, ...(failure === null ? [] : [failure])];
  return `${kind} ${id} ${status}${what.length === 0 ? '' : `: ${what.join(', ')}`}`;
}

/** Cancels a run or a batch after its current step. Asks for confirmation. */
export async function cancelJob(
  context: Context,
  id: string,
  options: JobCancelOptions,
): Promise<void> {
  const online = await connect(context, options);
  const job = await findJob(online, id);
  const { kind } = job;
  if (kind === 'report') {
    throw new CliError(
      'job_not_cancellable',
      'A report is made in one go and cannot be canceled.',
      'delete it in the web app once it is made',
    );
  }
  const { operation, cancel } = CANCELLING[kind];
  if (options.dryRun === true) {
    const { tenant_id: tenant } = job;
    const planned = {
      operation,
      subject: `${kind} ${job.name} (${job.status})`,
      ...(tenant === null ? {} : { tenant }),
    };
    await preview({ context, options, online }, planned, (api) => cancel(api, id));
    return;
  }
  if (options.yes !== true) {
    await confirmed(context, options, `Cancel the ${kind} ${job.name} (${job.status})?`);
  }
  await cancel(online.api, id);
  const now = await findJob(online, id);
  await printOne({ context, options, settings: online.settings }, JOB_DETAILS, now);
  await printNotes(context, options, [
    now.finished_at === null
      ? `Asked to stop. What is under way is finished first: platebook jobs watch ${id}`
      : `Canceled the ${kind}.`,
  ]);
}

type Cancelling = {
  readonly operation: 'cancelSyncRun' | 'cancelBatch';
  readonly cancel: (api: ApiClient, id: string) => Promise<unknown>;
};

const CANCELLING: Record<'run' | 'batch', Cancelling> = {
  run: {
    operation: 'cancelSyncRun',
    cancel: (api, run) =>
      unwrap(api.POST('/api/v2/clients/sync/{run}/cancel', { params: { path: { run } } })),
  },
  batch: {
    operation: 'cancelBatch',
    cancel: (api, batch) =>
      unwrap(api.POST('/api/v2/clients/batches/{batch}/cancel', { params: { path: { batch } } })),
  },
};
