import type { PayoutSummary } from '../api/entities.ts';

/** Sorts payouts: newest first, then by store, platform and channel. */
export function sortPayouts(payouts: readonly PayoutSummary[]): PayoutSummary[] {
  return [...payouts].sort(
    (left, right) =>
      right.payout_on.localeCompare(left.payout_on) ||
      left.platform_store_name.localeCompare(right.platform_store_name) ||
      left.platform.localeCompare(right.platform) ||
      left.channel.localeCompare(right.channel) ||
      left.payout_ref.localeCompare(right.payout_ref),
  );
}
