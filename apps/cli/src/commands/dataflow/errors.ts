import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { DataflowErrorsOptions } from './options.ts';

const FIELDS: readonly Field<components['schemas']['LogLine']>[] = [
  { name: 'occurred_at', heading: 'At', of: ({ occurred_at }) => occurred_at },
  { name: 'kind', heading: 'Kind', dispensable: 3, of: ({ kind }) => kind },
  { name: 'message', heading: 'Error', of: ({ message }) => message },
  { name: 'tenant_name', heading: 'Tenant', dispensable: 2, of: ({ tenant_name }) => tenant_name },
  {
    name: 'request_id',
    heading: 'Request',
    dispensable: 1,
    of: ({ request_id }) => request_id,
  },
  { name: 'id', of: ({ id }) => id },
  { name: 'operation', of: ({ operation }) => operation },
  { name: 'stage', of: ({ stage }) => stage },
  { name: 'status', of: ({ status }) => status },
  { name: 'error_code', of: ({ error_code }) => error_code },
  { name: 'http_status', of: ({ http_status }) => http_status },
  { name: 'provider', of: ({ provider }) => provider },
  { name: 'provider_request_id', of: ({ provider_request_id }) => provider_request_id },
  { name: 'attempt', of: ({ attempt }) => attempt },
  { name: 'duration_ms', of: ({ duration_ms }) => duration_ms },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'user_id', of: ({ user_id }) => user_id },
  { name: 'run_id', of: ({ run_id }) => run_id },
  { name: 'trace_id', of: ({ trace_id }) => trace_id },
  { name: 'severity', of: ({ severity }) => severity },
  { name: 'user_impact', of: ({ user_impact }) => user_impact },
  { name: 'route', of: ({ route }) => route },
  { name: 'component', of: ({ component }) => component },
  { name: 'page_operation', of: ({ page_operation }) => page_operation },
  { name: 'withheld', of: ({ withheld }) => withheld },
];

/** Lists recent failures, on the server and in browsers, latest first. */
export async function listErrors(context: Context, options: DataflowErrorsOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { hours } = options;
  const query = { q: toLogQuery(options), ...(hours === undefined ? {} : { hours }) };
  const { items, next } = await pages(options, (page) =>
    unwrap(api.GET('/api/dataflow/logs', { params: { query: { ...page, ...query } } })),
  );
  await printList({ context, options, settings }, FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** In the query language of the log analyzer, where terms are combined with AND. */
function toLogQuery({ kind, tenant, query }: DataflowErrorsOptions): string {
  return [
    'level:error',
    ...(kind === undefined ? [] : [`kind:${kind}`]),
    ...(tenant === undefined ? [] : [`tenant_id:${tenant}`]),
    ...(query === undefined ? [] : [query]),
  ].join(' ');
}
