import { Button, ConfirmDialog, Grid, PlanCard, Text, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { Client, Plan, Subscription } from '../../shared/api/entities.ts';
import { failureTitle, unlessSaid } from '../../shared/query/failure.view.ts';
import { Part } from './part.tsx';
import {
  allowances,
  changeLines,
  isKept,
  overLimits,
  smallestFit,
  suggestedPlan,
  type Billing,
} from './plan.view.ts';
import { useCheckout } from './use-plan-changes.ts';

export type PlansProps = {
  client: Client;
  subscription: Subscription;
  billing: Billing;
};

/** The plans beside each other, to be chosen by an owner. */
export function Plans({ client, subscription, billing }: PlansProps) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  if (billing.isOff && billing.plans.length < 2) {
    return (
      <Part title="Billing">
        <Text>
          {`The operator of this Platebook has turned billing off. You’re on ${subscription.plan.name} and there’s nothing to pay here.`}
        </Text>
      </Part>
    );
  }
  const fit = smallestFit(subscription, billing.plans);
  const suggested = suggestedPlan(subscription, billing.plans);
  return (
    <Part title={titleFor(client, subscription)}>
      <Grid columns={3}>
        {billing.plans.map((plan) => (
          <PlanCard
            key={plan.code}
            {...cardOf(plan)}
            standing={plan.code === subscription.plan.code ? 'Your plan' : undefined}
            preview={previewOf(subscription, plan, fit)}
            action={
              client.level === 'user_owner' && isChoosable(billing, subscription, plan) ? (
                <Button
                  variant={plan.code === suggested ? 'primary' : 'secondary'}
                  onClick={() => setChosen(plan)}
                >
                  {choiceWords(subscription, plan)}
                </Button>
              ) : undefined
            }
          />
        ))}
      </Grid>
      <ChangeDialog
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
    return 'Plans';
  }
  return isKept(subscription, subscription.plan.code) ? 'Change plan' : 'Choose a plan';
}

function cardOf(plan: Plan) {
  const { name, description, price_cents: cents, currency, interval } = plan;
  const price = cents === null ? null : { cents, currency, per: interval };
  return { name, description, price, allows: allowances(plan) };
}

function previewOf(subscription: Subscription, plan: Plan, fit: string | null): string | undefined {
  const over = overLimits(subscription, plan);
  if (over.length > 0) {
    return `${over.join(' ')} Nothing is removed, but you can’t add more.`;
  }
  return plan.code === fit ? 'Covers everything you use today.' : undefined;
}

function isChoosable(billing: Billing, subscription: Subscription, plan: Plan): boolean {
  const isFree = plan.price_cents === null;
  return !isKept(subscription, plan.code) && (isFree || !billing.isOff);
}

function choiceWords({ plan: own, trial, state }: Subscription, { code, name }: Plan): string {
  if (own.code !== code || trial !== null) {
    return `Choose ${name}`;
  }
  return state === 'past_due' ? `Pay for ${name}` : `Restart ${name}`;
}

type ChangeDialogProps = {
  client: Client;
  subscription: Subscription;
  to: Plan | null;
  onClose: () => void;
};

/** Says what choosing a plan changes, before it does. */
function ChangeDialog({ client, subscription, to, onClose }: ChangeDialogProps) {
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
      title={to === null ? '' : `${choiceWords(subscription, to)}?`}
      consequences={to === null ? [] : changeLines(subscription, to, format)}
      keepLabel="Not now"
      confirmLabel={to?.price_cents === null ? `Switch to ${to.name}` : 'Continue to payment'}
      busy={checkout.isPending || checkout.isSuccess}
      onConfirm={() => {
        if (to !== null) {
          checkout.mutate(to.code);
        }
      }}
      failure={
        failure === null
          ? undefined
          : {
              title: failure,
              meaning: unlessSaid(failure, 'You weren’t charged, and your plan is unchanged.'),
            }
      }
    />
  );
}
