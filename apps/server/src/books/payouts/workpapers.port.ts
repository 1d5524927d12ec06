import type { JournalEntry } from '@platebook/accounting';
import type { TenantScope } from '../../db/database.ts';
import type { PayoutWithReading } from '../../payouts/payouts.read-model.ts';

/** The entries of these payouts in the accounts of the books: those that are stored, else what they would become. */
export type JournalOfPayouts = (
  scope: TenantScope,
  payouts: readonly PayoutWithReading[],
) => Promise<readonly JournalEntry[]>;

/** The workpapers of these payouts, made as they are taken. */
export type WorkpapersOfPayouts = (
  scope: TenantScope,
  payouts: readonly PayoutWithReading[],
  name: string,
) => Promise<{
  readonly name: string;
  readonly pieces: AsyncGenerator<Uint8Array, void, undefined>;
}>;
