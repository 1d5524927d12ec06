import type { TenantScope } from '../../db/database.ts';
import type { Deferral } from './deferral.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** An active run: the scope it acts in, and how it yields its worker while it waits. */
export type RunContext = {
  readonly scope: TenantScope;
  readonly run: SyncRunRow;
  readonly deferral: Deferral;
};
