import type { JournalEntry } from '@platebook/accounting';
import type { TenantScope } from '../../db/database.ts';
import type { PayoutWithReading } from '../../payouts/payouts.read-model.ts';

/** The entries of these payouts in QuickBooks accounts: stored ones, else planned ones. */
export type JournalOfPayouts = (
  scope: TenantScope,
  payouts: readonly PayoutWithReading[],
) => Promise<readonly JournalEntry[]>;

/** The workpapers of these payouts, generated as a stream. */
export type WorkpapersOfPayouts = (
  scope: TenantScope,
  payouts: readonly PayoutWithReading[],
  name: string,
) => Promise<{
  readonly name: string;
  readonly pieces: AsyncGenerator<Uint8Array, void, undefined>;
}>;
