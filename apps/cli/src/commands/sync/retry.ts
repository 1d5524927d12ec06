import { isApiError, unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { printList } from '../../online/print.ts';
import { say } from '../../online/say.ts';
import { RUN_FIELDS } from './fields.ts';
import type { SyncRun } from './fields.ts';
import type { SyncRetryOptions } from './options.ts';
import { exitCodeOf, followRuns } from './watch.ts';

/** Starts runs again, one after the other; one that cannot be is said, and the others go on. */
export async function retryRuns(
  context: Context,
  ids: readonly string[],
  options: SyncRetryOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const started: SyncRun[] = [];
  let refused: unknown = null;
  for (const run of ids) {
    try {
      started.push(
        await unwrap(api.POST('/api/v2/clients/sync/{run}/retry', { params: { path: { run } } })),
      );
    } catch (error) {
      if (!isApiError(error) || ids.length === 1) {
        throw error;
      }
      refused = error;
      await say(context, options, [`${run}: ${error.message}`]);
    }
  }
  if (started.length === 0 && refused !== null) {
    throw refused;
  }
  const runs =
    options.watch === true
      ? await followRuns(
          { context, api, options },
          started.map(({ id }) => id),
        )
      : started;
  await printList({ context, options, settings }, RUN_FIELDS, runs);
  if (refused !== null) {
    return EXIT_CODES.partial;
  }
  return options.exitStatus === true ? exitCodeOf(runs) : EXIT_CODES.ok;
}
