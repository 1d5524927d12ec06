import { ConfirmDialog } from '@platebook/ui';
import type { Client, SyncRunDetail } from '../../../shared/api/entities.ts';
import { toDialogFailure } from '../entries/post-dialog.tsx';
import { UndoQuestion } from '../entries/undo-dialog.tsx';
import { countOf } from '../entries/entry.view.ts';
import { words } from './runs.messages.ts';
import { useRunChange } from './use-run-change.ts';

export type RunQuestion = 'approve' | 'cancel' | 'retry' | 'undo';

export type RunQuestionsProps = {
  client: Client;
  detail: SyncRunDetail;
  asking: RunQuestion | null;
  onClose: () => void;
};

/** The confirmations of a run's actions; each names the client. */
export function RunQuestions({ client, detail, asking, onClose }: RunQuestionsProps) {
  const change = useRunChange(client.tenant_id, detail.run.id, onClose);
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <>
      <UndoQuestion
        open={asking === 'undo'}
        title={words.reverseQuestion(client.name)}
        confirmLabel={words.reverseRun}
        busy={change.isPending}
        error={change.error}
        onClose={close}
        onConfirm={(how) => change.mutate({ kind: 'undo', how })}
      />
      {(['approve', 'cancel', 'retry'] as const).map((kind) => (
        <ConfirmDialog
          key={kind}
          open={asking === kind}
          onOpenChange={close}
          {...wordsOf(kind, client.name, detail.approvable_entries)}
          busy={change.isPending}
          failure={toDialogFailure(change.error)}
          onConfirm={() => change.mutate({ kind })}
        />
      ))}
    </>
  );
}

function wordsOf(kind: Exclude<RunQuestion, 'undo'>, clientName: string, approvable: number) {
  const questions = {
    approve: {
      title: words.postQuestion(countOf(approvable), clientName),
      consequences: [
        approvable === 1 ? words.postedOnceConfirmed : words.eachPostedOnceConfirmed,
        words.canBeReversed,
      ],
      confirmLabel: words.approveAndPost(countOf(approvable)),
      cancelLabel: words.dontPost,
      tone: 'primary',
    },
    cancel: {
      title: words.stopQuestion(clientName),
      consequences: [words.currentIsFinished, words.stayPosted],
      confirmLabel: words.stopRun,
      cancelLabel: words.keepRunning,
      tone: 'danger',
    },
    retry: {
      title: words.retryQuestion(clientName),
      consequences: [words.retryContinues, words.notSentAgain],
      confirmLabel: words.tryAgain,
      cancelLabel: words.notNow,
      tone: 'primary',
    },
  } as const;
  return questions[kind];
}
