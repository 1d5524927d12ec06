import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { GeneratedReports } from './generated-reports.tsx';
import { ReportBuilder } from './report-builder.tsx';

/** Reports for clients without QuickBooks (spec 6: delivery_only). */
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
        description={`Reports on what delivery platforms paid ${client.name}.`}
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
        title="Reports are for clients without QuickBooks"
        action={
          <ButtonLink href={toClientHref('/dashboard/sync', client.id)} variant="primary">
            Open sync
          </ButtonLink>
        }
      >
        Payouts for {client.name} are posted to QuickBooks, which has its own reports. You can
        download workpapers from each run.
      </EmptyState>
    </Stack>
  );
}
