import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import {
  Badge,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  Link,
  Stack,
  SurfaceLink,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './delivery-home.messages.ts';
import { deliveryActions } from './delivery-home.view.ts';

type Report = components['schemas']['GeneratedReport'];

const LATEST = 3;
const READ_AGAIN_MS = 1_000;

/** Polled every second while a report is being created. */
function latestReportsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'generated-reports', 'latest'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/generated-reports', {
          params: { path: { tenant }, query: { limit: LATEST } },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'queued') === true ? READ_AGAIN_MS : false,
  });
}

/** The home of a client with books outside QuickBooks: actions, and reports for those books. */
export function DeliveryHome({ client, hasBegun }: { client: Client; hasBegun: boolean }) {
  return (
    <>
      <WhatYouCanDo client={client} />
      {hasBegun ? <LatestReports client={client} /> : null}
    </>
  );
}

function WhatYouCanDo({ client }: { client: Client }) {
  const href = useClientHref();
  return (
    <Stack as="section" gap="md" aria-labelledby="what-you-can-do">
      <Heading level={2} id="what-you-can-do">
        {words.whatYouCanDo}
      </Heading>
      <Grid columns={2}>
        {deliveryActions(client).map(({ id, title, meaning, href: path }) => (
          <SurfaceLink key={id} href={href(path)} title={title}>
            <Text tone="muted">{meaning}</Text>
          </SurfaceLink>
        ))}
      </Grid>
    </Stack>
  );
}

function LatestReports({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const reports = useQuery(latestReportsQuery(api, client.tenant_id));
  return (
    <Stack as="section" gap="md" aria-labelledby="latest-reports">
      <Heading level={2} id="latest-reports">
        {words.latestReports}
      </Heading>
      <Loaded query={reports} label={words.loadingReports} shape="table" lines={LATEST}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="first-use"
              size="table"
              headingLevel={3}
              title={words.noReports}
              action={
                <ButtonLink href={href('/dashboard/report-manager')}>
                  {words.buildReport}
                </ButtonLink>
              }
            >
              {words.noReportsMeaning}
            </EmptyState>
          ) : (
            <>
              <Table
                caption={words.latestReports}
                captionHidden
                rows={items}
                rowKey={({ id }) => id}
                columns={reportColumns()}
              />
              <Link href={href('/dashboard/report-manager')}>{words.allReports}</Link>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function reportColumns(): readonly TableColumn<Report>[] {
  return [
    {
      id: 'report',
      header: words.report,
      rowHeader: true,
      cell: ({ file_name: name }) => name,
    },
    {
      id: 'state',
      header: words.state,
      shrink: true,
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{words[state]}</Badge>
      ),
    },
    {
      id: 'created',
      header: words.created,
      shrink: true,
      cell: ({ created_at: at }) => <Instant at={at} />,
    },
  ];
}
