import { PayoutWaterfall } from '@platebook/ui';
import type { Payout } from '../../shared/api/entities.ts';
import { toWaterfall } from '../../shared/page/to-waterfall.ts';

/** Where the money of the latest payout went. */
export function LatestPayout({ payout }: { payout: Payout }) {
  return <PayoutWaterfall {...toWaterfall(payout)} />;
}
