import type { TenantScope } from '../../db/database.ts';
import type { ClearedState } from './cleared-state.ts';

/** Entries that the bank side of the books holds, by our id; null where the books could not be asked. */
export type HeldByBank = ReadonlyMap<string, ClearedState> | null;

/** Which of these entries, as they stand in the books, are cleared or reconciled. */
export type AskHeldByBank = (
  scope: TenantScope,
  entryIds: readonly string[],
) => Promise<HeldByBank>;
