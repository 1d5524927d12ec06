import { Button, Grid, PlanCard, Text, ConfirmDialog, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { overLimits } from '../../shared/billing/plan-limits.ts';
import { ChangeInPlace } from './change-in-place.tsx';
import { Part } from './part.tsx';
import { words } from './plan.messages.ts';
import {
  allowances,
  canResume,
  isChangedInPlace,
  isCurrentPlan,
  smallestFit,
  suggestedPlan,
  type Billing,
  changeLines,
} from './plan.view.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { useCheckout } from './use-plan-changes.ts';

export type PlansProps = {
  client: Client;
  subscription: Subscription;
  billing: Billing;
};

/** The plans side by side, for an owner to choose from. */
export function Plans({ client, subscription, billing }: PlansProps) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  if (billing.isOff && billing.plans.length < 2) {
    return (
      <Part title={words.billing}>
        <Text>{words.isOff(subscription.plan.name)}</Text>
      </Part>
    );
  }
  const fit = smallestFit(subscription, billing.plans);
  const suggested = suggestedPlan(subscription, billing.plans);
  const isMine = client.level === 'user_owner';
  return (
    <Part title={titleFor(client, subscription)}>
      <Grid columns={3}>
        {billing.plans.map((plan) => (
          <PlanCard
            key={plan.code}
            {...cardOf(plan)}
            badge={plan.code === subscription.plan.code ? words.yourPlan : undefined}
            preview={previewOf(subscription, plan, fit)}
            action={
              !isMine || !isChoosable(billing, subscription, plan) ? undefined : isChangedInPlace(
                  subscription,
                  plan,
                ) ? (
                <ChangeInPlace client={client} subscription={subscription} to={plan} />
              ) : (
                <Button
                  variant={plan.code === suggested ? 'primary' : 'secondary'}
                  onClick={() => setChosen(plan)}
                >
                  {choiceWords(subscription, plan)}
                </Button>
              )
            }
          />
        ))}
      </Grid>
      <PayForPlan
        client={client}
        subscription={subscription}
        to={chosen}
        onClose={() => setChosen(null)}
      />
    </Part>
  );
}

function titleFor({ level }: Client, subscription: Subscription): string {
  if (level !== 'user_owner') {
    return words.plans;
  }
  return isCurrentPlan(subscription, subscription.plan.code) ? words.changePlan : words.choosePlan;
}

function cardOf(plan: Plan) {
  const { name, description, price_cents: cents, currency, interval } = plan;
  const price = cents === null ? null : { cents, currency, per: interval };
  return { name, description, price, allows: allowances(plan) };
}

function previewOf(subscription: Subscription, plan: Plan, fit: string | null): string | undefined {
  const over = overLimits(subscription, plan);
  if (over.length > 0) {
    return words.overPreview(over.join(' '));
  }
  return plan.code === fit ? words.fits : undefined;
}

/** A canceled current plan is resumed in place, not purchased again. */
function isChoosable(billing: Billing, subscription: Subscription, plan: Plan): boolean {
  const isFree = plan.price_cents === null;
  const isResumed = plan.code === subscription.plan.code && canResume(subscription);
  return !isCurrentPlan(subscription, plan.code) && !isResumed && (isFree || !billing.isOff);
}

type PayForPlanProps = {
  client: Client;
  subscription: Subscription;
  to: Plan | null;
  onClose: () => void;
};

/** The label for choosing a plan in the current situation. */
function choiceWords({ plan: own, trial, state }: Subscription, to: Plan): string {
  const { code, name } = to;
  if (own.code !== code || trial !== null) {
    return words.choose(name);
  }
  return state === 'past_due' ? words.payFor(name) : words.restart(name);
}

/** Shows what choosing a plan changes before redirecting to the provider's checkout. */
function PayForPlan({ client, subscription, to, onClose }: PayForPlanProps) {
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
