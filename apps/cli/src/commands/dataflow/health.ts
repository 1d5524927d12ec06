import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printList, printOne } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { Settings } from '../../online/settings.ts';
import { asStream, clearScreen, redraws, watch } from '../../online/watch.ts';
import { PERMISSIONS_FIELDS } from './fields.ts';
import type { DataflowHealthOptions } from './options.ts';

type Health = components['schemas']['DataflowHealth'];

/** The whole installation, a component, or a stage of its runs. */
type Part = {
  readonly kind: 'installation' | 'component' | 'stage';
  readonly name: string;
  /** Null for a stage, which has no status of its own. */
  readonly status: string | null;
  readonly total: number | null;
  readonly failed: number | null;
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly last_at: string | null;
  readonly findings: readonly string[];
};

const FIELDS: readonly Field<Part>[] = [
  { name: 'name', heading: 'Part', of: ({ name }) => name },
  { name: 'kind', heading: 'Kind', dispensable: 2, of: ({ kind }) => kind },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'total', heading: 'Total', of: ({ total }) => total },
  { name: 'failed', heading: 'Failed', of: ({ failed }) => failed },
  { name: 'p50_ms', heading: 'p50 ms', dispensable: 3, of: ({ p50_ms }) => p50_ms },
  { name: 'p95_ms', heading: 'p95 ms', of: ({ p95_ms }) => p95_ms },
  { name: 'last_at', heading: 'Last', dispensable: 4, of: ({ last_at }) => last_at },
  { name: 'findings', heading: 'Findings', dispensable: 1, of: ({ findings }) => findings },
];

/** Shows the caller's operator capabilities. */
export async function showPermissions(context: Context, options: OnlineOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const permissions = await unwrap(api.GET('/api/dataflow/permissions/me'));
  await printOne({ context, options, settings }, PERMISSIONS_FIELDS, permissions);
}

/**
 * Shows the status of each part, once or repeatedly. With `--exit-status`, 10 if the whole is unhealthy or the error
 * rate exceeds the maximum.
 */
export async function dataflowHealth(
  context: Context,
  options: DataflowHealthOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const { hours } = options;
  const read = () =>
    unwrap(
      api.GET('/api/dataflow/health', {
        params: { query: hours === undefined ? {} : { hours } },
      }),
    );
  if (options.watch !== true) {
    return show({ context, options, settings }, await read());
  }
  const showing = {
    context,
    settings: asStream(options, settings),
    options: { ...options, pager: false },
  };
  let exitCode: ExitCode = EXIT_CODES.ok;
  await watch({
    context,
    options,
    read,
    show: async (health) => {
      if (redraws(context, options, settings)) {
        clearScreen(context);
      }
      exitCode = await show(showing, health);
      return exitCode !== EXIT_CODES.ok;
    },
  });
  return exitCode;
}

type Showing = {
  readonly context: Context;
  readonly options: DataflowHealthOptions;
  readonly settings: Settings;
};

/** Prints it and returns the check's exit code. */
async function show({ context, options, settings }: Showing, health: Health): Promise<ExitCode> {
  const { exitStatus, maxErrorRate } = options;
  const parts = toParts(health);
  await printList({ context, options, settings }, FIELDS, parts);
  const excessive =
    maxErrorRate === undefined ? [] : parts.filter((part) => errorRateOf(part) > maxErrorRate);
  await printNotes(context, options, [
    `${settings.profile} is ${health.status}, in the last ${health.hours} h until ${health.measured_at}.`,
    ...excessive.map((part) => `${part.name}: ${errorRateOf(part).toFixed(2)}% failed.`),
  ]);
  const isUnhealthy = exitStatus === true && health.status !== 'healthy';
  return isUnhealthy || excessive.length > 0 ? EXIT_CODES.checkFailed : EXIT_CODES.ok;
}

function toParts({ status, findings, components: parts, stages }: Health): Part[] {
  const none = { total: null, failed: null, p50_ms: null, p95_ms: null, last_at: null };
  return [
    { ...none, kind: 'installation', name: 'installation', status, findings },
    ...parts.map(({ latency_ms, ...part }) => ({
      ...part,
      kind: 'component' as const,
      p50_ms: null,
      p95_ms: latency_ms,
      findings: [],
    })),
    ...stages.map(({ stage, total, failed, p50_ms, p95_ms }) => ({
      kind: 'stage' as const,
      name: stage,
      status: null,
      last_at: null,
      findings: [],
      total,
      failed,
      p50_ms,
      p95_ms,
    })),
  ];
}

/** In percent; 0 when there were no operations. */
function errorRateOf({ total, failed }: Part): number {
  return total === null || total === 0 ? 0 : ((failed ?? 0) / total) * 100;
}
