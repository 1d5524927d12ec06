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
import { OPERATIONS, optionsInWords, progressOf, STATUSES } from './batch-words.ts';
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
      Start a batch
    </ButtonLink>
  );
  return (
    <Page>
      <title>Batch operations – Platebook</title>
      <Stack gap="xl">
        <PageHeader
          title="Batch operations"
          description="Run one action for several clients. Review it before it starts."
          actions={may ? start : undefined}
        />
        <Loaded query={query} label="Loading your batches" shape="table" lines={6}>
          {(data) => (
            <>
              <BatchTable batches={rowsOf(data)} mayStart={may} />
              <ShowMore query={query} shown={rowsOf(data).length} noun="batches" />
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
      caption="Batches"
      captionHidden
      rows={batches}
      rowKey={({ id }) => id}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: readonly TableColumn<BatchSummary>[] = [
  {
    id: 'operation',
    header: 'Action',
    rowHeader: true,
    cell: ({ id, operation }) => (
      <Link href={`/dashboard/batch-operations/${id}`} variant="quiet">
        {OPERATIONS[operation].title}
      </Link>
    ),
  },
  { id: 'options', header: 'Options', cell: (batch) => optionsInWords(batch) },
  {
    id: 'status',
    header: 'Status',
    shrink: true,
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].word}</Badge>,
  },
  { id: 'clients', header: 'Clients', cell: (batch) => progressOf(batch).words },
  {
    id: 'entries',
    header: 'Entries',
    numeric: true,
    cell: ({ entries }) => (entries === 0 ? '' : entries),
  },
  {
    id: 'started',
    header: 'Started',
    shrink: true,
    cell: ({ created_at: at }) => <Instant at={at} />,
  },
];

const RECIPES = [
  { operation: 'sync', label: 'Sync last week for every client' },
  { operation: 'post_ready', label: 'Post ready entries' },
  { operation: 'export_workpapers', label: 'Export last month’s workpapers' },
] as const;

function NoBatches({ mayStart }: { mayStart: boolean }) {
  if (!mayStart) {
    return (
      <EmptyState kind="no-permission" title="No batches yet">
        Only managers and owners of a client can start one. Ask the owner of the client.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="first-use"
      title="No batches yet"
      action={
        <Stack gap="xs">
          {RECIPES.map(({ operation, label }) => (
            <ButtonLink key={operation} href={`${NEW_BATCH}?operation=${operation}`}>
              {label}
            </ButtonLink>
          ))}
        </Stack>
      }
    >
      Choose an action and clients. You review what happens for each client before it starts.
    </EmptyState>
  );
}
