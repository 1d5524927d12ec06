/** One event of a trace, or one report of the browser in it. */
export type Step = {
  /** How many steps it is within. */
  readonly depth: number;
  readonly id: string;
  readonly parent_id: string | null;
  readonly occurred_at: string;
  /** After the beginning of the trace; null where the trace has no beginning. */
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
