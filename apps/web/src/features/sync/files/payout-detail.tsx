import {
  DescriptionList,
  Heading,
  IdentityList,
  Money,
  PayoutWaterfall,
  Stack,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Payout } from '../../../shared/api/entities.ts';
import { formatPeriod } from '../../../shared/format/days.ts';
import { PayoutFindings } from '../../../shared/page/payout-findings.tsx';
import { toWaterfall } from '../../../shared/page/to-waterfall.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { payoutQuery } from '../../../shared/workspace/payouts.queries.ts';
import { Entries } from './entries.tsx';
import { toIdentities } from './payout.view.ts';
import { words } from './files.messages.tsx';

export type PayoutDetailProps = { tenant: string; payoutId: string };

/** One payout from gross to net, its checks, and its planned entries. */
export function PayoutDetail({ tenant, payoutId }: PayoutDetailProps) {
  const { api } = useServices();
  const payout = useQuery(payoutQuery(api, tenant, payoutId));
  return (
    <Loaded query={payout} label={words.loadingThePayout} shape="chart">
      {(found) => (
        <Stack gap="xxl">
          <PayoutFindings findings={found.findings} />
          <PayoutWaterfall {...toWaterfall(found)} />
          <Facts payout={found} />
          <Stack as="section" gap="md" aria-labelledby="identities">
            <Heading level={2} id="identities">
              {words.checks}
            </Heading>
            <IdentityList identities={toIdentities(found)} currency={found.currency} />
          </Stack>
          <Entries tenant={tenant} payout={found} />
        </Stack>
      )}
    </Loaded>
  );
}

function Facts({ payout }: { payout: Payout }) {
  return (
    <Stack gap="md">
      <DescriptionList
        layout="columns"
        aria-label={words.aboutThisPayout}
        items={[
          {
            term: words.netDeposit,
            value: <Money cents={payout.net_cents} currency={payout.currency} />,
          },
          { term: words.store, value: payout.platform_store_name },
          { term: words.channel, value: payout.channel },
          {
            term: words.period,
            value: formatPeriod(payout.period_start_on, payout.period_end_on),
          },
          { term: words.reference, value: payout.payout_ref },
        ]}
      />
      {payout.store_id === null ? (
        <Text tone="muted" size="small">
          {words.storeNotMatched}
        </Text>
      ) : null}
    </Stack>
  );
}
