import { Button, ConfirmDialog, InlineAlert, Stack, useMoneyFormat } from '@platebook/ui';
import type { Client, Plan, PlanChange, Subscription } from '../../shared/api/entities.ts';
import { planChangeLines } from '../../shared/billing/plan-change.view.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { words } from './plan.messages.ts';
import { lostWith } from './plan.view.ts';
import { useChangePlan, usePlanChangePreview } from './use-plan-changes.ts';

export type ChangeInPlaceProps = { client: Client; subscription: Subscription; to: Plan };

/** Changes a paid plan: previews today's cost, and changes at that price. */
export function ChangeInPlace({ client, subscription, to }: ChangeInPlaceProps) {
  const preview = usePlanChangePreview(client.tenant_id);
  const { data: change, error, isPending } = preview;
  return (
    <Stack gap="sm">
      {error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(error)} appeared>
          {unlessStated(failureTitle(error), words.notCharged)}
        </InlineAlert>
      )}
      <Button loading={isPending} onClick={() => preview.mutate(to.code)}>
        {words.choose(to.name)}
      </Button>
      {change === undefined ? null : (
        <ChangeQuestion
          client={client}
          subscription={subscription}
          change={change}
          onClose={preview.reset}
        />
      )}
    </Stack>
  );
}

type ChangeQuestionProps = {
  client: Client;
  subscription: Subscription;
  change: PlanChange;
  onClose: () => void;
};

function ChangeQuestion({ client, subscription, change, onClose }: ChangeQuestionProps) {
  const save = useChangePlan(client.tenant_id);
  const day = useDayFormat();
  const money = useMoneyFormat();
  const { to, at, due_now_cents: due } = change;
  const failure = save.isError ? failureTitle(save.error) : null;
  const isEnding = subscription.cancels_at !== null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) {
          onClose();
        }
      }}
      tone="primary"
      title={words.asked(words.switchTo(to.name))}
      consequences={planChangeLines(
        change,
        { lost: lostWith(subscription, to), isEnding },
        { money, day },
      )}
      cancelLabel={words.notNow}
      confirmLabel={
        due === 0
          ? words.switchTo(to.name)
          : words.switchAndPay(to.name, money(due, { currency: to.currency }))
      }
      busy={save.isPending}
      onConfirm={() => save.mutate({ planCode: to.code, at }, { onSuccess: onClose })}
      failure={
        failure === null
          ? undefined
          : { title: failure, meaning: unlessStated(failure, words.notCharged) }
      }
    />
  );
}
