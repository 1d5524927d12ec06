import { ConfirmDialog } from '@platebook/ui';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { failureInWords, words } from './notifications.messages.ts';
import { NOTIFICATIONS_KEY } from './notifications.queries.ts';
import { clientsOf, sendComposed, type Draft, type Sent } from './send.ts';

export type ReviewDialogProps = {
  draft: Draft;
  onClose: () => void;
  onSent: (sent: Sent) => void;
};

/** Shows the reach and sends on confirmation: a broadcast requires typing its number of clients. */
export function ReviewDialog({ draft, onClose, onSent }: ReviewDialogProps) {
  const { api } = useServices();
  const { composed, key, planned } = draft;
  const send = useOperatorsChange({
    change: () => sendComposed(api, composed, { key, dryRun: false }),
    rereads: NOTIFICATIONS_KEY,
    done: () => null,
    onDone: onSent,
  });
  const { reach, failures, isNobody, typed } = lookOver(planned);
  const format = useInstantFormat();
  const { sendAt } = composed;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => (isNobody ? onClose() : send.mutate(undefined))}
      busy={send.isPending}
      title={isNobody ? words.nobodyTitle : words.reviewTitle(composed.title)}
      consequences={[
        reach,
        ...failures,
        ...(isNobody
          ? []
          : [sendAt === null ? words.cannotTakeBack : words.sendsAt(format(sendAt))]),
      ]}
      typed={typed === null ? undefined : { label: words.typeToConfirm(typed), text: typed }}
      tone="primary"
      cancelLabel={words.dontSend}
      confirmLabel={sendAt === null ? words.send : words.schedule}
      failure={
        send.isError ? { title: failureTitle(send.error), meaning: words.sendFailed } : undefined
      }
    />
  );
}

function lookOver(planned: Sent) {
  if (planned.kind === 'notification') {
    const { total_targets: people, successful_sends: reached, failures } = planned.send;
    return {
      reach: words.reach(people, reached),
      failures: failures.map(failureInWords),
      isNobody: reached === 0,
      typed: null,
    };
  }
  const { broadcast } = planned;
  const clients = clientsOf(broadcast);
  return {
    reach: words.broadcastReach(broadcast.total_targets, clients),
    failures: broadcast.failures.map(failureInWords),
    isNobody: clients === 0,
    typed: clients === 0 ? null : words.broadcastName(clients),
  };
}
