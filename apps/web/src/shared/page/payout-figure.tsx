import { PayoutWaterfall } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { payoutQuery } from '../workspace/payouts.queries.ts';
import { toWaterfall } from './to-waterfall.ts';
import { words } from './page.messages.tsx';

/** One payout from gross to net, as its waterfall. */
export function PayoutFigure({ tenant, payoutId }: { tenant: string; payoutId: string }) {
  const { api } = useServices();
  const payout = useQuery(payoutQuery(api, tenant, payoutId));
  return (
    <Loaded query={payout} label={words.loadingPayout} shape="chart">
      {(found) => <PayoutWaterfall {...toWaterfall(found)} />}
    </Loaded>
  );
}
