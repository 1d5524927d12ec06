import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

type Schemas = components['schemas'];

/** A server job that outlives the call that started it. */
export type Job = {
  readonly kind: 'run' | 'batch' | 'report';
  readonly id: string;
  readonly name: string;
  /** As the API spells it. */
  readonly status: string;
  /** Entries of a posting run, clients of a batch; null where nothing is counted. */
  readonly done: number | null;
  readonly total: number | null;
  readonly failure: string | null;
  /** Null for a batch: it spans several. */
  readonly tenant_id: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
};

export const JOB_FIELDS: readonly Field<Job>[] = [
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'kind', heading: 'Kind', of: ({ kind }) => kind },
  { name: 'name', heading: 'Name', dispensable: 1, of: ({ name }) => name },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'done', heading: 'Done', dispensable: 4, of: ({ done }) => done },
  { name: 'total', heading: 'Of', dispensable: 4, of: ({ total }) => total },
  { name: 'created_at', heading: 'Started', dispensable: 2, of: ({ created_at }) => created_at },
  {
    name: 'finished_at',
    heading: 'Finished',
    dispensable: 3,
    of: ({ finished_at }) => finished_at,
  },
  { name: 'failure', of: ({ failure }) => failure },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
];

export const JOB_DETAILS: readonly Field<Job>[] = withHeadings(JOB_FIELDS);

export function ofRun(run: Schemas['SyncRun']): Job {
  const { entries, failure, blocked } = run.situation;
  const isPosting = run.kind === 'post' && entries.length > 0;
  return {
    kind: 'run',
    id: run.id,
    name: [run.kind, run.store_name ?? run.file?.name ?? ''].join(' ').trim(),
    status: run.status,
    done: isPosting ? entries.filter(({ state }) => state === 'posted').length : null,
    total: isPosting ? entries.length : null,
    failure: failure?.message ?? blocked[0]?.message ?? null,
    tenant_id: run.tenant_id,
    created_at: run.created_at,
    finished_at: run.finished_at,
  };
}

export function ofBatch({ counts, ...batch }: Schemas['BatchSummary']): Job {
  return {
    kind: 'batch',
    id: batch.id,
    name: batch.operation,
    status: batch.status,
    done: counts.total - counts.queued - counts.running,
    total: counts.total,
    failure: counts.failed === 0 ? null : `${counts.failed} of ${counts.total} clients failed`,
    tenant_id: null,
    created_at: batch.created_at,
    finished_at: batch.finished_at,
  };
}

export function ofReport(report: Schemas['GeneratedReport'], tenant: string): Job {
  return {
    kind: 'report',
    id: report.id,
    name: report.file_name,
    status: report.state,
    done: null,
    total: null,
    failure: report.failure,
    tenant_id: tenant,
    created_at: report.created_at,
    finished_at: report.finished_at,
  };
}
