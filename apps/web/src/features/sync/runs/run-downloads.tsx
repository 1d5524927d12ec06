import { Button, Inline, Text } from '@platebook/ui';
import type { ApiClient } from '@platebook/api-client';
import { useMutation } from '@tanstack/react-query';
import type { SyncRunDetail } from '../../../shared/api/entities.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { useServices } from '../../../shared/services.ts';
import { toFileName, type Workbook } from '../files/download-workpapers.ts';
import { WorkpapersButton } from '../files/workpapers-button.tsx';
import { words } from './runs.messages.ts';
import { saveFile } from '../../../shared/api/save-file.ts';

/** A run's workpapers and source reports. */
export function RunDownloads({ detail }: { detail: SyncRunDetail }) {
  const { api } = useServices();
  const { run, files, payouts } = detail;
  if (payouts.length === 0 && files.length === 0) {
    return <Text tone="muted">{words.nothingToDownloadYet}</Text>;
  }
  return (
    <Inline gap="sm">
      {payouts.length === 0 ? null : (
        <WorkpapersButton download={() => downloadWorkpapers(api, run.id)} />
      )}
      {files.map(({ name, sha256 }) => (
        <SaveButton
          key={sha256}
          label={visibleName(name)}
          fetch={() => downloadFile(api, { run: run.id, file: sha256 })}
        />
      ))}
    </Inline>
  );
}

/** The whole run as a file, for support and developers. */
export function RunReportButton({ runId }: { runId: string }) {
  const { api } = useServices();
  return <SaveButton label={words.runReport} fetch={() => downloadReport(api, runId)} />;
}

type SaveButtonProps = { label: string; fetch: () => Promise<Workbook> };

/** Fetches a file and downloads it. */
function SaveButton({ label, fetch }: SaveButtonProps) {
  const fetching = useMutation({ mutationFn: fetch, onSuccess: saveFile });
  return (
    <>
      <Button icon="download" loading={fetching.isPending} onClick={() => fetching.mutate()}>
        {label}
      </Button>
      {fetching.isError ? (
        <Text as="span" tone="danger" size="small">
          {failureTitle(fetching.error)}
        </Text>
      ) : null}
    </>
  );
}

async function downloadWorkpapers(api: ApiClient, run: string): Promise<Workbook> {
  const { data, response } = await api.GET('/api/v2/clients/sync/{run}/workpapers', {
    params: { path: { run } },
    parseAs: 'blob',
  });
  return toFile(data, response, 'workpapers.xlsx');
}

async function downloadReport(api: ApiClient, run: string): Promise<Workbook> {
  const { data, response } = await api.GET('/api/v2/clients/sync/{run}/report', {
    params: { path: { run } },
    parseAs: 'blob',
  });
  return toFile(data, response, `sync-report-${run}.json`);
}

async function downloadFile(
  api: ApiClient,
  path: { run: string; file: string },
): Promise<Workbook> {
  const { data, response } = await api.GET('/api/v2/clients/sync/{run}/files/{file}', {
    params: { path },
    parseAs: 'blob',
  });
  return toFile(data, response, `${path.file}.csv`);
}

function toFile(bytes: Blob | undefined, response: Response, fallback: string): Workbook {
  if (bytes === undefined) {
    throw new Error('The answer to a download has no body.');
  }
  const named = response.headers.get('content-disposition');
  return { name: named === null ? fallback : toFileName(named), bytes };
}
