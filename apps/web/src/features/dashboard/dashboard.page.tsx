import { MESSAGES } from '@platebook/api-client';
import { ButtonLink, EmptyState, Heading, Link, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, ImportSummary, PayoutSummary } from '../../shared/api/entities.ts';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { PayoutFigure } from '../../shared/page/payout-figure.tsx';
import { PayoutsTable } from '../../shared/page/payouts-table.tsx';
import { sortPayouts } from '../../shared/page/sort-payouts.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { importsQuery } from '../../shared/workspace/imports.queries.ts';
import { payoutsQuery } from '../../shared/workspace/payouts.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { NeedsYou } from './needs-you.tsx';

const LATEST = 8;

/** The client's home: what needs a person, the latest payout from gross to net, and those before it. */
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
      A client is the business whose payouts you keep the books for. It can be your own.
    </EmptyState>
  );
}

function ClientHome({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const imports = useQuery(importsQuery(api, client.tenant_id));
  const payouts = useQuery(payoutsQuery(api, client.tenant_id, LATEST));
  return (
    <Stack gap="xxl">
      <PageHeader
        title={client.name}
        actions={
          <ButtonLink href={href('/dashboard/sync/files')} variant="primary" icon="upload">
            Import a report
          </ButtonLink>
        }
      />
      <Loaded query={imports} label="Loading what needs you">
        {(importPage) => (
          <Loaded query={payouts} label="Loading payouts" shape="table" lines={LATEST}>
            {(payoutPage) => (
              <HomeBody
                client={client}
                imports={importPage.items}
                payouts={payoutPage.items}
                href={href}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

type HomeBodyProps = {
  client: Client;
  imports: readonly ImportSummary[];
  payouts: readonly PayoutSummary[];
  href: (path: string) => string;
};

function HomeBody({ client, imports, payouts, href }: HomeBodyProps) {
  if (imports.length === 0 && payouts.length === 0) {
    return (
      <EmptyState
        kind="first-use"
        title="No payouts yet"
        action={<ButtonLink href={href('/dashboard/sync/files')}>Import a report</ButtonLink>}
      >
        Download a payment report from Uber Eats or DoorDash and drop it on the sync page, or
        connect the platform and let it be fetched.
      </EmptyState>
    );
  }
  const [latest] = sortPayouts(payouts);
  return (
    <Stack gap="xxl">
      <NeedsYou client={client} imports={imports} />
      {latest === undefined ? null : (
        <PayoutFigure tenant={client.tenant_id} payoutId={latest.id} />
      )}
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
    </Stack>
  );
}
