import { ButtonLink, EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { clientsForBatch } from './batch-draft.ts';
import { batchesColumns, batchesProperties, batchHref } from './batches-columns.tsx';
import { words } from './batches.messages.ts';
import { batchesList, type BatchSummary } from './batches.queries.ts';

const NEW_BATCH = '/dashboard/batch-operations/new';

/** Bulk actions across clients: all batches, latest first. */
export function BatchesPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const clients = useQuery(clientsQuery(api));
  const may = clientsForBatch(clients.data ?? []).some(mayManage);
  const start = (
    <ButtonLink href={NEW_BATCH} variant="primary" icon="add">
      {words.start}
    </ButtonLink>
  );
  const definition = useMemo<ListDefinition<BatchSummary>>(
    () => ({
      id: 'batches',
      noun: { one: words.batchNoun, many: words.batchesNoun, all: words.allBatches },
      columns: batchesColumns(),
      rowKey: ({ id }) => id,
      properties: batchesProperties(),
      sort: { columnId: 'started', descending: true },
    }),
    [],
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
        <ListView
          definition={definition}
          client={null}
          about={words.allClients}
          listOf={(request: ListRequest) => batchesList(api, request)}
          onOpen={(batch) => void navigate(batchHref(batch))}
          expectedRows={3}
          empty={<NoBatches mayStart={may} />}
        />
      </Stack>
    </Page>
  );
}

const recipes = () =>
  [
    { operation: 'sync', label: words.syncLastWeek },
    { operation: 'post_ready', label: words.postReady },
    { operation: 'export_workpapers', label: words.exportLastMonth },
  ] as const;

function NoBatches({ mayStart }: { mayStart: boolean }) {
  if (!mayStart) {
    return (
      <EmptyState kind="no-permission" size="table" title={words.noneYet}>
        {words.notYours}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="first-use"
      size="table"
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
