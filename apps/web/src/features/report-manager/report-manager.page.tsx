import { Box, ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { GeneratedReports } from './generated-reports.tsx';
import { ReportBuilder } from './report-builder.tsx';
import { words } from './report-manager.messages.ts';

/** Reports for clients without QuickBooks (spec 6: delivery_only). */
export function ReportManagerPage() {
  return (
    <Page>
      <ClientPageTitle>{words.title}</ClientPageTitle>
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
      <PageHeader title={words.title} description={words.intro(client.name)} />
      <Box width="measure">
        <ReportBuilder client={client} />
      </Box>
      <GeneratedReports client={client} />
    </Stack>
  );
}

function BooksInQuickBooks({ client }: { client: Client }) {
  return (
    <Stack gap="xl">
      <PageHeader title={words.title} description={client.name} />
      <EmptyState
        kind="no-permission"
        title={words.withoutQuickBooks}
        action={
          <ButtonLink href={toClientHref('/dashboard/sync', client.id)} variant="primary">
            {words.openSync}
          </ButtonLink>
        }
      >
        {words.booksInQuickBooks(client.name)}
      </EmptyState>
    </Stack>
  );
}
