import {
  Button,
  Code,
  DescriptionList,
  Disclosure,
  EmptyState,
  Heading,
  Inline,
  InlineAlert,
  Stack,
  Table,
} from '@platebook/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { saveFile } from '../../shared/api/save-file.ts';
import type { Client } from '../../shared/api/entities.ts';
import { rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { generatedReportsColumns } from './generated-reports-columns.tsx';
import {
  downloadReport,
  generatedReportsQuery,
  type GeneratedReport,
} from './generated-reports.queries.ts';
import { words } from './report-manager.messages.ts';

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
        columns={generatedReportsColumns(client)}
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
