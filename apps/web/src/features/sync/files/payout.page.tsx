import { Link, Page, PageHeader, Stack, StatusPill } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Client } from '../../../shared/api/entities.ts';
import { formatDay, formatPeriod } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { payoutStatus } from '../../../shared/format/payout-status.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { payoutQuery } from '../../../shared/workspace/payouts.queries.ts';
import { DepositDifferenceNote } from '../exceptions/deposit-difference.tsx';
import { downloadPayoutWorkpapers } from './download-workpapers.ts';
import { PayoutDetail } from './payout-detail.tsx';
import { WorkpapersButton } from './workpapers-button.tsx';
import { words } from './files.messages.tsx';

/** One payout on its own page. */
export function PayoutPage() {
  const { payoutId = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.payout}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <PayoutView key={payoutId} client={client} payoutId={payoutId} />}
      </ForActiveClient>
    </Page>
  );
}

function PayoutView({ client, payoutId }: { client: Client; payoutId: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const tenant = client.tenant_id;
  const payout = useQuery(payoutQuery(api, tenant, payoutId));
  return (
    <Loaded query={payout} label={words.loadingThePayout} shape="chart">
      {(found) => (
        <Stack gap="xl">
          <PageHeader
            eyebrow={<Link href={href('/dashboard/sync/files')}>{words.files}</Link>}
            title={`${PLATFORM_NAMES[found.platform]} · ${found.platform_store_name} · ${formatPeriod(found.period_start_on, found.period_end_on)}`}
            description={
              <>
                {words.paidFrom(formatDay(found.payout_on))}
                <Link href={href(`/dashboard/sync/imports/${found.import_id}`)}>
                  {found.files.map(({ name }) => visibleName(name)).join(', ')}
                </Link>
              </>
            }
            status={<StatusPill {...payoutStatus(found)} />}
            actions={
              <WorkpapersButton download={() => downloadPayoutWorkpapers(api, tenant, payoutId)} />
            }
          />
          <DepositDifferenceNote client={client} difference={found.deposit_difference} />
          <PayoutDetail tenant={tenant} payoutId={payoutId} />
        </Stack>
      )}
    </Loaded>
  );
}
