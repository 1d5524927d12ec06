import { Heading, Stack } from '@platebook/ui';
import type { Client, SyncRunDetail } from '../../../shared/api/entities.ts';
import { PayoutFigure } from '../../../shared/page/payout-figure.tsx';
import { PayoutsTable } from '../../../shared/page/payouts-table.tsx';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { words } from './runs.messages.ts';

export type RunPayoutsProps = { client: Client; detail: SyncRunDetail };

/** A run's payouts: a single one from gross to net, several as a ledger. */
export function RunPayouts({ client, detail }: RunPayoutsProps) {
  const href = useClientHref();
  const [only] = detail.payouts.length === 1 ? detail.payouts : [];
  if (detail.payouts.length === 0) {
    return null;
  }
  return (
    <Stack as="section" gap="md" aria-labelledby="run-payouts">
      <Heading level={2} id="run-payouts">
        {only === undefined ? words.payouts : words.payout}
      </Heading>
      {only === undefined ? (
        <PayoutsTable
          caption={words.payouts}
          payouts={detail.payouts}
          hrefOf={({ id }) => href(`/dashboard/sync/payouts/${id}`)}
        />
      ) : (
        <PayoutFigure tenant={client.tenant_id} payoutId={only.id} />
      )}
    </Stack>
  );
}
