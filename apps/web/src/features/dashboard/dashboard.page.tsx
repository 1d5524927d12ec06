import { MESSAGES } from '@platebook/api-client';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  Page,
  PageHeader,
  Stack,
  SurfaceLink,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { PayoutsTable } from '../../shared/page/payouts-table.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { homeQuery } from './home.queries.ts';
import { NeedsYou, type NeedsYouProps } from './needs-you.tsx';
import { SetupList } from './setup-list.tsx';

/** A first visit has no payout to draw, and does without the code that draws one. */
const LatestPayout = lazy(async () => ({
  default: (await import('./latest-payout.tsx')).LatestPayout,
}));

/** The client's home: what is left of the set-up, what needs a person, and the latest payouts. */
export function DashboardPage() {
  const client = useActiveClient();
  return (
    <Page>
      <ClientPageTitle>Home</ClientPageTitle>
      {client === null ? <NoClient /> : <ClientHome client={client} />}
    </Page>
  );
}

function NoClient() {
  return (
    <EmptyState
      kind="first-use"
      size="page"
      headingLevel={1}
      title={MESSAGES.createFirstClient}
      action={
        <ButtonLink href="/dashboard/clients" variant="primary">
          Create a client
        </ButtonLink>
      }
    >
      A client is a business whose payouts you post. It can be your own.
    </EmptyState>
  );
}

function ClientHome({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const home = useQuery(homeQuery(api, client.tenant_id));
  return (
    <Stack gap="xxl">
      <PageHeader
        title={client.name}
        actions={
          <ButtonLink href={href('/dashboard/sync/files')} icon="upload">
            Upload a report
          </ButtonLink>
        }
      />
      <Loaded query={home} label="Loading your home page" shape="table" lines={SKELETON_LINES}>
        {(found) => <HomeBody client={client} home={found} />}
      </Loaded>
    </Stack>
  );
}

/** The set-up, or what waits and the latest payouts: as tall as the window at least, so that nothing moves. */
const SKELETON_LINES = 12;

function HomeBody({ client, home }: NeedsYouProps) {
  const href = useClientHref();
  const { setup, payouts, latest_payout: latest, imports } = home;
  const hasBegun = payouts.length > 0 || imports.length > 0 || setup.is_complete;
  return (
    <Stack gap="xxl">
      {setup.is_complete ? null : <SetupList client={client} setup={setup} />}
      {hasBegun ? <NeedsYou client={client} home={home} /> : null}
      {client.client_category === 'delivery_only' && hasBegun ? (
        <SurfaceLink href={href('/dashboard/report-manager')} title="Reports">
          <Text tone="muted">Payout summaries, fees and month-end packs for your books.</Text>
        </SurfaceLink>
      ) : null}
      <Suspense>
        {latest === null ? null : <LatestPayout payout={latest} />}
        {payouts.length === 0 ? null : (
          <Stack as="section" gap="md" aria-labelledby="latest-payouts">
            <Heading level={2} id="latest-payouts">
              Latest payouts
            </Heading>
            <PayoutsTable
              caption="Latest payouts"
              payouts={payouts}
              hrefOf={({ id }) => href(`/dashboard/sync/payouts/${id}`)}
            />
            <Link href={href('/dashboard/sync/files')}>All payouts and imports</Link>
          </Stack>
        )}
      </Suspense>
    </Stack>
  );
}
