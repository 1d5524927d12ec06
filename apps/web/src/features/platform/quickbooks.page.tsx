import { DescriptionList, Heading, InlineAlert, Link, Page, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { entriesSummaryQuery } from '../../shared/workspace/entries.queries.ts';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { classTrackingWords, companyWarnings } from './connection.view.ts';
import { ProviderDetail } from './provider-detail.tsx';
import { RelatedLinks } from './related-links.tsx';

/** The connection to the books: which company it is, how it keeps its books, and the ways to mapping and settings. */
export function QuickBooksPage() {
  return (
    <Page>
      <ClientPageTitle>QuickBooks</ClientPageTitle>
      <ForActiveClient>
        {(client) => (
          <ProviderDetail
            key={client.id}
            client={client}
            provider="quickbooks"
            description="Entries are posted after they were reviewed, read back, and compared again every night."
          >
            {(found) => <Belongings client={client} {...found} />}
          </ProviderDetail>
        )}
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
            meaning: 'Where each part of a payout goes in your books, for all stores or for one.',
          },
          {
            href: '/dashboard/settings/client',
            title: 'Posting settings',
            meaning:
              'Basis, one entry for a payout or a day, the way to the bank, late changes and automatic posting.',
          },
        ]}
      />
      {isConnected ? null : (
        <Text tone="muted">
          Does Intuit ask you to verify your e-mail first?{' '}
          <Link href="/help/intuit-email-verification">What to do then</Link>
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
        aria-label="The company in QuickBooks"
        columns={2}
        items={[
          { term: 'Name', value: connection.external_name },
          { term: 'Company id', value: connection.external_id },
          { term: 'Kind', value: sandbox ? 'Sandbox' : (details.edition ?? undefined) },
          { term: 'Country', value: details.country ?? undefined },
          { term: 'Home currency', value: details.currency ?? undefined },
          { term: 'Fiscal year starts in', value: details.fiscal_year_start ?? undefined },
          {
            term: 'Books closed up to',
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
