import {
  Button,
  DescriptionList,
  Inline,
  InlineAlert,
  Stack,
  Text,
  useMoneyFormat,
  ConfirmDialog,
} from '@platebook/ui';
import { useState } from 'react';
import type { Client, Subscription } from '../../shared/api/entities.ts';
import { priceWords } from '../../shared/billing/plan-limits.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { Part } from './part.tsx';
import { words } from './plan.messages.ts';
import { canCancel, canResume, type Billing, cancelLines } from './plan.view.ts';
import { nextDate, stateWords } from './plan-status.view.ts';
import { useResumePlan, useCancelPlan } from './use-plan-changes.ts';

export type OwnPlanProps = {
  client: Client;
  subscription: Subscription;
  billing: Billing;
};

/** The current plan, its price, and its end date. */
export function OwnPlan({ client, subscription, billing }: OwnPlanProps) {
  const day = useDayFormat();
  const [canceling, setCanceling] = useState(false);
  const { plan, trial } = subscription;
  const price = priceWords(plan, useMoneyFormat());
  const date = nextDate(subscription, day);
  const mayChange = client.level === 'user_owner' && !billing.isOff;
  return (
    <Part title={words.yourPlan}>
      <Stack gap="md">
        <DescriptionList
          aria-label={words.yourPlan}
          items={[
            { term: words.plan, value: plan.name },
            { term: words.status, value: stateWords(subscription) },
            ...(price === null
              ? []
              : [{ term: trial === null ? words.price : words.priceAfterTrial, value: price }]),
            ...(date === null ? [] : [date]),
          ]}
        />
        {price === null || trial !== null ? null : (
          <Text size="small" tone="muted">
            {words.receipts}
          </Text>
        )}
        {mayChange && canCancel(subscription) ? (
          <Inline>
            <Button onClick={() => setCanceling(true)}>{words.cancel(plan.name)}</Button>
          </Inline>
        ) : null}
        {mayChange && canResume(subscription) ? (
          <Resume client={client} subscription={subscription} />
        ) : null}
      </Stack>
      <CancelDialog
        open={canceling}
        onOpenChange={setCanceling}
        client={client}
        subscription={subscription}
      />
    </Part>
  );
}

function Resume({ client, subscription }: Pick<OwnPlanProps, 'client' | 'subscription'>) {
  const resume = useResumePlan(client.tenant_id);
  const failure = resume.isError ? failureTitle(resume.error) : null;
  return (
    <Stack gap="md">
      {failure === null ? null : (
        <InlineAlert tone="danger" title={failure} appeared>
          {unlessStated(failure, words.notResumed)}
        </InlineAlert>
      )}
      <Inline>
        <Button variant="primary" loading={resume.isPending} onClick={() => resume.mutate()}>
          {words.resume(subscription.plan.name)}
        </Button>
      </Inline>
    </Stack>
  );
}

type CancelDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
  subscription: Subscription;
};

/** Confirms canceling a plan, showing the consequences. */
function CancelDialog({ open, onOpenChange, client, subscription }: CancelDialogProps) {
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
