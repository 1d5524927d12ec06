import {
  Badge,
  ButtonLink,
  EmptyState,
  Link,
  Page,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { Instant } from '../../shared/page/instant.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { clientsForBatch } from './batch-draft.ts';
import { progressOf } from './batch-progress.ts';
import { batchStatus, optionsInWords } from './batch-words.ts';
import { operationTitles } from './batch-progress.messages.ts';
import { words } from './batches.messages.ts';
import { batchesQuery, type BatchSummary } from './batches.queries.ts';

const NEW_BATCH = '/dashboard/batch-operations/new';

/** One action for several clients: what was started, the latest first. */
export function BatchesPage() {
  const { api } = useServices();
  const query = useInfiniteQuery(batchesQuery(api));
  const clients = useQuery(clientsQuery(api));
  const may = clientsForBatch(clients.data ?? []).some(mayManage);
  const start = (
    <ButtonLink href={NEW_BATCH} variant="primary" icon="add">
      {words.start}
    </ButtonLink>
  );
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={words.intro}
          actions={may ? start : undefined}
        />
        <Loaded query={query} label={words.loadingList} shape="table" lines={6}>
          {(data) => (
            <>
              <BatchTable batches={rowsOf(data)} mayStart={may} />
              <ShowMore query={query} shown={rowsOf(data).length} noun={words.batchesNoun} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

type BatchTableProps = { batches: readonly BatchSummary[]; mayStart: boolean };

function BatchTable({ batches, mayStart }: BatchTableProps) {
  return batches.length === 0 ? (
    <NoBatches mayStart={mayStart} />
  ) : (
    <Table
      caption={words.batches}
      captionHidden
      rows={batches}
      rowKey={({ id }) => id}
      columns={columns()}
    />
  );
}

const columns = (): readonly TableColumn<BatchSummary>[] => [
  {
    id: 'operation',
    header: words.action,
    rowHeader: true,
    cell: ({ id, operation }) => (
      <Link href={`/dashboard/batch-operations/${id}`} variant="quiet">
        {operationTitles[operation]}
      </Link>
    ),
  },
  { id: 'options', header: words.options, cell: (batch) => optionsInWords(batch) },
  {
    id: 'status',
    header: words.status,
    shrink: true,
    cell: ({ status }) => <Badge tone={batchStatus(status).tone}>{batchStatus(status).word}</Badge>,
  },
  { id: 'clients', header: words.clients, cell: (batch) => progressOf(batch).words },
  {
    id: 'entries',
    header: words.entries,
    numeric: true,
    cell: ({ entries }) => (entries === 0 ? '' : entries),
  },
  {
    id: 'started',
    header: words.started,
    shrink: true,
    cell: ({ created_at: at }) => <Instant at={at} />,
  },
];

const recipes = () =>
  [
    { operation: 'sync', label: words.syncLastWeek },
    { operation: 'post_ready', label: words.postReady },
    { operation: 'export_workpapers', label: words.exportLastMonth },
  ] as const;

function NoBatches({ mayStart }: { mayStart: boolean }) {
  if (!mayStart) {
    return (
      <EmptyState kind="no-permission" title={words.noneYet}>
        {words.notYours}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="first-use"
      title={words.noneYet}
      action={
        <Stack gap="xs">
          {recipes().map(({ operation, label }) => (
            <ButtonLink key={operation} href={`${NEW_BATCH}?operation=${operation}`}>
              {label}
            </ButtonLink>
          ))}
        </Stack>
      }
    >
      {words.howItWorks}
    </EmptyState>
  );
}
