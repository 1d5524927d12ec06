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
import { reasonSentences } from '../../shared/language/sent-reasons.ts';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { saveFile } from '../../shared/api/save-file.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { BatchActions } from './batch-actions.tsx';
import { progressOf } from './batch-progress.ts';
import { batchStatus, inOrderOfConcern, itemState, optionsInWords } from './batch-words.ts';
import { operationTitles } from './batch-progress.messages.ts';
import { linkLabels, words } from './batches.messages.ts';
import {
  batchQuery,
  downloadPack,
  isMoving,
  isSettled,
  type Batch,
  type BatchItem,
} from './batches.queries.ts';

/** A batch with its progress and the result of each client. */
export function BatchPage() {
  const { api } = useServices();
  const { batchId = '' } = useParams();
  const query = useQuery(batchQuery(api, batchId));
  return (
    <Page>
      <Loaded query={query} label={words.loadingOne} shape="table" lines={8}>
        {(batch) => <BatchView batch={batch} />}
      </Loaded>
    </Page>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const title = operationTitles[batch.operation];
  const status = batchStatus(batch.status);
  const { percent, words: progress } = progressOf(batch);
  const columns = useMemo(() => columnsOf(), []);
  const items = useMemo(() => inOrderOfConcern(batch.items), [batch.items]);
  const moving = isMoving(batch);
  return (
    <Stack gap="xl">
      <title>{`${moving ? `⏳ ${percent}% ` : ''}${title} – Platebook`}</title>
      <PageHeader
        title={title}
        eyebrow={<Link href="/dashboard/batch-operations">{words.title}</Link>}
        description={optionsInWords(batch)}
        status={<Badge tone={status.tone}>{status.word}</Badge>}
      />
      <Progress
        label={words.clients}
        percent={percent}
        valueText={progress}
        state={batch.status === 'paused' ? 'paused' : 'running'}
        labelled
      />
      <BatchActions batch={batch} />
      <DataGrid
        label={words.clientsOfBatch}
        columns={columns}
        rows={items}
        rowKey={({ tenant_id: tenant }) => tenant}
        height={520}
      />
      <DescriptionList
        layout="columns"
        aria-label={words.about}
        items={[
          { term: words.started, value: <Instant at={batch.created_at} /> },
          {
            term: words.finished,
            value: batch.finished_at === null ? undefined : <Instant at={batch.finished_at} />,
          },
        ]}
      />
      <Disclosure label={words.technicalDetails}>
        <DescriptionList
          layout="columns"
          aria-label={words.technicalDetails}
          items={[
            { term: words.clientsAtATime, value: words.fourAtATime },
            {
              term: words.idempotencyKey,
              value: batch.idempotency_key,
              copy: batch.idempotency_key,
            },
          ]}
        />
      </Disclosure>
    </Stack>
  );
}

function ItemLink({ item }: { item: BatchItem }) {
  const { link, client_id: clientId } = item;
  // A client in progress has nothing to open or download yet.
  if (link === null || !isSettled(item)) {
    return null;
  }
  return link.href.startsWith('/api/') ? (
    <PackButton item={item} />
  ) : (
    <Link href={toClientHref(link.href, clientId)} variant="quiet">
      {linkLabels[link.code]}
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
        aria-label={words.downloadPack(item.client_name)}
        onClick={() => fetching.mutate()}
      >
        {words.download}
      </Button>
      {fetching.isError ? failureTitle(fetching.error) : null}
    </Inline>
  );
}

function outcomeOf({ results, reason }: BatchItem): string {
  const done = reasonSentences(results);
  const why = reason === null ? '' : reasonSentence(reason);
  return done === '' || why === '' ? `${done}${why}` : words.doneAndWhy(done, why);
}

const columnsOf = (): readonly GridColumn<BatchItem>[] => [
  {
    id: 'client',
    header: words.client,
    value: ({ client_name: name }) => name,
    width: 240,
    card: 'title',
  },
  {
    id: 'state',
    header: words.state,
    value: ({ state }) => itemState(state).word,
    cell: ({ state }) => <Badge tone={itemState(state).tone}>{itemState(state).word}</Badge>,
    width: 120,
    card: 'value',
  },
  {
    id: 'what',
    header: words.result,
    value: outcomeOf,
    width: 480,
    card: 'note',
  },
  {
    id: 'link',
    header: words.open,
    value: () => null,
    cell: (item) => <ItemLink item={item} />,
    width: 170,
  },
];
