import { ConfirmDialog } from '@platebook/ui';
import type { Client, Subscription } from '../../shared/api/entities.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { words } from './plan.messages.ts';
import { cancelLines } from './plan.view.ts';
import { useCancelPlan } from './use-plan-changes.ts';

export type CancelDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
  subscription: Subscription;
};

/** Asks before a plan is canceled, with all that follows from it. */
export function CancelDialog({ open, onOpenChange, client, subscription }: CancelDialogProps) {
  const day = useDayFormat();
  const cancel = useCancelPlan(client.tenant_id);
  const { plan, renews_at: paidUntil } = subscription;
  const failure = cancel.isError ? failureTitle(cancel.error) : null;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        cancel.reset();
      }}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
      busy={cancel.isPending}
      title={words.cancelTitle(plan.name)}
      consequences={cancelLines(plan.name, paidUntil === null ? null : day(paidUntil))}
      cancelLabel={words.keep(plan.name)}
      confirmLabel={words.cancelPlan}
      failure={
        failure === null
          ? undefined
          : {
              title: failure,
              meaning: unlessStated(failure, words.notCanceled),
            }
      }
    />
  );
}
