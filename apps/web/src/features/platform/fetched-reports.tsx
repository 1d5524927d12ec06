import { EmptyState, Heading, Stack, Table } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { fetchedReportsColumns } from './fetched-reports-columns.tsx';
import { fetchedReportsQuery, type FetchedReport } from './fetched-reports.queries.ts';
import { reportList } from './providers.messages.tsx';

export type FetchedReportsProps = { client: Client; provider: FetchedReport['report']['provider'] };

/** Reports requested from a platform, their status, and the raw files. */
export function FetchedReports({ client, provider }: FetchedReportsProps) {
  const { api } = useServices();
  const href = useClientHref();
  const query = useInfiniteQuery(fetchedReportsQuery(api, client.tenant_id, provider));
  return (
    <Stack as="section" gap="md" aria-labelledby="fetched">
      <Heading level={2} id="fetched">
        {reportList.title}
      </Heading>
      <Loaded query={query} label={reportList.loading} shape="table" lines={3}>
        {(data) => {
          const reports = rowsOf(data);
          return reports.length === 0 ? (
            <EmptyState kind="first-use" size="inline" headingLevel={3} title={reportList.noneYet}>
              {reportList.appearHere(PLATFORM_NAMES[provider])}
            </EmptyState>
          ) : (
            <>
              <Table
                caption={reportList.title}
                captionHidden
                rows={reports}
                rowKey={({ report }) => report.id}
                columns={fetchedReportsColumns(href)}
              />
              <ShowMore query={query} shown={reports.length} noun={reportList.reportsNoun} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
