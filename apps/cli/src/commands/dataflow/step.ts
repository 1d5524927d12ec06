/** One event of a trace, or one browser report in it. */
export type Step = {
  /** Its depth in the trace. */
  readonly depth: number;
  readonly id: string;
  readonly parent_id: string | null;
  readonly occurred_at: string;
  /** Offset from the start of the trace; null if that is unknown. */
  readonly after_ms: number | null;
  readonly kind: string;
  readonly operation: string;
  readonly status: string;
  readonly duration_ms: number | null;
  readonly http_status: number | null;
  readonly error_code: string | null;
  readonly attempt: number | null;
  readonly provider_request_id: string | null;
};
