import type { TenantScope } from '../../db/database.ts';
import type { Deferral } from './deferral.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** A run that is under way: for whom it acts, and how it gives its worker back while it waits. */
export type RunContext = {
  readonly scope: TenantScope;
  readonly run: SyncRunRow;
  readonly deferral: Deferral;
};
