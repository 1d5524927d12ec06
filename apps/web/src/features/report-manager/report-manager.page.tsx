import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { GeneratedReports } from './generated-reports.tsx';
import { ReportBuilder } from './report-builder.tsx';

/** Reports for clients whose books are not in QuickBooks (spec 6: delivery_only). */
export function ReportManagerPage() {
  return (
    <Page>
      <ClientPageTitle>Reports</ClientPageTitle>
      <ForActiveClient>
        {(client) =>
          client.client_category === 'delivery_only' ? (
            <Reports key={client.id} client={client} />
          ) : (
            <BooksInQuickBooks client={client} />
          )
        }
      </ForActiveClient>
    </Page>
  );
}

function Reports({ client }: { client: Client }) {
  return (
    <Stack gap="xl">
      <PageHeader
        title="Reports"
        description={`What the platforms paid ${client.name}, to read, send or import.`}
      />
      <ReportBuilder client={client} />
      <GeneratedReports client={client} />
    </Stack>
  );
}

function BooksInQuickBooks({ client }: { client: Client }) {
  return (
    <Stack gap="xl">
      <PageHeader title="Reports" description={client.name} />
      <EmptyState
        kind="no-permission"
        title="These reports are for clients without QuickBooks"
        action={
          <ButtonLink href={toClientHref('/dashboard/sync', client.id)} variant="primary">
            Open sync
          </ButtonLink>
        }
      >
        The payouts of {client.name} are posted to QuickBooks, which reports on them. The workpapers
        of each sync are on its page.
      </EmptyState>
    </Stack>
  );
}
