import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { printList } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { treeFields, waterfallFields, withAncestors } from './draw-trace.ts';
import type { DataflowTraceOptions } from './options.ts';
import type { Step } from './step.ts';

type Schemas = components['schemas'];
type Trace = Schemas['DataflowTrace'];

const FIELDS: readonly Field<Step>[] = [
  { name: 'operation', heading: 'Operation', of: ({ operation }) => operation },
  { name: 'kind', heading: 'Kind', dispensable: 2, of: ({ kind }) => kind },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'after_ms', heading: 'After ms', dispensable: 3, of: ({ after_ms }) => after_ms },
  { name: 'duration_ms', heading: 'ms', of: ({ duration_ms }) => duration_ms },
  { name: 'error_code', heading: 'Error', of: ({ error_code }) => error_code },
  { name: 'depth', of: ({ depth }) => depth },
  { name: 'id', of: ({ id }) => id },
  { name: 'parent_id', of: ({ parent_id }) => parent_id },
  { name: 'occurred_at', of: ({ occurred_at }) => occurred_at },
  { name: 'http_status', of: ({ http_status }) => http_status },
  { name: 'attempt', of: ({ attempt }) => attempt },
  { name: 'provider_request_id', of: ({ provider_request_id }) => provider_request_id },
];

/** Shows everything that followed from a request, as a tree. */
export async function traceRequest(
  context: Context,
  request: string,
  options: DataflowTraceOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const trace = await unwrap(
    api.GET('/api/dataflow/trace/{request_id}', { params: { path: { request_id: request } } }),
  );
  const all = [...toSteps(trace), ...trace.browser_events.map(toReport)];
  const { errorsOnly = false, tree = false, waterfall = false } = options;
  if (tree || waterfall) {
    const drawn = errorsOnly ? withAncestors(all, all.filter(isError)) : all;
    const isPlain = context.env.TERM === 'dumb';
    const fields = tree ? treeFields(drawn, { isPlain }) : waterfallFields(drawn, { isPlain });
    const drawing = {
      context,
      options,
      settings: { output: context.stdout.isTTY === true ? 'table' : 'tsv' },
    } as const;
    await printList(drawing, fields, drawn);
  } else {
    await printList({ context, options, settings }, FIELDS, errorsOnly ? all.filter(isError) : all);
  }
  await printNotes(context, options, [
    `${all.length} steps in ${trace.duration_ms ?? 0} ms, ${trace.failed} failed.`,
    ...(trace.is_cut ? ['There are more; these are the first.'] : []),
  ]);
}

function isError({ status, kind, error_code }: Step): boolean {
  return status === 'failed' || (kind === 'browser' && error_code !== null);
}

/** In order of start time, each after its parent. */
function toSteps({ events, started_at }: Trace): Step[] {
  const ids = new Set(events.map(({ id }) => id));
  const within = (parent: string | null) =>
    events.filter(({ parent_id: own }) =>
      parent === null ? own === null || !ids.has(own) : own === parent,
    );
  const seen = new Set<string>();
  const follow = (parent: string | null, depth: number): Step[] =>
    within(parent).flatMap((event) => {
      if (seen.has(event.id)) {
        return [];
      }
      seen.add(event.id);
      return [toStep(event, depth, started_at), ...follow(event.id, depth + 1)];
    });
  return follow(null, 0);
}

function toStep(
  event: Schemas['DataflowOperation'],
  depth: number,
  startedAt: string | null,
): Step {
  const afterMs = startedAt === null ? null : Date.parse(event.occurred_at) - Date.parse(startedAt);
  return { ...event, depth, after_ms: afterMs };
}

function toReport(event: Schemas['DataflowBrowserEvent']): Step {
  return {
    depth: 0,
    parent_id: null,
    after_ms: null,
    duration_ms: null,
    http_status: null,
    attempt: null,
    provider_request_id: null,
    kind: 'browser',
    id: event.id,
    occurred_at: event.occurred_at,
    operation: event.operation,
    status: event.severity,
    error_code: event.error_type,
  };
}
