import { setTimeout as delay } from 'node:timers/promises';
import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode, mostSerious } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { createPatientRead } from '../../online/patient-read.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { Settings } from '../../online/settings.ts';
import { RUN_FIELDS } from './fields.ts';
import { followEvents } from './follow-events.ts';
import type { Events } from './follow-events.ts';
import type { SyncRun } from './fields.ts';
import type { WatchOptions } from './options.ts';

const INTERVAL_S = 2;

/** Follows runs until each one has ended or waits for a person, and prints changes on stderr. */
export async function watchRuns(
  context: Context,
  ids: readonly string[],
  options: WatchOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const runs = await followAndPrint({ context, api, settings, options }, ids);
  return options.exitStatus === true ? exitCodeOf(runs) : EXIT_CODES.ok;
}

type Following = {
  readonly context: Context;
  readonly api: ApiClient;
  readonly settings: Settings;
  readonly options: WatchOptions;
};

/** Prints the ended runs in the given order; as NDJSON each state as it changes. */
async function followAndPrint(following: Following, ids: readonly string[]): Promise<SyncRun[]> {
  const { context, options, settings } = following;
  const print = (runs: readonly SyncRun[]) =>
    printList({ context, options, settings }, RUN_FIELDS, runs);
  const streams = settings.output === 'ndjson' && options.jq === undefined;
  const runs: SyncRun[] = [];
  try {
    for (const id of ids) {
      runs.push(await followRun(following, id, async (run) => streams && print([run])));
    }
  } catch (error) {
    throw context.signal.aborted ? stoppedFollowing(ids.slice(runs.length)) : error;
  }
  if (!streams) {
    await print(runs);
  }
  return runs;
}

/** Prints the started runs: with `--watch` once they have ended. */
export async function printStarted(
  following: Following & { readonly options: { readonly watch?: boolean } },
  started: readonly SyncRun[],
): Promise<readonly SyncRun[]> {
  const { context, options, settings } = following;
  if (options.watch === true) {
    return followAndPrint(
      following,
      started.map(({ id }) => id),
    );
  }
  await printList({ context, options, settings }, RUN_FIELDS, started);
  return started;
}

function stoppedFollowing(left: readonly string[]): CliError {
  return new CliError(
    'interrupted',
    'Nobody follows it any more; the server goes on with it.',
    `platebook sync watch ${left.join(' ')}`,
  );
}

/** Follows its client's live events; falls back to polling. */
async function followRun(
  { context, api, options }: Following,
  id: string,
  report: (run: SyncRun) => Promise<unknown>,
): Promise<SyncRun> {
  let events: Events | null = null;
  let seen = '';
  const look = createPatientRead({ context, options }, async () => (await readRun(api, id)).run);
  try {
    for (;;) {
      const run = await look();
      if (run !== null && run.state !== seen) {
        seen = run.state;
        await printNotes(context, options, [toLine(run)]);
        await report(run);
      }
      if (run !== null && run.finished_at !== null) {
        return run;
      }
      if (run !== null) {
        events ??= followEvents(api, run.tenant_id, context.signal);
      }
      const intervalMs = (options.interval ?? INTERVAL_S) * 1000;
      await (run === null
        ? delay(intervalMs, undefined, { signal: context.signal })
        : events?.next(intervalMs));
    }
  } finally {
    events?.close();
  }
}

export function readRun(api: ApiClient, run: string) {
  return unwrap(api.GET('/api/v2/clients/sync/{run}', { params: { path: { run } } }));
}

/** 10 for failed or canceled runs, 3 for incomplete ones. */
export function exitCodeOf(ended: readonly { readonly status: string }[]): ExitCode {
  return mostSerious(
    ended.map(({ status }) => {
      if (status === 'failed' || status === 'cancelled') {
        return EXIT_CODES.checkFailed;
      }
      return status === 'partial' ? EXIT_CODES.partial : EXIT_CODES.ok;
    }),
  );
}

function toLine({ id, state, situation }: SyncRun): string {
  const { blocked, counts, entries, failure } = situation;
  const posted = entries.filter((entry) => entry.state === 'posted').length;
  const what = [
    ...(counts.payouts === 0 ? [] : [`${counts.payouts} payouts`]),
    ...(counts.entries === 0 ? [] : [`${counts.entries} entries`]),
    ...(entries.length === 0 ? [] : [`${posted} of ${entries.length} in the books`]),
    ...(failure === null ? [] : [failure.message]),
    ...blocked.map(({ message }) => message),
  ];
  return `${id} ${state}${what.length === 0 ? '' : `: ${what.join(', ')}`}`;
}
