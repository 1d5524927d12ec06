import type { JSONColumnType } from 'kysely';

export type DataflowTables = { dataflow_events: DataflowEventsTable };

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
