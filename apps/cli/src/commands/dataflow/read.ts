import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { OPERATION_FIELDS } from './fields.ts';
import { watchOperations } from './watch-operations.ts';
import type { DataflowOperationsOptions, DataflowStatsOptions, Grouping } from './options.ts';

type Stats = components['schemas']['DataflowStats'];

/** Counts of one operation, tenant, day, provider or failure. */
type Counted = {
  readonly name: string | null;
  readonly id: string | null;
  readonly kind: string | null;
  readonly error_code: string | null;
  readonly total: number;
  readonly refused: number | null;
  readonly failed: number;
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
};

const FIELDS: readonly Field<Counted>[] = [
  { name: 'name', heading: 'Name', of: ({ name }) => name },
  { name: 'kind', heading: 'Kind', dispensable: 3, of: ({ kind }) => kind },
  { name: 'error_code', heading: 'Error', dispensable: 1, of: ({ error_code }) => error_code },
  { name: 'total', heading: 'Total', of: ({ total }) => total },
  { name: 'refused', heading: 'Refused', dispensable: 2, of: ({ refused }) => refused },
  { name: 'failed', heading: 'Failed', of: ({ failed }) => failed },
  { name: 'p50_ms', heading: 'p50 ms', dispensable: 4, of: ({ p50_ms }) => p50_ms },
  { name: 'p95_ms', heading: 'p95 ms', of: ({ p95_ms }) => p95_ms },
  { name: 'id', of: ({ id }) => id },
];

/** Counts the operations of the last days, grouped as requested. */
export async function dataflowStats(
  context: Context,
  options: DataflowStatsOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { days, by = 'operation' } = options;
  const stats = await unwrap(
    api.GET('/api/dataflow/stats', { params: { query: days === undefined ? {} : { days } } }),
  );
  await printList({ context, options, settings }, FIELDS, COUNTED_BY[by](stats));
  const { total, refused, failed } = stats.totals;
  await printNotes(context, options, [
    `${total} events in ${stats.days} days, ${refused} refused, ${failed} failed.`,
  ]);
}

const UNNAMED = { id: null, kind: null, error_code: null };

const COUNTED_BY: Record<Grouping, (stats: Stats) => Counted[]> = {
  operation: ({ by_operation: all }) =>
    all.map(({ operation, ...figures }) => ({ ...UNNAMED, ...figures, name: operation })),
  tenant: ({ by_tenant: all }) =>
    all.map(({ tenant_id, tenant_name, ...figures }) => ({
      ...UNNAMED,
      ...figures,
      name: tenant_name,
      id: tenant_id,
    })),
  day: ({ by_day: all }) =>
    all.map(({ day, ...figures }) => ({ ...UNNAMED, ...figures, name: day })),
  provider: ({ by_provider: all }) =>
    all.map(({ provider, ...figures }) => ({ ...UNNAMED, ...figures, name: provider })),
  failure: ({ failures }) =>
    failures.map(({ operation, error_code, count }) => ({
      id: null,
      kind: null,
      refused: null,
      p50_ms: null,
      p95_ms: null,
      name: operation,
      error_code,
      total: count,
      failed: count,
    })),
};

/** Lists operations, newest first; with `--watch`, as they happen. */
export async function listOperations(
  context: Context,
  options: DataflowOperationsOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { operation, status, kind, tenant } = options;
  const read = (page: { readonly limit: number; readonly cursor?: string }) =>
    unwrap(
      api.GET('/api/dataflow/operations', {
        params: {
          query: {
            ...page,
            ...(operation === undefined ? {} : { operation }),
            ...(status === undefined ? {} : { status }),
            ...(kind === undefined ? {} : { kind }),
            ...(tenant === undefined ? {} : { tenant_id: tenant }),
          },
        },
      }),
    );
  if (options.watch === true) {
    await watchOperations({ context, options, settings }, read);
    return;
  }
  const { items, next } = await pages(options, read);
  await printList({ context, options, settings }, OPERATION_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}
