import { Heading, Stack } from '@platebook/ui';
import { useSearchParams } from 'react-router-dom';
import type { PayoutSummary } from '../../../shared/api/entities.ts';
import { PayoutsTable } from '../../../shared/page/payouts-table.tsx';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { sortPayouts } from '../../../shared/page/sort-payouts.ts';
import { PayoutDetail } from './payout-detail.tsx';
import { words } from './files.messages.tsx';

export type ImportPayoutsProps = { tenant: string; payouts: readonly PayoutSummary[] };

/** The payouts of an import: one is shown whole, several as a list above the one that is chosen. */
export function ImportPayouts({ tenant, payouts: unsorted }: ImportPayoutsProps) {
  const [query] = useSearchParams();
  const href = useClientHref();
  const payouts = sortPayouts(unsorted);
  const chosen = payouts.find(({ id }) => id === query.get('payout')) ?? payouts[0];
  if (chosen === undefined) {
    return null;
  }
  return (
    <Stack gap="xxl">
      {payouts.length === 1 ? null : (
        <Stack as="section" gap="md" aria-labelledby="payouts">
          <Heading level={2} id="payouts">
            {words.payouts(payouts.length)}
          </Heading>
          <PayoutsTable
            caption={words.payoutsOfThisImport}
            payouts={payouts}
            currentId={chosen.id}
            hrefOf={({ id }) => href(`?payout=${id}`)}
          />
        </Stack>
      )}
      <PayoutDetail key={chosen.id} tenant={tenant} payoutId={chosen.id} />
    </Stack>
  );
}
