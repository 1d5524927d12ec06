import type { ApiClient } from '@platebook/api-client';
import { Button, ConfirmDialog, InlineAlert, Inline, Stack } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../shared/api/save-file.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { words } from './batches.messages.ts';
import {
  BATCHES_KEY,
  downloadPack,
  downloadResults,
  moveBatch,
  packsOf,
  type Batch,
  type BatchItem,
  type BatchMove,
} from './batches.queries.ts';

/** Actions on a batch in its current state. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'cancel' | 'undo' | null>(null);
  const move = useMutation({
    mutationFn: (how: BatchMove) => moveBatch(api, batch.id, how),
    onSuccess: async (moved) => {
      queries.setQueryData([...BATCHES_KEY, batch.id], moved);
      setAsking(null);
      await queries.invalidateQueries({ queryKey: BATCHES_KEY });
    },
  });
  const results = useMutation({
    mutationFn: () => downloadResults(api, batch.id),
    onSuccess: saveFile,
  });
  const packs = packsOf(batch);
  const all = useMutation({ mutationFn: () => downloadPacks(api, packs) });
  const { status, counts } = batch;
  const isOver = status !== 'running' && status !== 'paused';
  const failed = move.error ?? results.error ?? all.error;
  const does = (how: BatchMove) => ({
    loading: move.isPending && move.variables === how,
    onClick: () => move.mutate(how),
  });
  return (
    <Stack gap="sm">
      {failed === null || asking !== null ? null : (
        <InlineAlert tone="danger" title={failureTitle(failed)} appeared />
      )}
      <Inline gap="sm">
        {status === 'running' && counts.queued > 0 ? (
          <Button {...does('pause')}>{words.pause}</Button>
        ) : null}
        {status === 'paused' ? (
          <Button variant="primary" {...does('resume')}>
            {words.resume}
          </Button>
        ) : null}
        {!isOver && counts.queued > 0 ? (
          <Button onClick={() => setAsking('cancel')}>{words.cancelRemaining}</Button>
        ) : null}
        {isOver && counts.failed > 0 ? (
          <Button variant="primary" {...does('retry')}>
            {words.retryFailed(counts.failed)}
          </Button>
        ) : null}
        {batch.can_undo ? <Button onClick={() => setAsking('undo')}>{words.reverse}</Button> : null}
        {packs.length < 2 ? null : (
          <Button
            variant={isOver && counts.failed === 0 ? 'primary' : undefined}
            icon="download"
            loading={all.isPending}
            onClick={() => all.mutate()}
          >
            {words.downloadPacks(packs.length)}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="download"
          loading={results.isPending}
          onClick={() => results.mutate()}
        >
          {words.resultsAsCsv}
        </Button>
      </Inline>
      <Question
        asking={asking}
        batch={batch}
        move={move}
        onClose={() => {
          move.reset();
          setAsking(null);
        }}
      />
    </Stack>
  );
}

/** Downloads files one after the other, each named after its client and period. */
async function downloadPacks(api: ApiClient, packs: readonly BatchItem[]): Promise<void> {
  for (const pack of packs) {
    // Browsers drop simultaneous downloads.
    // oxlint-disable-next-line no-await-in-loop
    saveFile(await downloadPack(api, pack));
  }
}

const questions = () => ({
  cancel: {
    title: words.cancelQuestion,
    consequences: [words.inProgressFinish, words.waitingCanceled],
    confirmLabel: words.cancelRemaining,
  },
  undo: {
    title: words.reverseQuestion,
    consequences: [words.reversedToday, words.schedulesRestored, words.irreversibleShown],
    confirmLabel: words.reverse,
  },
});

type QuestionProps = {
  asking: 'cancel' | 'undo' | null;
  batch: Batch;
  move: { isPending: boolean; error: Error | null; mutate: (how: BatchMove) => void };
  onClose: () => void;
};

function Question({ asking, batch, move, onClose }: QuestionProps) {
  const { title, consequences, confirmLabel } = questions()[asking ?? 'cancel'];
  return (
    <ConfirmDialog
      open={asking !== null}
      onOpenChange={onClose}
      title={title}
      description={words.clientCount(batch.counts.total)}
      consequences={consequences}
      confirmLabel={confirmLabel}
      cancelLabel={words.notNow}
      busy={move.isPending}
      {...(move.error === null
        ? {}
        : { failure: { title: failureTitle(move.error), meaning: words.nothingChanged } })}
      onConfirm={() => asking !== null && move.mutate(asking)}
    />
  );
}
