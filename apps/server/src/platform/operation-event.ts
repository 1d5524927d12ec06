import type { Provider } from '../db/tables.ts';
import type { Span } from './span.ts';

export type EventKind = 'request' | 'job' | 'stage' | 'provider_call';

/** The stages of a run, in their order. */
export const PIPELINE_STAGES = ['fetch', 'parse', 'validate', 'plan', 'post', 'verify'] as const;
export type PipelineStage = (typeof PIPELINE_STAGES)[number];

/** `refused`: done right, with no for an answer. `aborted`: whoever asked did not wait for the answer. */
export const OPERATION_STATUSES = ['succeeded', 'refused', 'failed', 'aborted'] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

export type CalledProvider = Provider;

/** Something the system did, once it is over. Names, codes, ids and numbers only: never what it was about. */
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

/** Takes an event down; returns at once, and never throws. */
export type RecordEvent = (event: OperationEvent) => void;

export const RECORD_NOTHING: RecordEvent = () => undefined;

const CODE = /^[\w.-]{1,64}$/;

/** The code of an error where it has one that says nothing else, and `unexpected_error` otherwise. */
export function codeOfError(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && CODE.test(code) ? code : 'unexpected_error';
}
