import type { TenantScope } from '../../db/database.ts';
import type { ClearedState } from './cleared-state.ts';

/** Cleared and reconciled entries, by our ID; null if QuickBooks could not be queried. */
export type HeldByBank = ReadonlyMap<string, ClearedState> | null;

/** Queries which of these posted entries are cleared or reconciled. */
export type AskHeldByBank = (
  scope: TenantScope,
  entryIds: readonly string[],
) => Promise<HeldByBank>;
