import { unwrap, type ApiClient } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode, mostSerious } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { printList } from '../../online/print.ts';
import { say } from '../../online/say.ts';
import { RUN_FIELDS } from './fields.ts';
import { followEvents } from './follow-events.ts';
import type { Events } from './follow-events.ts';
import type { SyncRun } from './fields.ts';
import type { WatchOptions } from './options.ts';

const INTERVAL_S = 2;

/** Follows runs until each has settled or waits for a person, and says what changes on stderr. */
export async function watchRuns(
  context: Context,
  ids: readonly string[],
  options: WatchOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const runs = await followRuns({ context, api, options }, ids);
  await printList({ context, options, settings }, RUN_FIELDS, runs);
  return options.exitStatus === true ? exitCodeOf(runs) : EXIT_CODES.ok;
}

type Following = {
  readonly context: Context;
  readonly api: ApiClient;
  readonly options: WatchOptions;
};

/** The runs as they ended, in the order given. */
export async function followRuns(
  { context, api, options }: Following,
  ids: readonly string[],
): Promise<SyncRun[]> {
  const runs: SyncRun[] = [];
  for (const id of ids) {
    runs.push(await followRun({ context, api, options }, id));
  }
  return runs;
}

/** By the live events of its client; where there are none, by looking every few seconds. */
async function followRun({ context, api, options }: Following, id: string): Promise<SyncRun> {
  let events: Events | null = null;
  let seen = '';
  try {
    for (;;) {
      const { run } = await readRun(api, id);
      if (run.state !== seen) {
        seen = run.state;
        await say(context, options, [toLine(run)]);
      }
      if (run.finished_at !== null) {
        return run;
      }
      events ??= followEvents(api, run.tenant_id, context.signal);
      await events.next((options.interval ?? INTERVAL_S) * 1000);
    }
  } finally {
    events?.close();
  }
}

export function readRun(api: ApiClient, run: string) {
  return unwrap(api.GET('/api/v2/clients/sync/{run}', { params: { path: { run } } }));
}

/** 10 for a run that failed or was stopped, 3 for one that left something out. */
export function exitCodeOf(runs: readonly SyncRun[]): ExitCode {
  return mostSerious(
    runs.map(({ status }) => {
      if (status === 'failed' || status === 'cancelled') {
        return EXIT_CODES.checkFailed;
      }
      return status === 'partial' ? EXIT_CODES.partial : EXIT_CODES.ok;
    }),
  );
}

function toLine({ id, state, situation }: SyncRun): string {
  const { counts, entries, failure } = situation;
  const posted = entries.filter((entry) => entry.state === 'posted').length;
  const what = [
    ...(counts.payouts === 0 ? [] : [`${counts.payouts} payouts`]),
    ...(counts.entries === 0 ? [] : [`${counts.entries} entries`]),
    ...(entries.length === 0 ? [] : [`${posted} of ${entries.length} in the books`]),
    ...(failure === null ? [] : [failure.message]),
  ];
  return `${id} ${state}${what.length === 0 ? '' : `: ${what.join(', ')}`}`;
}
