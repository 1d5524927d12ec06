import { Button, ConfirmDialog, InlineAlert, Inline, Stack } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../shared/api/save-file.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import {
  BATCHES_KEY,
  downloadResults,
  moveBatch,
  type Batch,
  type BatchMove,
} from './batches.queries.ts';

/** What can be done to a batch where it stands. */
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
  const { status, counts } = batch;
  const isOver = status !== 'running' && status !== 'paused';
  const failed = move.error ?? results.error;
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
          <Button {...does('pause')}>Pause</Button>
        ) : null}
        {status === 'paused' ? (
          <Button variant="primary" {...does('resume')}>
            Resume
          </Button>
        ) : null}
        {!isOver && counts.queued > 0 ? (
          <Button onClick={() => setAsking('cancel')}>Leave out the rest</Button>
        ) : null}
        {isOver && counts.failed > 0 ? (
          <Button variant="primary" {...does('retry')}>
            Retry {counts.failed} failed
          </Button>
        ) : null}
        {batch.can_undo ? <Button onClick={() => setAsking('undo')}>Take it back</Button> : null}
        <Button
          variant="quiet"
          icon="download"
          loading={results.isPending}
          onClick={() => results.mutate()}
        >
          Results as CSV
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

const QUESTIONS = {
  cancel: {
    title: 'Leave out the rest?',
    consequences: [
      'Clients that are being worked on are finished.',
      'Clients that wait are left out. What is done stays done.',
    ],
    confirmLabel: 'Leave out the rest',
  },
  undo: {
    title: 'Take back what this batch did?',
    consequences: [
      'Entries that were posted are reversed with the date of today.',
      'Schedules go back to how they were.',
      'What cannot be taken back says why.',
    ],
    confirmLabel: 'Take it back',
  },
} as const;

type QuestionProps = {
  asking: 'cancel' | 'undo' | null;
  batch: Batch;
  move: { isPending: boolean; error: Error | null; mutate: (how: BatchMove) => void };
  onClose: () => void;
};

function Question({ asking, batch, move, onClose }: QuestionProps) {
  const { title, consequences, confirmLabel } = QUESTIONS[asking ?? 'cancel'];
  return (
    <ConfirmDialog
      open={asking !== null}
      onOpenChange={onClose}
      title={title}
      description={`${batch.counts.total} clients`}
      consequences={consequences}
      confirmLabel={confirmLabel}
      keepLabel="Not now"
      busy={move.isPending}
      {...(move.error === null
        ? {}
        : { failure: { title: failureTitle(move.error), meaning: 'Nothing was changed.' } })}
      onConfirm={() => asking !== null && move.mutate(asking)}
    />
  );
}
