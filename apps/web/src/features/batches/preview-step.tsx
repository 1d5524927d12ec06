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
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { Failure } from '../../shared/query/failure.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { toRequest, type BatchDraft } from './batch-draft.ts';
import { operationTitles } from './batch-progress.messages.ts';
import { verdicts, words } from './batches.messages.ts';
import { BATCHES_KEY, type BatchPreview } from './batches.queries.ts';
import type { Preview } from './use-preview.ts';

type Item = BatchPreview['items'][number];

export type PreviewStepProps = { draft: BatchDraft; preview: Preview; onBack: () => void };

/** Previews each client and starts the batch. */
export function PreviewStep({ draft, preview, onBack }: PreviewStepProps) {
  const { data, error } = preview;
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={words.checking} shape="table" lines={8} />
    ) : (
      <Stack gap="md">
        <Failure error={error} appeared />
        <Inline gap="sm">
          <Button onClick={onBack}>{words.back}</Button>
        </Inline>
      </Stack>
    );
  }
  return <Previewed draft={draft} preview={data} onBack={onBack} />;
}

type PreviewedProps = { draft: BatchDraft; preview: BatchPreview; onBack: () => void };

function Previewed({ draft, preview, onBack }: PreviewedProps) {
  const [asking, setAsking] = useState(false);
  const columns = useMemo(() => columnsOf(), []);
  const start = useStart(draft);
  const { items, will_do: willDo, skip, blocked, entries, confirmation } = preview;
  const posts = draft.operation === 'post_ready';
  const begin = () => (posts ? setAsking(true) : start.mutate(undefined));
  return (
    <Stack gap="md">
      <Text as="p">
        {[
          words.previewed({ included: willDo, total: items.length, skipped: skip, blocked }),
          ...(entries === 0 ? [] : [words.willBePosted(entries)]),
        ].join(' ')}
      </Text>
      {start.isError && !asking ? (
        <Banner tone="danger" title={failureTitle(start.error)} appeared>
          {words.nothingStarted}
        </Banner>
      ) : null}
      <DataGrid
        label={words.previewByClient}
        columns={columns}
        rows={items}
        rowKey={keyOf}
        height={440}
      />
      <Inline gap="sm">
        <Button onClick={onBack}>{words.back}</Button>
        <Button variant="primary" disabled={willDo === 0} loading={start.isPending} onClick={begin}>
          {words.startFor(operationTitles[draft.operation], willDo)}
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.postQuestion(entries, willDo)}
        consequences={[words.postedOnceConfirmed, words.canBeReversed]}
        {...(confirmation === null
          ? {}
          : { typed: { label: words.type(confirmation), text: confirmation } })}
        confirmLabel={words.postEntries}
        cancelLabel={words.notNow}
        tone="primary"
        busy={start.isPending}
        {...(start.isError
          ? { failure: { title: failureTitle(start.error), meaning: words.nothingStarted } }
          : {})}
        onConfirm={() => start.mutate(confirmation ?? undefined)}
      />
    </Stack>
  );
}

/** One idempotency key per preview: a double click, or a retry after a lost response, starts nothing twice. */
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

const VERDICT_TONES = { will_do: 'success', skip: 'neutral', blocked: 'warning' } as const;

const columnsOf = (): readonly GridColumn<Item>[] => [
  {
    id: 'client',
    header: words.client,
    value: ({ client_name: name }) => name,
    width: 260,
    sortable: true,
    card: 'title',
  },
  {
    id: 'verdict',
    header: words.result,
    value: ({ verdict }) => verdicts[verdict],
    cell: ({ verdict }) => <Badge tone={VERDICT_TONES[verdict]}>{verdicts[verdict]}</Badge>,
    width: 120,
    sortable: true,
    card: 'value',
  },
  {
    id: 'what',
    header: words.whatHappens,
    value: ({ wording, reason }) => {
      const text = wording ?? reason;
      return text === null ? '' : reasonSentence(text);
    },
    width: 560,
    card: 'note',
  },
];
