import { PayoutWaterfall } from '@platebook/ui';
import type { Payout } from '../../shared/api/entities.ts';
import { toWaterfall } from '../../shared/page/to-waterfall.ts';

/** The breakdown of the latest payout. */
export function LatestPayout({ payout }: { payout: Payout }) {
  return <PayoutWaterfall {...toWaterfall(payout)} />;
}
