import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import type { PortalStatsOptions } from '../../online/options.ts';
import { printOne, withHeadings } from '../../online/print.ts';

type Statistics = components['schemas']['PortalStatistics'];

const FIELDS = withHeadings<Statistics>([
  { name: 'measured_at', of: ({ measured_at }) => measured_at },
  { name: 'health', of: ({ system }) => system.health },
  { name: 'findings', of: ({ system }) => system.findings },
  { name: 'users', of: ({ users }) => users.total },
  { name: 'users_active_24h', of: ({ users }) => users.active_24h },
  { name: 'users_registered_7d', of: ({ users }) => users.registered_7d },
  { name: 'clients', of: ({ clients }) => clients.total },
  { name: 'trials_ending_7d', of: ({ clients }) => clients.trials_ending_7d },
  { name: 'runs_24h', of: ({ sync }) => sync.runs_24h },
  { name: 'failed_runs_24h', of: ({ sync }) => sync.failed_24h },
  { name: 'jobs_waiting', of: ({ system }) => system.jobs_waiting },
  { name: 'oldest_job_ms', of: ({ system }) => system.oldest_job_ms },
  { name: 'postings_unknown', of: ({ postings }) => postings.unknown },
  { name: 'oldest_unknown_ms', of: ({ postings }) => postings.oldest_unknown_ms },
  { name: 'connections_expired', of: ({ connections }) => connections.expired },
  { name: 'support_waiting', of: ({ support }) => support.waiting },
]);

/** Shows activity and backlog of the whole installation. With `--exit-status`, 10 if it is unhealthy. */
export async function portalStats(
  context: Context,
  options: PortalStatsOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const statistics = await unwrap(api.GET('/api/admin/portal/statistics'));
  await printOne({ context, options, settings }, FIELDS, statistics);
  const isUnhealthy = options.exitStatus === true && statistics.system.health !== 'healthy';
  return isUnhealthy ? EXIT_CODES.checkFailed : EXIT_CODES.ok;
}
