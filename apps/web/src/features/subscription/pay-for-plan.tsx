import { ConfirmDialog, useMoneyFormat } from '@platebook/ui';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { words } from './plan.messages.ts';
import { changeLines } from './plan.view.ts';
import { useCheckout } from './use-plan-changes.ts';

export type PayForPlanProps = {
  client: Client;
  subscription: Subscription;
  to: Plan | null;
  onClose: () => void;
};

/** What choosing a plan is called where one stands. */
export function choiceWords({ plan: own, trial, state }: Subscription, to: Plan): string {
  const { code, name } = to;
  if (own.code !== code || trial !== null) {
    return words.choose(name);
  }
  return state === 'past_due' ? words.payFor(name) : words.restart(name);
}

/** Says what choosing a plan changes, before it is paid for on the provider's page. */
export function PayForPlan({ client, subscription, to, onClose }: PayForPlanProps) {
  const checkout = useCheckout(client.tenant_id);
  const format = useMoneyFormat();
  const failure = checkout.isError ? failureTitle(checkout.error) : null;
  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => {
        if (!open) {
          onClose();
          checkout.reset();
        }
      }}
      tone="primary"
      title={to === null ? '' : words.asked(choiceWords(subscription, to))}
      consequences={to === null ? [] : changeLines(subscription, to, format)}
      cancelLabel={words.notNow}
      confirmLabel={to?.price_cents === null ? words.switchTo(to.name) : words.toPayment}
      busy={checkout.isPending || checkout.isSuccess}
      onConfirm={() => {
        if (to !== null) {
          checkout.mutate(to.code);
        }
      }}
      failure={
        failure === null
          ? undefined
          : { title: failure, meaning: unlessStated(failure, words.notCharged) }
      }
    />
  );
}
