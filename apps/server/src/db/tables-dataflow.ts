import type { JSONColumnType } from 'kysely';
import type {
  CalledProvider,
  EventKind,
  OperationStatus,
  PipelineStage,
} from '../platform/operation-event.ts';

export type DataflowTables = {
  dataflow_events: DataflowEventsTable;
  operation_events: OperationEventsTable;
  dropped_events: { id: string; dropped_at: Date; events: number };
};

/** See `0061_operation_events.sql`. */
type OperationEventsTable = {
  /** Zeros where the event is of no tenant. */
  tenant_id: string;
  occurred_at: Date;
  span_id: string;
  parent_id: string | null;
  trace_id: string;
  request_id: string;
  user_id: string | null;
  run_id: string | null;
  kind: EventKind;
  operation: string;
  stage: PipelineStage | null;
  status: OperationStatus;
  provider: CalledProvider | null;
  http_status: number | null;
  error_code: string | null;
  attempt: number;
  duration_ms: number;
  bytes_sent: number | null;
  bytes_received: number | null;
  provider_request_id: string | null;
};

type DataflowEventsTable = {
  /** Zeros where the event is of no tenant. */
  tenant_id: string;
  /** Null where nobody was signed in. */
  user_id: string | null;
  id: string;
  operation: string;
  stage: string;
  source: string;
  request_id: string | null;
  severity: string;
  context: JSONColumnType<Record<string, unknown>>;
  created_at: Date;
  expires_at: Date;
};
