import type { Provider } from '../db/tables.ts';
import type { Span } from './span.ts';

export type EventKind = 'request' | 'job' | 'stage' | 'provider_call';

/** The stages of a run, in order. */
export const PIPELINE_STAGES = ['fetch', 'parse', 'validate', 'plan', 'post', 'verify'] as const;
export type PipelineStage = (typeof PIPELINE_STAGES)[number];

/** `refused`: handled correctly, with a rejection. `aborted`: the caller did not wait for the response. */
export const OPERATION_STATUSES = ['succeeded', 'refused', 'failed', 'aborted'] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

export type CalledProvider = Provider;

/** Something the system did, recorded when it ends. Names, codes, ids and numbers only: never its content. */
export type OperationEvent = {
  readonly span: Span;
  readonly kind: EventKind;
  readonly operation: string;
  readonly status: OperationStatus;
  readonly durationMs: number;
  readonly stage?: PipelineStage;
  readonly provider?: CalledProvider | null;
  readonly httpStatus?: number | null;
  readonly errorCode?: string | null;
  readonly bytesSent?: number;
  readonly bytesReceived?: number;
  /** The provider's own id of the call, which its support asks for. */
  readonly providerRequestId?: string | null;
};

/** Records an event; returns immediately, and never throws. */
export type RecordEvent = (event: OperationEvent) => void;

export const RECORD_NOTHING: RecordEvent = () => undefined;

const CODE = /^[\w.-]{1,64}$/;

/** The code of an error if it has a well-formed one, otherwise `unexpected_error`. */
export function codeOfError(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && CODE.test(code) ? code : 'unexpected_error';
}
