import { unwrap } from '@platebook/api-client';
import {
  Badge,
  Button,
  Inline,
  InlineAlert,
  Link,
  Stack,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../shared/api/save-file.ts';
import type { Client } from '../../shared/api/entities.ts';
import { formatPeriod } from '../../shared/format/days.ts';
import { failureSentence } from '../../shared/language/sent-reasons.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import {
  downloadReport,
  generatedReportsKey,
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

/** The columns of the reports created for a client, the last with what can be done with each. */
export function generatedReportsColumns(client: Client): readonly TableColumn<GeneratedReport>[] {
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
