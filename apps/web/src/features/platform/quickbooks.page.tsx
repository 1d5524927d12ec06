import { DescriptionList, Heading, InlineAlert, Link, Page, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { NoQuickBooks } from '../../shared/page/no-quickbooks.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { entriesSummaryQuery } from '../../shared/workspace/entries.queries.ts';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { classTrackingWords, companyWarnings } from './connection.view.ts';
import { ProviderDetail } from './provider-detail.tsx';
import { RelatedLinks } from './related-links.tsx';

/** The connection to QuickBooks: which company it is, how it is set up, and the ways to mapping and settings. */
export function QuickBooksPage() {
  return (
    <Page>
      <ClientPageTitle>QuickBooks</ClientPageTitle>
      <ForActiveClient>
        {(client) =>
          client.client_category === 'delivery_only' ? (
            <NoQuickBooks client={client} />
          ) : (
            <ProviderDetail
              key={client.id}
              client={client}
              provider="quickbooks"
              description="Reviewed entries are posted here. We confirm each one and check it again every night."
            >
              {(found) => <Belongings client={client} {...found} />}
            </ProviderDetail>
          )
        }
      </ForActiveClient>
    </Page>
  );
}

type BelongingsProps = { client: Client; connection: Connection | null; offer: ProviderOffer };

function Belongings({ client, connection, offer }: BelongingsProps) {
  const isConnected = connection !== null && connection.status !== 'disconnected';
  return (
    <Stack gap="xl">
      {isConnected && connection.details !== null ? (
        <Company
          client={client}
          connection={connection}
          details={connection.details}
          sandbox={offer.sandbox}
        />
      ) : null}
      <RelatedLinks
        label="QuickBooks"
        links={[
          {
            href: '/dashboard/platform/quickbooks/mapping',
            title: 'Account mapping',
            meaning: 'Which QuickBooks account each line item goes to, for all stores or one.',
          },
          {
            href: '/dashboard/settings/client',
            title: 'Posting settings',
            meaning:
              'Accounting basis, one entry per payout or day, bank transfers, late changes and automatic posting.',
          },
        ]}
      />
      {isConnected ? null : (
        <Text tone="muted">
          Is Intuit asking you to verify your email first?{' '}
          <Link href="/help/intuit-email-verification">See what to do</Link>
        </Text>
      )}
    </Stack>
  );
}

type CompanyProps = {
  client: Client;
  connection: Connection;
  details: NonNullable<Connection['details']>;
  sandbox: boolean;
};

function Company({ client, connection, details, sandbox }: CompanyProps) {
  const { api } = useServices();
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  const waiting = summary.data?.oldest_waiting_on ?? null;
  return (
    <Stack as="section" gap="md" aria-labelledby="company">
      <Heading level={2} id="company">
        Company
      </Heading>
      {companyWarnings(details, waiting).map(({ title, meaning }) => (
        <InlineAlert key={title} tone="warning" title={title}>
          {meaning}
        </InlineAlert>
      ))}
      <DescriptionList
        aria-label="QuickBooks company"
        columns={2}
        items={[
          { term: 'Name', value: connection.external_name },
          { term: 'Company id', value: connection.external_id },
          { term: 'Edition', value: sandbox ? 'Sandbox' : (details.edition ?? undefined) },
          { term: 'Country', value: details.country ?? undefined },
          { term: 'Home currency', value: details.currency ?? undefined },
          { term: 'Fiscal year starts in', value: details.fiscal_year_start ?? undefined },
          {
            term: 'Books closed through',
            value: details.closing_on === null ? 'Not closed' : formatDay(details.closing_on),
          },
          { term: 'Classes', value: classTrackingWords(details) },
          { term: 'Locations', value: details.location_tracking ? 'On' : 'Off' },
          { term: 'Account numbers', value: details.account_numbers ? 'On' : 'Off' },
        ]}
      />
    </Stack>
  );
}
