import {
  Badge,
  Button,
  DataGrid,
  DescriptionList,
  Disclosure,
  Inline,
  Link,
  Page,
  PageHeader,
  Progress,
  Stack,
  type GridColumn,
} from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { saveFile } from '../../shared/api/save-file.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { BatchActions } from './batch-actions.tsx';
import {
  inOrderOfConcern,
  ITEM_STATES,
  OPERATIONS,
  optionsInWords,
  progressOf,
  STATUSES,
} from './batch-words.ts';
import {
  batchQuery,
  downloadPack,
  isMoving,
  isSettled,
  type Batch,
  type BatchItem,
} from './batches.queries.ts';

/** A batch as it runs, and what became of each client. */
export function BatchPage() {
  const { api } = useServices();
  const { batchId = '' } = useParams();
  const query = useQuery(batchQuery(api, batchId));
  return (
    <Page>
      <Loaded query={query} label="Loading the batch" shape="table" lines={8}>
        {(batch) => <BatchView batch={batch} />}
      </Loaded>
    </Page>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const { title } = OPERATIONS[batch.operation];
  const { percent, words } = progressOf(batch);
  const items = useMemo(() => inOrderOfConcern(batch.items), [batch.items]);
  const moving = isMoving(batch);
  return (
    <Stack gap="xl">
      <title>{`${moving ? `⏳ ${percent}% ` : ''}${title} – Platebook`}</title>
      <PageHeader
        title={title}
        eyebrow={<Link href="/dashboard/batch-operations">Batch operations</Link>}
        description={optionsInWords(batch)}
        status={<Badge tone={STATUSES[batch.status].tone}>{STATUSES[batch.status].word}</Badge>}
      />
      <Progress
        label="Clients"
        percent={percent}
        valueText={words}
        state={batch.status === 'paused' ? 'paused' : 'running'}
        labelled
      />
      <BatchActions batch={batch} />
      <DataGrid
        label="Clients of the batch"
        columns={COLUMNS}
        rows={items}
        rowKey={({ tenant_id: tenant }) => tenant}
        height={520}
      />
      <DescriptionList
        layout="columns"
        aria-label="About this batch"
        items={[
          { term: 'Started', value: <Instant at={batch.created_at} /> },
          {
            term: 'Finished',
            value: batch.finished_at === null ? undefined : <Instant at={batch.finished_at} />,
          },
        ]}
      />
      <Disclosure label="Technical details">
        <DescriptionList
          layout="columns"
          aria-label="Technical details"
          items={[
            { term: 'Clients at a time', value: '4, to stay within QuickBooks limits' },
            { term: 'Idempotency key', value: batch.idempotency_key, copy: batch.idempotency_key },
          ]}
        />
      </Disclosure>
    </Stack>
  );
}

function ItemLink({ item }: { item: BatchItem }) {
  const { link, client_id: clientId } = item;
  // A client at work has nothing to open or download yet.
  if (link === null || !isSettled(item)) {
    return null;
  }
  return link.href.startsWith('/api/') ? (
    <PackButton item={item} />
  ) : (
    <Link href={toClientHref(link.href, clientId)} variant="quiet">
      {link.label}
    </Link>
  );
}

function PackButton({ item }: { item: BatchItem }) {
  const { api } = useServices();
  const fetching = useMutation({ mutationFn: () => downloadPack(api, item), onSuccess: saveFile });
  return (
    <Inline gap="xs">
      <Button
        size="sm"
        variant="quiet"
        icon="download"
        loading={fetching.isPending}
        aria-label={`Download month-end pack for ${item.client_name}`}
        onClick={() => fetching.mutate()}
      >
        Download
      </Button>
      {fetching.isError ? failureTitle(fetching.error) : null}
    </Inline>
  );
}

const COLUMNS: readonly GridColumn<BatchItem>[] = [
  {
    id: 'client',
    header: 'Client',
    value: ({ client_name: name }) => name,
    width: 240,
    card: 'title',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => ITEM_STATES[state].word,
    cell: ({ state }) => <Badge tone={ITEM_STATES[state].tone}>{ITEM_STATES[state].word}</Badge>,
    width: 120,
    card: 'value',
  },
  {
    id: 'what',
    header: 'Result',
    value: ({ result, reason }) =>
      [result, reason?.message].filter((part) => part !== null && part !== undefined).join(': '),
    width: 480,
    card: 'note',
  },
  {
    id: 'link',
    header: 'Open',
    value: () => null,
    cell: (item) => <ItemLink item={item} />,
    width: 170,
  },
];
