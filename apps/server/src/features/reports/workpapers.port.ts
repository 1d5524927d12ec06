import type { TenantScope } from '../../db/database.ts';
import type { PayoutWithReading } from './payouts.read-model.ts';

/** The workpapers of these payouts, made as they are taken. */
export type WorkpapersOfPayouts = (
  scope: TenantScope,
  payouts: readonly PayoutWithReading[],
  name: string,
) => Promise<{
  readonly name: string;
  readonly pieces: AsyncGenerator<Uint8Array, void, undefined>;
}>;
