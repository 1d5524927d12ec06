import { unwrap } from '@platebook/api-client';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  DataGrid,
  Inline,
  Skeleton,
  Stack,
  Text,
  type GridColumn,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../../shared/query/failure.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { toRequest, type BatchDraft } from './batch-draft.ts';
import { OPERATIONS } from './batch-words.ts';
import { BATCHES_KEY, type BatchPreview } from './batches.queries.ts';
import type { Preview } from './use-preview.ts';

type Item = BatchPreview['items'][number];

export type PreviewStepProps = { draft: BatchDraft; preview: Preview; onBack: () => void };

/** What would happen for each client, and the start of it. */
export function PreviewStep({ draft, preview, onBack }: PreviewStepProps) {
  const { data, error } = preview;
  if (data === undefined) {
    return error === null ? (
      <Skeleton label="Checking each client" shape="table" lines={8} />
    ) : (
      <Stack gap="md">
        <Failure error={error} appeared />
        <Inline gap="sm">
          <Button onClick={onBack}>Back</Button>
        </Inline>
      </Stack>
    );
  }
  return <Previewed draft={draft} preview={data} onBack={onBack} />;
}

type PreviewedProps = { draft: BatchDraft; preview: BatchPreview; onBack: () => void };

function Previewed({ draft, preview, onBack }: PreviewedProps) {
  const [asking, setAsking] = useState(false);
  const start = useStart(draft);
  const { items, will_do: willDo, skip, blocked, entries, confirmation } = preview;
  const posts = draft.operation === 'post_ready';
  const begin = () => (posts ? setAsking(true) : start.mutate(undefined));
  return (
    <Stack gap="md">
      <Text as="p">
        {`${willDo} of ${items.length === 1 ? '1 client' : `${items.length} clients`} included, ${skip} skipped, ${blocked} blocked${entries === 0 ? '' : `. ${entries === 1 ? '1 entry' : `${entries} entries`} will be posted`}.`}
      </Text>
      {start.isError && !asking ? (
        <Banner tone="danger" title={failureTitle(start.error)} appeared>
          Nothing was started.
        </Banner>
      ) : null}
      <DataGrid
        label="Preview by client"
        columns={COLUMNS}
        rows={items}
        rowKey={keyOf}
        height={440}
      />
      <Inline gap="sm">
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" disabled={willDo === 0} loading={start.isPending} onClick={begin}>
          {OPERATIONS[draft.operation].title} for {willDo === 1 ? '1 client' : `${willDo} clients`}
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Post ${entries === 1 ? '1 entry' : `${entries} entries`} for ${willDo === 1 ? '1 client' : `${willDo} clients`}?`}
        consequences={[
          'Each entry is marked posted once QuickBooks confirms it.',
          'You can reverse posted entries afterward.',
        ]}
        {...(confirmation === null
          ? {}
          : { typed: { label: `Type ${confirmation}`, text: confirmation } })}
        confirmLabel="Post entries"
        keepLabel="Not now"
        tone="primary"
        busy={start.isPending}
        {...(start.isError
          ? { failure: { title: failureTitle(start.error), meaning: 'Nothing was started.' } }
          : {})}
        onConfirm={() => start.mutate(confirmation ?? undefined)}
      />
    </Stack>
  );
}

/** One key per look at it: a second press, or a second try after a lost answer, starts nothing twice. */
function useStart(draft: BatchDraft) {
  const { api } = useServices();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (confirmation: string | undefined) => {
      const request = toRequest(draft);
      if (request === null) {
        throw new Error('A batch was started without its clients.');
      }
      return unwrap(
        api.POST('/api/v2/clients/batches', {
          body: {
            ...request,
            idempotency_key: key,
            ...(confirmation === undefined ? {} : { confirmation }),
          },
        }),
      );
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: BATCHES_KEY });
      await navigate(`/dashboard/batch-operations/${id}`);
    },
  });
}

function keyOf({ tenant_id: tenant }: Item): string {
  return tenant;
}

const VERDICTS = {
  will_do: { word: 'Included', tone: 'success' },
  skip: { word: 'Skipped', tone: 'neutral' },
  blocked: { word: 'Blocked', tone: 'warning' },
} as const;

const COLUMNS: readonly GridColumn<Item>[] = [
  {
    id: 'client',
    header: 'Client',
    value: ({ client_name: name }) => name,
    width: 260,
    sortable: true,
    card: 'title',
  },
  {
    id: 'verdict',
    header: 'Result',
    value: ({ verdict }) => VERDICTS[verdict].word,
    cell: ({ verdict }) => <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].word}</Badge>,
    width: 120,
    sortable: true,
    card: 'value',
  },
  {
    id: 'what',
    header: 'What happens',
    value: ({ summary, reason }) => summary ?? reason?.message ?? '',
    width: 560,
    card: 'note',
  },
];
