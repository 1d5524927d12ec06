import { unwrap } from '@platebook/api-client';
import {
  Badge,
  Button,
  Code,
  DescriptionList,
  Disclosure,
  EmptyState,
  Heading,
  Inline,
  InlineAlert,
  Link,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../shared/api/save-file.ts';
import type { Client } from '../../shared/api/entities.ts';
import { formatPeriod } from '../../shared/format/days.ts';
import { failureSentence } from '../../shared/language/sent-reasons.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import {
  downloadReport,
  generatedReportsKey,
  generatedReportsQuery,
  type GeneratedReport,
} from './generated-reports.queries.ts';
import { words } from './report-manager.messages.ts';
import {
  datedByWords,
  missingInWords,
  reportState,
  reportWords,
  sizeInWords,
} from './report-words.ts';

/** The reports created so far, the latest first. */
export function GeneratedReports({ client }: { client: Client }) {
  const { api } = useServices();
  const query = useInfiniteQuery(generatedReportsQuery(api, client.tenant_id));
  return (
    <Stack gap="md">
      <Heading level={2} size="title3">
        {words.yourReports}
      </Heading>
      <Loaded query={query} label={words.loading} shape="table" lines={5}>
        {(data) => <Reports client={client} reports={rowsOf(data)} />}
      </Loaded>
      <ShowMore
        query={query}
        shown={query.data === undefined ? 0 : rowsOf(query.data).length}
        noun={words.reportsNoun}
      />
    </Stack>
  );
}

type ReportsProps = { client: Client; reports: readonly GeneratedReport[] };

function Reports({ client, reports }: ReportsProps) {
  const { api } = useServices();
  const ready = reports.filter(({ state }) => state === 'ready');
  const all = useMutation({
    mutationFn: async () => {
      for (const report of ready) {
        // Browsers drop downloads that begin at the same moment.
        // oxlint-disable-next-line no-await-in-loop
        saveFile(await downloadReport(api, client.tenant_id, report));
      }
    },
  });
  return (
    <Stack gap="md">
      {ready.length < 2 ? null : (
        <Inline gap="sm">
          <Button icon="download" loading={all.isPending} onClick={() => all.mutate()}>
            {words.downloadAll(ready.length)}
          </Button>
        </Inline>
      )}
      {all.isError ? <InlineAlert tone="danger" title={failureTitle(all.error)} appeared /> : null}
      <Table
        caption={words.title}
        captionHidden
        rows={reports}
        rowKey={({ id }) => id}
        columns={columnsFor(client)}
        empty={
          <EmptyState kind="first-use" size="table" title={words.noneYet}>
            {words.createOne}
          </EmptyState>
        }
      />
      {ready.length === 0 ? null : <Fingerprints reports={ready} />}
    </Stack>
  );
}

/** What proves that a file is the one that was created. */
function Fingerprints({ reports }: { reports: readonly GeneratedReport[] }) {
  return (
    <Disclosure label={words.technicalDetails}>
      <DescriptionList
        aria-label={words.fingerprints}
        items={reports.map(({ file_name: name, sha256 }) => ({
          term: name,
          value: <Code>{sha256 ?? ''}</Code>,
        }))}
      />
    </Disclosure>
  );
}

function columnsFor(client: Client): TableColumn<GeneratedReport>[] {
  return [
    {
      id: 'report',
      header: words.report,
      rowHeader: true,
      cell: ({ kind, format }) => `${reportWords(kind).title} (${format.toUpperCase()})`,
    },
    {
      id: 'days',
      header: words.period,
      cell: ({ from, to, dated_by: by }) => datedByWords(by).period(formatPeriod(from, to)),
    },
    {
      id: 'state',
      header: words.state,
      cell: (report) => <State report={report} client={client} />,
    },
    {
      id: 'size',
      header: words.size,
      numeric: true,
      shrink: true,
      cell: ({ size_bytes: bytes }) => sizeInWords(bytes),
    },
    {
      id: 'made',
      header: words.created,
      shrink: true,
      cell: ({ created_at: at }) => <Instant at={at} />,
    },
    {
      id: 'actions',
      header: words.actions,
      shrink: true,
      cell: (report) => <Actions report={report} client={client} />,
    },
  ];
}

type RowProps = { report: GeneratedReport; client: Client };

function State({ report, client }: RowProps) {
  const { word, tone } = reportState(report.state);
  const missing = missingInWords(report);
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Badge tone={tone}>{word}</Badge>
        {report.same_as_previous ? <Badge>{words.sameAsLastTime}</Badge> : null}
      </Inline>
      {report.failure === null ? null : (
        <Text as="span" size="small">
          {failureSentence(report)}
        </Text>
      )}
      {missing === null ? null : (
        <Text as="span" size="small">
          {missing}. <Link href={toClientHref('/dashboard/sync', client.id)}>{words.upload}</Link>
        </Text>
      )}
    </Stack>
  );
}

function Actions({ report, client }: RowProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const tenant = client.tenant_id;
  const fetching = useMutation({
    mutationFn: () => downloadReport(api, tenant, report),
    onSuccess: saveFile,
  });
  const removing = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/generated-reports/{generated_report}', {
          params: { path: { tenant, generated_report: report.id } },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: generatedReportsKey(tenant) }),
  });
  const failed = fetching.error ?? removing.error;
  return (
    <Stack gap="xs">
      <Inline gap="xs" wrap="nowrap">
        {report.state === 'ready' ? (
          <Button
            size="sm"
            icon="download"
            loading={fetching.isPending}
            aria-label={words.downloadFile(report.file_name)}
            onClick={() => fetching.mutate()}
          >
            {words.download}
          </Button>
        ) : null}
        {mayManage(client) && report.state !== 'queued' ? (
          <Button
            size="sm"
            variant="quiet"
            loading={removing.isPending}
            aria-label={words.deleteFile(report.file_name)}
            onClick={() => removing.mutate()}
          >
            {words.delete}
          </Button>
        ) : null}
      </Inline>
      {failed === null ? null : <InlineAlert tone="danger" title={failureTitle(failed)} appeared />}
    </Stack>
  );
}
