import { Heading, PayoutWaterfall, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, PayoutSummary, SyncRunDetail } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { PayoutsTable } from '../../../shared/page/payouts-table.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { toWaterfall } from '../files/payout.view.ts';
import { payoutQuery } from '../files/reports.queries.ts';

export type RunPayoutsProps = { client: Client; detail: SyncRunDetail };

/** The payouts a run read: the only one from gross to net, several as a ledger. */
export function RunPayouts({ client, detail }: RunPayoutsProps) {
  const href = useClientHref();
  const [only] = detail.payouts.length === 1 ? detail.payouts : [];
  if (detail.payouts.length === 0) {
    return null;
  }
  return (
    <Stack as="section" gap="md" aria-labelledby="run-payouts">
      <Heading level={2} id="run-payouts">
        {only === undefined ? 'Payouts' : 'Payout'}
      </Heading>
      {only === undefined ? (
        <PayoutsTable
          caption="Payouts"
          payouts={detail.payouts}
          hrefOf={({ id }) => href(`/dashboard/sync/payouts/${id}`)}
        />
      ) : (
        <Waterfall tenant={client.tenant_id} payout={only} />
      )}
    </Stack>
  );
}

function Waterfall({ tenant, payout }: { tenant: string; payout: PayoutSummary }) {
  const { api } = useServices();
  const found = useQuery(payoutQuery({ api, tenant }, payout.id));
  return (
    <Loaded query={found} label="Loading the payout" shape="chart">
      {(whole) => (
        <PayoutWaterfall
          title={`${PLATFORM_NAMES[whole.platform]} payout of ${formatDay(whole.payout_on)} to ${whole.platform_store_name}`}
          {...toWaterfall(whole)}
        />
      )}
    </Loaded>
  );
}
