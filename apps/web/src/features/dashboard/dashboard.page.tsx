import { MESSAGES } from '@platebook/api-client';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  Page,
  PageHeader,
  Skeleton,
  Stack,
} from '@platebook/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import type { Setup } from '../../shared/setup/setup.queries.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { words } from './dashboard.messages.ts';
import { hasBegun, isNew } from './home-parts.view.ts';
import { homeQuery } from './home.queries.ts';
import { NeedsYou, type NeedsYouProps } from './needs-you.tsx';
import { PartFailure } from './part-failure.tsx';
import { SetupDoors } from './setup-doors.tsx';
import { SetupList } from './setup-list.tsx';
import { serverSentence } from '../../shared/language/server-errors.ts';
import { useSetupChoice } from './use-setup-choice.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';

/** Lazy-loaded: a first visit has no payout to draw. */
const LatestPayout = lazy(async () => ({
  default: (await import('./latest-payout.tsx')).LatestPayout,
}));

const PayoutsTable = lazy(async () => ({
  default: (await import('../../shared/page/payouts-table.tsx')).PayoutsTable,
}));

const DeliveryHome = lazy(async () => ({
  default: (await import('./delivery-home.tsx')).DeliveryHome,
}));

const TradeSection = lazy(async () => ({
  default: (await import('./trade.tsx')).TradeSection,
}));

/** Lazy-loaded for readers with several clients. */
const PortfolioHome = lazy(async () => ({
  default: (await import('./portfolio.tsx')).PortfolioHome,
}));

export type DashboardPageProps = {
  /** A drop zone for a tenant's report files. */
  ReportDrop: ComponentType<{ tenant: string }>;
};

/**
 * Home. For one client: remaining set-up, pending work, and the latest payouts. Readers with several clients get a
 * portfolio home, and a client's own home at its address.
 */
export function DashboardPage({ ReportDrop }: DashboardPageProps) {
  const client = useActiveClient();
  const [query] = useSearchParams();
  const hasSeveral = useHasSeveralClients();
  if (hasSeveral && !query.has('client')) {
    return (
      <Page>
        <Suspense
          fallback={<Skeleton label={words.loading} shape="table" lines={SKELETON_LINES} />}
        >
          <PortfolioHome />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      <ClientPageTitle>{words.title}</ClientPageTitle>
      {client === null ? <NoClient /> : <ClientHome client={client} ReportDrop={ReportDrop} />}
    </Page>
  );
}

function NoClient() {
  return (
    <EmptyState
      kind="first-use"
      size="page"
      headingLevel={1}
      title={serverSentence(MESSAGES.createFirstClient)}
      action={
        <ButtonLink href="/dashboard/clients" variant="primary">
          {words.createClient}
        </ButtonLink>
      }
    >
      {words.whatIsClient}
    </EmptyState>
  );
}

type ClientHomeProps = DashboardPageProps & { client: Client };

function ClientHome({ client, ReportDrop }: ClientHomeProps) {
  const { api } = useServices();
  const href = useClientHref();
  const home = useQuery(homeQuery(api, client.tenant_id));
  return (
    <Stack gap="xxl">
      <PageHeader
        title={client.name}
        actions={
          home.data !== undefined && !isNew(home.data) ? (
            <ButtonLink href={href('/dashboard/sync/files')} icon="upload">
              {words.uploadReport}
            </ButtonLink>
          ) : undefined
        }
      />
      <Loaded query={home} label={words.loading} shape="table" lines={SKELETON_LINES}>
        {(found) => <HomeBody client={client} home={found} ReportDrop={ReportDrop} />}
      </Loaded>
    </Stack>
  );
}

function isSetUp({ steps }: Setup): boolean {
  return steps.every(({ state }) => state === 'done');
}

/** The completed list was dismissed. */
function isPutAway({ is_complete: isComplete, is_dismissed: isDismissed }: Setup): boolean {
  return isComplete && isDismissed;
}

/** Set-up, or pending work and latest payouts: at least as tall as the window, to avoid layout shift. */
const SKELETON_LINES = 12;

function HomeBody({ client, home, ReportDrop }: NeedsYouProps & DashboardPageProps) {
  const { setup, latest_payout: latest } = home;
  const hasDoors = isNew(home) && mayManage(client);
  return (
    <Stack gap="xxl">
      {hasDoors ? <SetupDoors client={client} ReportDrop={ReportDrop} /> : null}
      {setup === null || isSetUp(setup) || isPutAway(setup) ? null : (
        <SetupList client={client} setup={setup} hasDoors={hasDoors} />
      )}
      {hasBegun(home) ? <NeedsYou client={client} home={home} /> : null}
      <Suspense>
        {client.client_category === 'delivery_only' && !hasDoors ? (
          <DeliveryHome client={client} hasBegun={hasBegun(home)} />
        ) : null}
        <PartFailure client={client} home={home} section="trade" />
        {home.trade === null ? null : (
          <TradeSection client={client} trade={home.trade} sync={home.sync} />
        )}
        {latest === null ? null : <LatestPayout payout={latest} />}
        <LatestPayouts client={client} home={home} />
      </Suspense>
      {setup !== null && !isSetUp(setup) && isPutAway(setup) && mayManage(client) ? (
        <ShowSetup client={client} />
      ) : null}
    </Stack>
  );
}

function LatestPayouts({ client, home }: NeedsYouProps) {
  const href = useClientHref();
  const payouts = home.payouts ?? [];
  if (payouts.length === 0) {
    return <PartFailure client={client} home={home} section="payouts" />;
  }
  return (
    <Stack as="section" gap="md" aria-labelledby="latest-payouts">
      <Heading level={2} id="latest-payouts">
        {words.latestPayouts}
      </Heading>
      <PartFailure client={client} home={home} section="payouts" />
      <PayoutsTable
        caption={words.latestPayouts}
        payouts={payouts}
        hrefOf={({ id }) => href(`/dashboard/sync/payouts/${id}`)}
      />
      <Link href={href('/dashboard/sync/files')}>{words.allPayouts}</Link>
    </Stack>
  );
}

function ShowSetup({ client }: { client: Client }) {
  const choose = useSetupChoice(client.tenant_id);
  return (
    <Inline>
      <Button
        variant="quiet"
        loading={choose.isPending}
        onClick={() => choose.mutate({ choice: 'list', skipped: false })}
      >
        {words.showSetup}
      </Button>
    </Inline>
  );
}

/** Whether the reader has several active clients. */
function useHasSeveralClients(): boolean {
  const { api } = useServices();
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  return clients.length > 1;
}
