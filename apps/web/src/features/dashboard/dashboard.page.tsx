import { MESSAGES } from '@platebook/api-client';
import {
  ButtonLink,
  EmptyState,
  Heading,
  InlineAlert,
  Link,
  Page,
  PageHeader,
  Stack,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, ImportSummary, PayoutSummary } from '../../shared/api/entities.ts';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { PayoutsTable } from '../../shared/page/payouts-table.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { importsQuery } from '../../shared/workspace/imports.queries.ts';
import { payoutsQuery } from '../../shared/workspace/payouts.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { toNeedsYou } from './needs-you.view.ts';

const LATEST = 8;

/** The client's home: what needs a person, and the latest payouts. */
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
              <HomeBody imports={importPage.items} payouts={payoutPage.items} href={href} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

type HomeBodyProps = {
  imports: readonly ImportSummary[];
  payouts: readonly PayoutSummary[];
  href: (path: string) => string;
};

function HomeBody({ imports, payouts, href }: HomeBodyProps) {
  if (imports.length === 0 && payouts.length === 0) {
    return (
      <EmptyState
        kind="first-use"
        title="No payouts yet"
        action={<ButtonLink href={href('/dashboard/sync/files')}>Import a report</ButtonLink>}
      >
        Download a payment report from Uber Eats or DoorDash and drop it on the sync page.
      </EmptyState>
    );
  }
  return (
    <Stack gap="xxl">
      <NeedsYou imports={imports} payouts={payouts} href={href} />
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

function NeedsYou({ imports, payouts, href }: HomeBodyProps) {
  const items = toNeedsYou(imports, payouts);
  return (
    <Stack as="section" gap="md" aria-labelledby="needs-you">
      <Heading level={2} id="needs-you">
        Needs you
      </Heading>
      {items.length === 0 ? (
        <Text tone="muted">
          Nothing. Every payout that was read adds up and is ready to review.
        </Text>
      ) : (
        items.map(({ id, title, reason, href: path, action }) => (
          <InlineAlert
            key={id}
            tone="warning"
            title={title}
            action={<Link href={href(path)}>{action}</Link>}
          >
            {reason}
          </InlineAlert>
        ))
      )}
    </Stack>
  );
}
