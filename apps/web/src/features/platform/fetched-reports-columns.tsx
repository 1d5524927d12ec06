import { Button, Code, Link, Stack, StatusPill, Text, type TableColumn } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../shared/api/save-file.ts';
import { formatPeriod } from '../../shared/format/days.ts';
import { failureSentence } from '../../shared/language/sent-reasons.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { REPORT_STATUSES, reportKind } from './fetched-report.view.ts';
import { downloadRawFile, type FetchedReport } from './fetched-reports.queries.ts';
import { reportList } from './providers.messages.tsx';

/** The columns of reports requested from a platform; `href` links to a client page. */
export function fetchedReportsColumns(
  href: (path: string) => string,
): readonly TableColumn<FetchedReport>[] {
  return [
    {
      id: 'days',
      header: reportList.days,
      rowHeader: true,
      cell: ({ run_id, report }) => (
        <Link href={href(`/dashboard/sync/runs/${run_id}`)} variant="quiet">
          {formatPeriod(report.period_from, report.period_to)}
        </Link>
      ),
    },
    { id: 'kind', header: reportList.report, cell: ({ report }) => reportKind(report.report_type) },
    {
      id: 'store',
      header: reportList.store,
      cell: ({ store_name: name }) => name ?? reportList.noStore,
    },
    {
      id: 'asked',
      header: reportList.requested,
      cell: ({ report }) => <Instant at={report.requested_at} />,
    },
    {
      id: 'state',
      header: reportList.status,
      cell: ({ report }) => <StatusPill kind="run" status={REPORT_STATUSES[report.state]} />,
    },
    {
      id: 'files',
      header: reportList.originalFile,
      cell: (fetched) => <Files fetched={fetched} />,
    },
  ];
}

function Files({ fetched: { run_id: run, report, files } }: { fetched: FetchedReport }) {
  if (files.length === 0) {
    return report.failure === null ? reportList.noFileYet : failureSentence(report);
  }
  return (
    <Stack gap="xs">
      {files.map((file) => (
        <RawFile key={file.sha256} run={run} file={file} />
      ))}
    </Stack>
  );
}

/** A shortened hash; the full one is in its title. */
const SHOWN = 12;

function RawFile({ run, file }: { run: string; file: FetchedReport['files'][number] }) {
  const { api } = useServices();
  const fetching = useMutation({
    mutationFn: () => downloadRawFile(api, { run, file: file.sha256 }),
    onSuccess: saveFile,
  });
  return (
    <Stack gap="none" align="start">
      <Button
        size="sm"
        variant="quiet"
        icon="download"
        loading={fetching.isPending}
        aria-label={reportList.downloadFile(file.name)}
        onClick={() => fetching.mutate()}
      >
        {reportList.download}
      </Button>
      <Text as="span" size="small" tone={fetching.isError ? 'danger' : 'muted'}>
        {fetching.isError ? (
          failureTitle(fetching.error)
        ) : (
          <>
            SHA-256 <Code title={file.sha256}>{file.sha256.slice(0, SHOWN)}</Code>
          </>
        )}
      </Text>
    </Stack>
  );
}
