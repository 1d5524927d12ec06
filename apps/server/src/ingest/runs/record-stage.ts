import type { Logger } from '../../platform/logger.ts';
import { codeOfError } from '../../platform/operation-event.ts';
import type {
  OperationEvent,
  OperationStatus,
  PipelineStage,
  RecordEvent,
} from '../../platform/operation-event.ts';
import { childOf, currentSpan, inSpan, rootSpan } from '../../platform/span.ts';
import { logUnexpected } from './log-unexpected.ts';

/** The user-facing stage of each step. */
const STAGES = {
  fetchReports: 'fetch',
  recogniseReports: 'parse',
  checkIdentities: 'validate',
  planEntries: 'plan',
  lookUpEntries: 'post',
  sendEntry: 'post',
  askBooks: 'post',
  readBack: 'verify',
} as const satisfies Record<string, PipelineStage>;

export type RecordedStep = keyof typeof STAGES;

type Where = {
  readonly log: Logger;
  readonly record: RecordEvent;
  readonly tenantId: string;
  readonly runId: string;
  readonly step: RecordedStep;
};

/**
 * Runs a step of a run, or its part for one entry, in its own span, and records it once it has ended. A step that yields
 * its worker is recorded when it has resumed and ended. Unexpected errors are logged.
 */
export async function recordStage<T>(
  { log, record, tenantId, runId, step }: Where,
  doing: () => Promise<T>,
): Promise<T> {
  const parent = currentSpan() ?? rootSpan({ requestId: `run-${runId}` });
  const span = { ...childOf(parent), tenantId, runId };
  const startedAt = performance.now();
  const over = (outcome: Pick<OperationEvent, 'status' | 'errorCode'>): void =>
    record({
      span,
      kind: 'stage',
      operation: `run.${step}`,
      stage: STAGES[step],
      durationMs: performance.now() - startedAt,
      ...outcome,
    });
  try {
    const result = await logUnexpected(log, { tenant_id: tenantId, run_id: runId, step }, () =>
      inSpan(span, doing),
    );
    over(outcomeOf(result));
    return result;
  } catch (error) {
    over({ status: 'failed', errorCode: codeOfError(error) });
    throw error;
  }
}

/** Outcomes of sending and querying an entry, other than success. */
const OF_KIND: Readonly<Record<string, OperationStatus>> = {
  refused: 'refused',
  different: 'refused',
  absent: 'refused',
  unknown: 'failed',
  throttled: 'failed',
  later: 'failed',
};

function outcomeOf(result: unknown): Pick<OperationEvent, 'status' | 'errorCode'> {
  if (typeof result === 'object' && result !== null) {
    if ('blocked' in result && Array.isArray(result.blocked) && result.blocked.length > 0) {
      const [first] = result.blocked as { readonly reason?: unknown }[];
      return { status: 'refused', errorCode: codeOfError({ code: first?.reason }) };
    }
    if ('kind' in result && typeof result.kind === 'string') {
      const status = OF_KIND[result.kind];
      return status === undefined ? { status: 'succeeded' } : { status, errorCode: result.kind };
    }
  }
  return { status: 'succeeded' };
}
