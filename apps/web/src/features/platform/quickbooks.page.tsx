import { DescriptionList, Heading, InlineAlert, Link, Page, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay, monthName } from '../../shared/format/days.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { NoQuickBooks } from '../../shared/page/no-quickbooks.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { entriesSummaryQuery } from '../../shared/workspace/entries.queries.ts';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { classTrackingWords, companyWarnings } from './connection.view.ts';
import { ProviderDetail } from './provider-detail.tsx';
import { RelatedLinks } from './related-links.tsx';
import { books } from './providers.messages.tsx';

/** The connection to QuickBooks: company, set-up, and links to mapping and settings. */
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
              description={books.intro}
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
            title: books.mapping,
            meaning: books.mappingMeaning,
          },
          {
            href: '/dashboard/settings/client',
            title: books.posting,
            meaning: books.postingMeaning,
          },
        ]}
      />
      {isConnected ? null : (
        <Text tone="muted">
          {books.verifyEmail(
            <Link href="/help/intuit-email-verification">{books.seeWhatToDo}</Link>,
          )}
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
        {books.company}
      </Heading>
      {companyWarnings(details, waiting).map(({ title, meaning }) => (
        <InlineAlert key={title} tone="warning" title={title}>
          {meaning}
        </InlineAlert>
      ))}
      <DescriptionList
        aria-label={books.aboutCompany}
        columns={2}
        items={[
          { term: books.name, value: connection.external_name },
          { term: books.companyId, value: connection.external_id },
          { term: books.edition, value: sandbox ? books.sandbox : (details.edition ?? undefined) },
          { term: books.country, value: details.country ?? undefined },
          { term: books.currency, value: details.currency ?? undefined },
          {
            term: books.fiscalYear,
            value:
              details.fiscal_year_start === null ? undefined : monthName(details.fiscal_year_start),
          },
          {
            term: books.closedThrough,
            value: details.closing_on === null ? books.notClosed : formatDay(details.closing_on),
          },
          { term: books.classes, value: classTrackingWords(details) },
          { term: books.locations, value: details.location_tracking ? books.on : books.off },
          { term: books.accountNumbers, value: details.account_numbers ? books.on : books.off },
        ]}
      />
    </Stack>
  );
}
